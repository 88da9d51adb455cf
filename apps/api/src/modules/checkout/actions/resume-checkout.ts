import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { findOrder } from "../../orders/index.ts";
import { findPayments } from "../../payments/index.ts";
import { openPage } from "../open-page.ts";
import type { CheckoutResult } from "../request.ts";

/**
 * What the checkout of an order answers, the first time and every time again.
 * @param shopUrl where the buyer has the shop open
 */
export async function resumeCheckout(
  platform: Platform,
  orderId: string,
  shopUrl: string,
): Promise<CheckoutResult> {
  const order = await findOrder(platform.db, orderId);
  if (!order) throw new Problem("not_found");
  const answer = { order_uuid: order.id, order_number: order.order_number };
  const [payment] = await findPayments(platform.db, orderId);
  if (payment?.method !== "pay_now") return { ...answer, outcome: "complete" };
  const url = payment.payment_url ?? (await openPage(platform, order, payment, { shopUrl }));
  return { ...answer, outcome: "redirect", payment_url: url };
}
