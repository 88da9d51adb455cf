import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { returnCode, setCartState } from "../../cart/index.ts";
import { moveOrder, type OrderRow, recordEvent } from "../../orders/index.ts";
import { expireOpenPayments } from "../../payments/index.ts";

/**
 * Cancels a locked order that was never paid: its cart is open again under the same uuid, the use
 * of its discount code is given back, and what was open for payment is closed.
 * @returns false when the order's state does not allow it.
 */
export async function cancelOrder(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  event: "cancelled" | "expired",
): Promise<boolean> {
  const now = platform.clock();
  if (!(await moveOrder(tx, order, "cancelled", { settled: false, now }))) return false;
  await recordEvent(tx, order.id, { id: platform.newId(), event, status: "cancelled", now });
  await expireOpenPayments(tx, order.id, now);
  await setCartState(tx, order.cart_id, { state: "open" });
  if (order.discount_code_id) await returnCode(tx, order.discount_code_id);
  return true;
}
