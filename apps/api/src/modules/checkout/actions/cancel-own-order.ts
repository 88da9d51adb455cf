import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { findOrder, lockOrder, requireOwn } from "../../orders/index.ts";
import { cancelConfirmedOrder, cancelOrder } from "./cancel-order.ts";
import { closeBeforeCancel } from "./close-waiting.ts";

/**
 * Cancels an order for its customer until it is being made. One that waits to be paid gives its cart back, once its
 * provider was asked; a confirmed one is refunded and credited, as when staff cancel it.
 * @throws Problem `not_found`, `payment_unavailable`, or `order_not_changeable` when it is being made or was cancelled
 *   before.
 */
export async function cancelOwnOrder(
  platform: Platform,
  orderId: string,
  customerId: string,
): Promise<void> {
  const before = requireOwn(await findOrder(platform.db, orderId), customerId);
  await closeBeforeCancel(platform, before);
  await platform.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.customer_id !== customerId) throw new Problem("not_found");
    // Its provider said so while it was asked.
    if (before.status === "draft" && order.status === "cancelled") return;
    const done =
      order.status === "draft"
        ? await cancelOrder(platform, tx, order, "cancelled")
        : await cancelConfirmedOrder(platform, tx, order);
    if (!done) throw new Problem("order_not_changeable");
  });
}
