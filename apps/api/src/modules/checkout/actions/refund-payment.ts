import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type OrderRow, recordEvent } from "../../orders/index.ts";
import {
  acceptRefund,
  findPayments,
  insertRefund,
  INVOICE_PROVIDER,
  openCase,
  type PaymentRow,
  sumOfRefunds,
} from "../../payments/index.ts";
import { ASK_REFUNDS } from "../queues.ts";

/** Notes in the transaction that money of a payment is to be given back; the provider is asked once it is committed. */
export async function requestRefund(
  platform: Platform,
  tx: Tx,
  order: Pick<OrderRow, "id" | "status">,
  payment: Pick<PaymentRow, "id" | "provider">,
  wish: { readonly amount: number; readonly key?: string },
): Promise<void> {
  const now = platform.clock();
  const refundId = platform.newId();
  await insertRefund(tx, { ...wish, id: refundId, paymentId: payment.id, now });
  const id = platform.newId();
  await recordEvent(tx, order.id, { id, event: "refund_requested", status: order.status, now });
  if (payment.provider === INVOICE_PROVIDER) {
    // Paid by bank transfer: only a person can send it back.
    await acceptRefund(tx, refundId, null, now);
    const { asked, done } = await sumOfRefunds(tx, payment.id);
    const facts = { amount: asked - done };
    const about = { orderId: order.id, paymentId: payment.id, kind: "transfer_due" } as const;
    await openCase(tx, { id: platform.newId(), ...about, facts, now });
    return;
  }
  await tx.enqueue(ASK_REFUNDS, {});
}

/**
 * Has everything that came for an order, and is not on its way back, given back.
 * @returns the sum, in cents.
 */
export async function refundReceived(
  platform: Platform,
  tx: Tx,
  order: Pick<OrderRow, "id" | "status">,
): Promise<number> {
  let sum = 0;
  for (const payment of await findPayments(tx, order.id)) {
    const amount = await refundable(tx, payment);
    if (amount <= 0) continue;
    await requestRefund(platform, tx, order, payment, { amount });
    sum += amount;
  }
  return sum;
}

/** What of a payment may still be given back: what came, less what goes back already and what the bank took. */
export async function refundable(tx: Tx, payment: PaymentRow): Promise<number> {
  if (payment.received === null) return 0;
  const { asked } = await sumOfRefunds(tx, payment.id);
  return payment.received - asked - payment.charged_back;
}
