import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import {
  confirmOrder,
  lockOrder,
  mailRefund,
  type OrderEvent,
  type OrderRow,
  recordEvent,
} from "../../orders/index.ts";
import {
  findPayment,
  findPayments,
  movePayment,
  type PaymentNotice,
  type PaymentRow,
} from "../../payments/index.ts";
import { cancelOrder } from "./cancel-order.ts";
import { requestRefund } from "./refund-payment.ts";

/**
 * Takes note of what the provider says. Safe to repeat and in any order: the tables of states
 * decide what a notice still changes, under the order's lock.
 */
export async function settlePayment(platform: Platform, notice: PaymentNotice): Promise<void> {
  const known = await findPayment(platform.db, notice.paymentId);
  if (!known || known.amount !== notice.amount) {
    platform.log.warn({ payment: notice.paymentId }, "notice of a payment the shop does not have");
    return;
  }
  await platform.transaction(async (tx) => {
    const order = await lockOrder(tx, known.order_id);
    const payment = await findPayment(tx, notice.paymentId);
    if (!order || !payment) return;
    if (!(await movePayment(tx, payment, notice.status, platform.clock()))) return;
    await react(platform, tx, order, payment, notice.status);
  });
}

async function react(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  status: PaymentNotice["status"],
): Promise<void> {
  const note = (event: OrderEvent): Promise<void> =>
    recordEvent(tx, order.id, {
      id: platform.newId(),
      event,
      status: order.status,
      now: platform.clock(),
    });
  if (status === "paid") {
    if (order.status !== "draft") {
      await note(order.status === "cancelled" ? "paid_after_cancellation" : "paid_twice");
      await requestRefund(platform, tx, order, payment);
      return mailRefund(platform, tx, order, payment.amount);
    }
    await note("paid");
    await confirmOrder(platform, tx, order);
    return;
  }
  if (status === "refunded") return note("refunded");
  if (order.status !== "draft") return;
  if (status === "cancelled" && (await isLatest(tx, payment))) {
    await cancelOrder(platform, tx, order, "cancelled");
    return;
  }
  if (status === "failed") await note("payment_failed");
}

/** A page left behind must not cancel an order that is being paid on a newer one. */
async function isLatest(tx: Tx, payment: PaymentRow): Promise<boolean> {
  return (await findPayments(tx, payment.order_id)).at(-1)?.id === payment.id;
}
