import { limits } from "@holeshot/domain";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { lockOrder, requireOwn } from "../../orders/index.ts";
import { insertPayment, paymentProvider } from "../../payments/index.ts";
import { openPage } from "../open-page.ts";

/**
 * A new payment page for an order that waits to be paid.
 * @throws Problem `already_paid` for an order that is not to be paid on a page, or no longer.
 */
export async function payOrder(
  platform: Platform,
  orderId: string,
  customerId: string,
): Promise<string> {
  const { order, payment } = await platform.transaction(async (tx) => {
    const order = requireOwn(await lockOrder(tx, orderId), customerId);
    const now = platform.clock();
    const deadline = order.created_at.getTime() + limits.unpaidOrderSeconds * 1000;
    if (order.status !== "draft" || now.getTime() >= deadline) throw new Problem("already_paid");
    const payment = { id: platform.newId(), amount: order.total };
    await insertPayment(tx, {
      ...payment,
      orderId,
      method: "pay_now",
      provider: paymentProvider(platform.config.payment).name,
      now,
    });
    return { order, payment };
  });
  return openPage(platform, order, payment);
}
