import { useQueryClient } from "@tanstack/react-query";
import { claimCart } from "../../lib/cart/cart-store.ts";
import { isProblem } from "../../lib/api/api-problem.ts";
import { call } from "../../lib/api/call.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { ConfirmDialog } from "../../parts/dialogs/ConfirmDialog.tsx";
import { Button } from "../../ui/Button.tsx";
import { openDialog } from "../../ui/dialog-store.ts";
import { Unbroken } from "../../ui/Unbroken.tsx";
import { toast } from "../../ui/toast-store.ts";
import { isAtBank, moneyBack, type Order } from "./order.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";

/** Until it is made an order can be cancelled; before that it is said what becomes of the money. */
export function CancelOrder({ order }: { order: Order }) {
  const t = useT();
  const { money } = useFormat();
  const queries = useQueryClient();
  const back = moneyBack(order);
  const params = { orderUuid: order.uuid };

  /** By the press before, whose answer was lost: then nothing failed. */
  async function wasCancelled(error: unknown): Promise<boolean> {
    if (!isProblem(error, "network", "unknown", "order_not_changeable")) return false;
    const now = await call("getOrder", { params }).catch(() => null);
    return now?.status === "cancelled";
  }

  async function cancel(): Promise<void> {
    try {
      await call("cancelOrder", { params }).catch(async (error: unknown) => {
        if (!(await wasCancelled(error))) throw error;
      });
      // The cart of one that was never paid is open again, and joins the one that was begun since.
      if (order.status === "draft") await claimCart();
      toast(t("order.cancel_done"));
    } finally {
      // Also when it was too late: the page then shows why.
      await Promise.all(
        [queryKeys.order(order.uuid), queryKeys.orders, queryKeys.cart].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    }
  }

  const outcome =
    order.status === "draft"
      ? t(isAtBank(order) ? "order.cancel_waiting" : "order.cancel_draft")
      : back > 0
        ? t("order.cancel_paid", { amount: money(back) })
        : t("order.cancel_invoice");
  const ask = () =>
    openDialog((close) => (
      <ConfirmDialog
        title={
          <Unbroken text={t("order.cancel_title", { number: order.order_number })}>
            {order.order_number}
          </Unbroken>
        }
        text={outcome}
        confirm={t("order.cancel")}
        back={t("order.cancel_keep")}
        onConfirm={cancel}
        onClose={close}
      />
    ));
  return (
    <>
      <Button variant="danger" onClick={ask}>
        {t("order.cancel")}
      </Button>
      <p className="basis-full type-small text-mute">{t("order.until")}</p>
    </>
  );
}
