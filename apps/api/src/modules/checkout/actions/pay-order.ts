import { isWaiting } from "@holeshot/domain";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { lockOrder, payUntil } from "../../orders/index.ts";
import { currentProvider, findPayments, insertPayment } from "../../payments/index.ts";
import { openPage } from "../open-page.ts";
import { askPayment } from "./ask-payment.ts";

/**
 * A new payment page for an order that waits to be paid. Whether the asker may pay it was looked at before.
 * @param how.returnUrl of the link that it is paid by, where the page leads back to; absent: to where a signed-in buyer sees how
 *   it ended, in the shop as he has it open at `how.shopUrl`.
 * @throws Problem `already_paid` for an order that is not to be paid on a page, or no longer; `payment_unavailable`.
 */
export async function payOrder(
  platform: Platform,
  orderId: string,
  how: { readonly returnUrl?: string; readonly shopUrl?: string },
): Promise<string> {
  await askEarlier(platform, orderId);
  const { order, payment } = await platform.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Problem("not_found");
    const now = platform.clock();
    if (order.status !== "draft" || now >= payUntil(order)) throw new Problem("already_paid");
    const earlier = await findPayments(tx, orderId);
    // A bank works on one, or money of another amount came: paying again would be paying twice.
    if (earlier.some(({ status, received }) => status === "pending" || received !== null)) {
      throw new Problem("already_paid");
    }
    const provider = currentProvider(platform).name;
    const payment = { id: platform.newId(), amount: order.total, provider };
    const byLink = how.returnUrl !== undefined;
    await insertPayment(tx, { ...payment, orderId, method: "pay_now", byLink, now });
    return { order, payment };
  });
  return openPage(platform, order, payment, how);
}

/** Paid on the page before, without the shop having heard of it, an order or a change of it is not paid a second time. */
export async function askEarlier(
  platform: Platform,
  orderId: string,
  surchargeId: string | null = null,
): Promise<void> {
  const current = currentProvider(platform).name;
  for (const payment of await findPayments(platform.db, orderId)) {
    if (payment.surcharge_id !== surchargeId) continue;
    if (!isWaiting(payment.status) || payment.provider !== current) continue;
    await askPayment(platform, payment.id);
  }
}
