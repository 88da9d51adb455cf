import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { returnCode, setCartState } from "../../cart/index.ts";
import {
  creditOrder,
  endSurcharge,
  moveOrder,
  type OrderRow,
  recordEvent,
  withdrawPaymentFailed,
} from "../../orders/index.ts";
import { endOpenPayments } from "../../payments/index.ts";
import { refundReceived } from "./refund-payment.ts";

/**
 * Cancels a locked order that was never paid: its cart is open again under the same uuid, the use
 * of its discount code is given back, and what was open for payment is closed. The caller has asked its providers.
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
  await endOpenPayments(tx, order.id, "expired", now);
  await withdrawPaymentFailed(tx, order.id);
  await setCartState(tx, order.cart_id, { state: "open" });
  if (order.discount_code_id) await returnCode(tx, order.discount_code_id);
  // Another amount than was asked may have come; nothing is kept of an order that is not made.
  await refundReceived(platform, tx, { id: order.id, status: "cancelled" });
  return true;
}

/**
 * Cancels a locked order that was confirmed and is not made yet: what was paid is given back, its invoice is taken back
 * by a credit note, and the customer is told. Its cart stays ordered: ordering again makes a new one.
 * @returns false when the order's state does not allow it.
 */
export async function cancelConfirmedOrder(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
): Promise<boolean> {
  const now = platform.clock();
  if (order.status !== "confirmed") return false;
  if (!(await moveOrder(tx, order, "cancelled", { settled: true, now }))) return false;
  if (order.surcharge_id !== null) {
    await endSurcharge(tx, { id: order.surcharge_id, order_id: order.id }, "withdrawn", now);
    const id = platform.newId();
    await recordEvent(tx, order.id, { id, event: "surcharge_withdrawn", status: "cancelled", now });
  }
  const id = platform.newId();
  await recordEvent(tx, order.id, { id, event: "cancelled", status: "cancelled", now });
  await endOpenPayments(tx, order.id, "cancelled", now);
  if (order.discount_code_id) await returnCode(tx, order.discount_code_id);
  const given = await refundReceived(platform, tx, { id: order.id, status: "cancelled" });
  // Last, because the row of numbers is what other orders wait for.
  await creditOrder(platform, tx, order, { refunded: given });
  return true;
}
