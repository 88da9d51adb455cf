import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { lockOrder } from "../../orders/index.ts";
import { cancelConfirmedOrder, cancelOrder } from "./cancel-order.ts";

/**
 * Cancels an order for its customer until it is being made. One that waits to be paid gives its cart back; a confirmed
 * one is refunded and credited, as when staff cancel it.
 * @throws Problem `not_found`, or `order_not_changeable` when it is being made or was cancelled before.
 */
export async function cancelOwnOrder(
  platform: Platform,
  orderId: string,
  customerId: string,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.customer_id !== customerId) throw new Problem("not_found");
    const done =
      order.status === "draft"
        ? await cancelOrder(platform, tx, order, "cancelled")
        : await cancelConfirmedOrder(platform, tx, order);
    if (!done) throw new Problem("order_not_changeable");
  });
}
