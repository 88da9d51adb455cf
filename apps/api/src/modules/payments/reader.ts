import type { Db } from "../../platform/database/database.ts";

export interface PaymentRow {
  readonly id: string;
  readonly order_id: string;
  readonly method: string;
  readonly provider: string;
  readonly status: string;
  readonly amount: number;
  readonly provider_reference: string | null;
  readonly payment_url: string | null;
  readonly created_at: Date;
  readonly settled_at: Date | null;
}

const COLUMNS = [
  "id",
  "order_id",
  "method",
  "provider",
  "status",
  "amount",
  "provider_reference",
  "payment_url",
  "created_at",
  "settled_at",
] as const;

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom("payments").select(COLUMNS).where("id", "=", id).executeTakeFirst();
}

/** All attempts to pay an order, oldest first. */
export async function findPayments(db: Db, orderId: string): Promise<readonly PaymentRow[]> {
  return db
    .selectFrom("payments")
    .select(COLUMNS)
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
}

/** A payment that is to be given back, and was not yet taken on by the provider. */
export interface WaitingRefund {
  readonly id: string;
  readonly payment_id: string;
}

/** Refunds that the provider has not taken on, the oldest first. */
export async function findWaitingRefunds(db: Db, limit: number): Promise<readonly WaitingRefund[]> {
  return db
    .selectFrom("refunds")
    .select(["id", "payment_id"])
    .where("accepted_at", "is", null)
    .orderBy("requested_at")
    .limit(limit)
    .execute();
}
