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
export async function expireOpenPayments(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx
    .updateTable("payments")
    .set({ status: "expired", settled_at: now })
    .where("order_id", "=", orderId)
    .where("status", "=", "open")
    .execute();
}
