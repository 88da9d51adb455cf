import { useT } from "../../lib/i18n/language-store.ts";
import { Button } from "../../ui/Button.tsx";
import { openDialog } from "../../ui/dialog-store.ts";
import { dialogPart } from "../../ui/part.tsx";
import type { AddressChange, AddressedOrder, WhichAddress } from "./address-values.ts";

const AddressDialog = dialogPart(
  async () => (await import("./AddressDialog.tsx")).AddressDialog,
  ({ onClose }) => onClose(),
);

interface ChangeAddressProps {
  order: AddressedOrder;
  which: WhichAddress;
  onChange: (change: AddressChange) => Promise<unknown>;
  /** What is said of a failure that belongs to no field; the shop's own words where it is left out. */
  errorText?: (error: unknown) => string;
}

/** As long as it is here, it may go elsewhere; its invoice until it is made. */
export function ChangeAddress({ which, ...rest }: ChangeAddressProps) {
  const t = useT();
  const label = t(which === "shipping" ? "order.change_delivery" : "order.change_billing");
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-mr-3"
      aria-label={label}
      onClick={() =>
        openDialog((close) => (
          <AddressDialog {...rest} which={which} title={label} onClose={close} />
        ))
      }
    >
      {t("order.change")}
    </Button>
  );
}
