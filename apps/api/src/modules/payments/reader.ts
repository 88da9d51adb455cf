import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import type { PaymentTables } from "./tables.ts";

export type PaymentRow = Selectable<PaymentTables["payments"]>;
export type RefundRow = Selectable<PaymentTables["refunds"]>;

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst();
}

/** A payment by the name that its provider has for it. */
export async function findByReference(
  db: Db,
  provider: string,
  reference: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("provider_reference", "=", reference)
    .where("provider", "=", provider)
    .executeTakeFirst();
}

/** All attempts to pay an order, oldest first. */
export async function findPayments(db: Db, orderId: string): Promise<readonly PaymentRow[]> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
}

/** What of an order's payments goes back or went, oldest first. */
export async function findRefunds(db: Db, orderId: string): Promise<readonly RefundRow[]> {
  return db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .selectAll("refunds")
    .where("payments.order_id", "=", orderId)
    .orderBy("refunds.id")
    .execute();
}

/** Refunds that the provider has not taken on, by id, which is by age. */
export async function findWaitingRefunds(
  db: Db,
  after: string | null,
  limit: number,
): Promise<readonly RefundRow[]> {
  let query = db
    .selectFrom("refunds")
    .selectAll()
    .where("status", "=", "requested")
    .orderBy("id")
    .limit(limit);
  if (after !== null) query = query.where("id", ">", after);
  return query.execute();
}

/** Payments whose provider is to be asked now, the longest due first. */
export async function findDuePayments(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("payments")
    .select("id")
    .where("next_ask_at", "<=", now)
    .orderBy("next_ask_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Payments whose money came since a day: only their provider knows whether it stayed. */
export async function findReceivedSince(
  db: Db,
  since: Date,
  after: string | null,
  limit: number,
): Promise<string[]> {
  let query = db
    .selectFrom("payments")
    .select("id")
    .where("paid_at", ">=", since)
    .where("provider_reference", "is not", null)
    .orderBy("id")
    .limit(limit);
  if (after !== null) query = query.where("id", ">", after);
  return (await query.execute()).map(({ id }) => id);
}

/** What of a payment is on its way back or gone, in cents; a refund that failed gave nothing back. */
export async function sumOfRefunds(
  db: Db,
  paymentId: string,
): Promise<{ readonly asked: number; readonly done: number }> {
  const row = await db
    .selectFrom("refunds")
    .select([
      sql<number>`coalesce(sum(amount) filter (where status <> 'failed'), 0)::int`.as("asked"),
      sql<number>`coalesce(sum(amount) filter (where status = 'done'), 0)::int`.as("done"),
    ])
    .where("payment_id", "=", paymentId)
    .executeTakeFirstOrThrow();
  return row;
}
