import {
  canMovePayment,
  type PaymentMethod,
  type PaymentStatus,
  paymentStatuses,
} from "@holeshot/domain";
import type { Tx } from "../../platform/database/transaction.ts";
import type { PaymentPage } from "./provider.ts";
import type { PaymentRow } from "./reader.ts";

export interface NewPayment {
  readonly id: string;
  readonly orderId: string;
  readonly method: PaymentMethod;
  readonly provider: string;
  readonly amount: number;
  readonly now: Date;
}

export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  await tx
    .insertInto("payments")
    .values({
      id: payment.id,
      order_id: payment.orderId,
      method: payment.method,
      provider: payment.provider,
      status: "open",
      amount: payment.amount,
      created_at: payment.now,
    })
    .execute();
}

/** Keeps where the buyer pays. */
export async function storePage(tx: Tx, id: string, page: PaymentPage): Promise<void> {
  await tx
    .updateTable("payments")
    .set({ provider_reference: page.reference, payment_url: page.url })
    .where("id", "=", id)
    .execute();
}

/**
 * Moves a payment along its table of states. The caller holds the order's lock.
 * @returns false when the table has no such move: the notice is old, or was heard before.
 */
export async function movePayment(
  tx: Tx,
  payment: PaymentRow,
  to: PaymentStatus,
  now: Date,
): Promise<boolean> {
  const from = paymentStatuses.find((status) => status === payment.status);
  if (!from || !canMovePayment(from, to)) return false;
  await tx
    .updateTable("payments")
    .set({ status: to, settled_at: now })
    .where("id", "=", payment.id)
    .execute();
  return true;
}

/** Ends the attempts of an order that are still open. */
export async function endOpenPayments(
  tx: Tx,
  orderId: string,
  to: "expired" | "cancelled",
  now: Date,
): Promise<void> {
  await tx
    .updateTable("payments")
    .set({ status: to, settled_at: now })
    .where("order_id", "=", orderId)
    .where("status", "=", "open")
    .execute();
}

/**
 * Notes that a paid payment is to be given back. The caller holds the order's lock.
 * @returns false when that was noted before.
 */
export async function insertRefund(
  tx: Tx,
  refund: { readonly id: string; readonly paymentId: string; readonly now: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto("refunds")
    .values({ id: refund.id, payment_id: refund.paymentId, requested_at: refund.now })
    .onConflict((conflict) => conflict.column("payment_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that the provider gives the money back. */
export async function acceptRefund(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("refunds")
    .set({ accepted_at: now })
    .where("id", "=", id)
    .where("accepted_at", "is", null)
    .execute();
}
