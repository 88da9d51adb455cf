import type { Selectable } from "kysely";
import { compileOnce } from "../../platform/database/compile-once.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { OrderRow } from "./reader.ts";
import type { CreditedLine, OrderTables } from "./tables.ts";

export type SurchargeRow = Selectable<OrderTables["surcharges"]>;

/** One that was paid and took effect, and so has an invoice of its own. */
export interface SupplementRow {
  readonly invoice_number: string;
  readonly issued_at: Date;
  readonly amount: number;
  readonly vat: number;
  readonly lines: readonly CreditedLine[];
}

export async function findSurcharge(db: Db, id: string): Promise<SurchargeRow | undefined> {
  return db.selectFrom("surcharges").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Those that nobody paid since a time, the oldest first. */
export async function findUnpaidSurcharges(
  db: Db,
  before: Date,
  limit: number,
): Promise<readonly Pick<SurchargeRow, "id" | "order_id">[]> {
  return db
    .selectFrom("surcharges")
    .select(["id", "order_id"])
    .where("state", "=", "open")
    .where("created_at", "<", before)
    .orderBy("created_at")
    .limit(limit)
    .execute();
}

/** The invoices of an order's paid changes, oldest first. */
export async function findSupplements(db: Db, orderId: string): Promise<readonly SupplementRow[]> {
  const rows = await selectSupplements(db, orderId);
  return rows.map(({ invoice_number: number, issued_at, amount, vat, lines }) => {
    if (number === null || issued_at === null || vat === null || lines === null) {
      throw new Error(`Order ${orderId} has a paid change without an invoice.`);
    }
    return { invoice_number: number, issued_at, amount, vat, lines };
  });
}

const selectSupplements = compileOnce((db, orderId: string) =>
  db
    .selectFrom("surcharges")
    .select(["invoice_number", "issued_at", "amount", "vat", "lines"])
    .where("order_id", "=", orderId)
    .where("state", "=", "applied")
    .orderBy("id"),
);

/** All that was invoiced of an order: when it was placed, and for changes since. */
export async function invoicedOf(
  db: Db,
  order: Pick<OrderRow, "id" | "total" | "vat">,
): Promise<{ readonly total: number; readonly vat: number; readonly supplements: number }> {
  const rows = await findSupplements(db, order.id);
  return {
    total: rows.reduce((sum, { amount }) => sum + amount, order.total),
    vat: rows.reduce((sum, { vat }) => sum + vat, order.vat),
    supplements: rows.length,
  };
}

export interface NewSurcharge {
  readonly id: string;
  readonly order_id: string;
  readonly line_id: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly rider_name: string | null;
  readonly rider_number: string | null;
  readonly copies: number;
  readonly amount: number;
  readonly staff_id: string | null;
  readonly created_at: Date;
}

/** From now on the locked order waits for this one. */
export async function insertSurcharge(tx: Tx, surcharge: NewSurcharge): Promise<void> {
  const properties = JSON.stringify(surcharge.properties);
  await tx
    .insertInto("surcharges")
    .values({ ...surcharge, properties })
    .execute();
  await tx
    .updateTable("orders")
    .set({ surcharge_id: surcharge.id })
    .where("id", "=", surcharge.order_id)
    .execute();
}

/** It is paid: the order waits on until the line has changed. */
export async function markSurchargePaid(tx: Tx, surcharge: SurchargeRow, now: Date): Promise<void> {
  await tx
    .updateTable("surcharges")
    .set({ state: "paid", settled_at: now })
    .where("id", "=", surcharge.id)
    .execute();
}

/** Nobody pays it any more, and the line stays as it is. The caller holds the order's lock. */
export async function endSurcharge(
  tx: Tx,
  surcharge: Pick<SurchargeRow, "id" | "order_id">,
  to: "lapsed" | "withdrawn",
  now: Date,
): Promise<void> {
  await tx
    .updateTable("surcharges")
    .set({ state: to, settled_at: now })
    .where("id", "=", surcharge.id)
    .where("state", "in", ["open", "paid"])
    .execute();
  await letGo(tx, surcharge.order_id);
}

/** The line has changed; the difference has an invoice. */
export async function applySurcharge(
  tx: Tx,
  surcharge: Pick<SurchargeRow, "id" | "order_id">,
  paper: Omit<SupplementRow, "amount">,
): Promise<void> {
  await tx
    .updateTable("surcharges")
    .set({ state: "applied", ...paper, lines: JSON.stringify(paper.lines) })
    .where("id", "=", surcharge.id)
    .execute();
  await letGo(tx, surcharge.order_id);
}

async function letGo(tx: Tx, orderId: string): Promise<void> {
  await tx.updateTable("orders").set({ surcharge_id: null }).where("id", "=", orderId).execute();
}
