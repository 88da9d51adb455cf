import { may } from "@holeshot/domain";
import { isProblem } from "../../../lib/api/api-problem.ts";
import { call } from "../../../lib/api/call.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { useCustomer } from "../../../lib/session/customer.ts";
import { WaitingSurcharge } from "../../../parts/change-line/WaitingSurcharge.tsx";
import { deskError } from "../parts/desk-error.ts";
import { useWords } from "../use-words.ts";
import type { DeskOrder } from "./desk-order.ts";
import { ConfirmDialog } from "../../../parts/dialogs/ConfirmDialog.tsx";
import { openDialog } from "../../../ui/dialog-store.ts";
import { useAct } from "../../../parts/order-acts/use-act.ts";

interface OrderSurchargeProps {
  order: DeskOrder;
  surcharge: NonNullable<DeskOrder["surcharge"]>;
}

/** A change that waits for the customer's payment, who got a mail with a link. */
export function OrderSurcharge({ order, surcharge }: OrderSurchargeProps) {
  const t = useT();
  const say = useWords();
  const act = useAct(order);
  const { data: me } = useCustomer();
  const params = { orderUuid: order.uuid };
  const words = (error: unknown) =>
    isProblem(error, "already_paid") ? t("surcharge.too_late") : deskError(t, say, error);
  const askWithdraw = () =>
    openDialog((close) => (
      <ConfirmDialog
        title={say("withdraw.title")}
        text={say("withdraw.text")}
        confirm={t("surcharge.withdraw")}
        errorWords={words}
        onConfirm={() => act(null, () => call("withdrawStaffSurcharge", { params }))}
        onClose={close}
      />
    ));
  return (
    <WaitingSurcharge
      surcharge={surcharge}
      lines={order.lines}
      {...(me !== undefined &&
        may(me.role, "orders.change") && {
          onWithdraw: async () => askWithdraw(),
        })}
      errorText={words}
    />
  );
}
