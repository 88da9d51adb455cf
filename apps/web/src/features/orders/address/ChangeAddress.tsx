import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { openDialog } from "../../../ui/dialog-store.ts";
import { dialogPart } from "../../../ui/part.tsx";
import type { Order } from "../order.ts";
import type { WhichAddress } from "./address-values.ts";

const AddressDialog = dialogPart(
  async () => (await import("./AddressDialog.tsx")).AddressDialog,
  ({ onClose }) => onClose(),
);

/** Until the order is made, it may go elsewhere. */
export function ChangeAddress({ order, which }: { order: Order; which: WhichAddress }) {
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
          <AddressDialog order={order} which={which} title={label} onClose={close} />
        ))
      }
    >
      {t("order.change")}
    </Button>
  );
}
