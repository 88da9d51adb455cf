import { isWaiting, limits } from "@holeshot/domain";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { findOrder, lockOrder, requireOwn } from "../../orders/index.ts";
import { currentProvider, findPayments, insertPayment } from "../../payments/index.ts";
import { openPage } from "../open-page.ts";
import { askPayment } from "./ask-payment.ts";

/**
 * A new payment page for an order that waits to be paid.
 * @throws Problem `already_paid` for an order that is not to be paid on a page, or no longer; `payment_unavailable`.
 */
export async function payOrder(
  platform: Platform,
  orderId: string,
  customerId: string,
): Promise<string> {
  requireOwn(await findOrder(platform.db, orderId), customerId);
  await askEarlier(platform, orderId);
  const { order, payment } = await platform.transaction(async (tx) => {
    const order = requireOwn(await lockOrder(tx, orderId), customerId);
    const now = platform.clock();
    const deadline = order.created_at.getTime() + limits.unpaidOrderSeconds * 1000;
    if (order.status !== "draft" || now.getTime() >= deadline) throw new Problem("already_paid");
    const earlier = await findPayments(tx, orderId);
    // A bank works on one, or money of another amount came: paying again would be paying twice.
    if (earlier.some(({ status, received }) => status === "pending" || received !== null)) {
      throw new Problem("already_paid");
    }
    const provider = currentProvider(platform.config.payment).name;
    const payment = { id: platform.newId(), amount: order.total, provider };
    await insertPayment(tx, { ...payment, orderId, method: "pay_now", now });
    return { order, payment };
  });
  return openPage(platform, order, payment);
}

/** Paid on the page before, without the shop having heard of it, an order is not paid a second time. */
async function askEarlier(platform: Platform, orderId: string): Promise<void> {
  const current = currentProvider(platform.config.payment).name;
  for (const payment of await findPayments(platform.db, orderId)) {
    if (!isWaiting(payment.status) || payment.provider !== current) continue;
    await askPayment(platform, payment.id);
  }
}
