import type { Selectable } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { PaymentTables } from "./tables.ts";

/** What does not fit by itself and a person must look at. */
export type CaseKind =
  /** The provider took another amount than was asked. */
  | "other_amount"
  | "chargeback"
  /** Given back and charged back: together more than was paid. */
  | "paid_back_twice"
  | "refund_failed"
  /** Given back at the provider, not by the shop. */
  | "refund_elsewhere"
  /** The provider does not know the payment any more, or is not configured. */
  | "provider_unknown"
  /** A second payment of the provider stands for the same attempt. */
  | "stray_payment"
  /** To be given back by bank transfer: an invoice was paid so. */
  | "transfer_due"
  | "books_do_not_close";

export type CaseRow = Selectable<PaymentTables["payment_cases"]>;

export interface NewCase {
  readonly id: string;
  readonly orderId: string;
  readonly paymentId: string | null;
  readonly kind: CaseKind;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly now: Date;
}

/**
 * Opens a case, or renews what an open one of the same kind says.
 * @returns whether it is new.
 */
export async function openCase(tx: Tx, one: NewCase): Promise<boolean> {
  const facts = JSON.stringify(one.facts);
  const renewed = await tx
    .updateTable("payment_cases")
    .set({ facts })
    .where("order_id", "=", one.orderId)
    .where("kind", "=", one.kind)
    .where("payment_id", "is not distinct from", one.paymentId)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  if (renewed.numUpdatedRows > 0n) return false;
  const made = await tx
    .insertInto("payment_cases")
    .values({
      id: one.id,
      order_id: one.orderId,
      payment_id: one.paymentId,
      kind: one.kind,
      facts,
      opened_at: one.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** Closes what has come right by itself. */
export async function closeCases(
  tx: Tx,
  which: { readonly orderId: string; readonly kind: CaseKind; readonly paymentId: string | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable("payment_cases")
    .set({ closed_at: now })
    .where("order_id", "=", which.orderId)
    .where("kind", "=", which.kind)
    .where("payment_id", "is not distinct from", which.paymentId)
    .where("closed_at", "is", null)
    .execute();
}

/** Closes one case in somebody's name; false when it is closed or there is none. */
export async function closeCase(
  tx: Tx,
  id: string,
  by: { readonly staffId: string; readonly note: string; readonly now: Date },
): Promise<CaseRow | undefined> {
  return tx
    .updateTable("payment_cases")
    .set({ closed_at: by.now, closed_by: by.staffId, note: by.note })
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** A case, open or closed. */
export async function findCase(db: Db, id: string): Promise<CaseRow | undefined> {
  return db.selectFrom("payment_cases").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The cases of an order that are open. */
export async function findOpenCases(db: Db, orderId: string): Promise<readonly CaseRow[]> {
  return db
    .selectFrom("payment_cases")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("closed_at", "is", null)
    .orderBy("id")
    .execute();
}

/** Orders with an open case of a kind. */
export async function findOrdersWithCase(db: Db, kind: CaseKind): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("payment_cases")
    .select("order_id")
    .where("kind", "=", kind)
    .where("closed_at", "is", null)
    .execute();
  return new Set(rows.map(({ order_id: id }) => id));
}

/** A case in the list, with its order's number. */
export interface ListedCase extends CaseRow {
  readonly order_number: string;
}

/** Cases, the latest first, one more than asked for when there are more. */
export async function listCases(
  db: Db,
  page: {
    readonly open: boolean | undefined;
    readonly before: string | undefined;
    readonly limit: number;
  },
): Promise<readonly ListedCase[]> {
  let query = db
    .selectFrom("payment_cases")
    .innerJoin("orders", "orders.id", "payment_cases.order_id")
    .selectAll("payment_cases")
    .select("orders.order_number")
    .orderBy("payment_cases.id", "desc")
    .limit(page.limit + 1);
  if (page.open === true) query = query.where("payment_cases.closed_at", "is", null);
  if (page.open === false) query = query.where("payment_cases.closed_at", "is not", null);
  if (page.before !== undefined) query = query.where("payment_cases.id", "<", page.before);
  return query.execute();
}
