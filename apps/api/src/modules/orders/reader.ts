import type { OrderStatus, PaymentMethod } from "@holeshot/domain";
import { type Selectable, sql } from "kysely";
import { compileOnce } from "../../platform/database/compile-once.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { OrderTables, StoredContact } from "./tables.ts";

export type OrderRow = Selectable<OrderTables["orders"]>;
export type OrderEventRow = Selectable<OrderTables["order_events"]>;
export type ProofRow = Selectable<OrderTables["order_proofs"]>;
export type InvoiceRow = Selectable<OrderTables["invoices"]>;
export type CreditNoteRow = Selectable<OrderTables["credit_notes"]>;

/** A line with the design it is made to: as it was approved, else as it was ordered. */
export type OrderLineRow = Selectable<OrderTables["order_lines"]> & {
  readonly name: string;
  readonly set_id: string;
  readonly document_hash: string;
};

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return (await selectOrder(db, id))[0];
}

const selectOrder = compileOnce((db, id: string) =>
  db.selectFrom("orders").selectAll().where("id", "=", id),
);

/** The order of a customer's that a cart became; not one that was cancelled, which gave it back. */
export async function findOrderOfCart(
  db: Db,
  cartId: string,
  customerId: string,
): Promise<Pick<OrderRow, "id"> | undefined> {
  return db
    .selectFrom("orders")
    .select("id")
    .where("cart_id", "=", cartId)
    .where("customer_id", "=", customerId)
    .where("status", "<>", "cancelled")
    .executeTakeFirst();
}

/** An order by the number its customer knows, `HS-2026-000123`. */
export async function findOrderByNumber(db: Db, number: string): Promise<OrderRow | undefined> {
  return db.selectFrom("orders").selectAll().where("order_number", "=", number).executeTakeFirst();
}

/** An order held against every other change until the transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  return tx.selectFrom("orders").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function findLines(db: Db, orderId: string): Promise<readonly OrderLineRow[]> {
  return selectLines(db, orderId);
}

const selectLines = compileOnce((db, orderId: string) =>
  db
    .selectFrom("order_lines as line")
    .innerJoin("order_designs as design", (join) =>
      join
        .onRef("design.order_id", "=", "line.order_id")
        .onRef("design.design_id", "=", "line.design_id"),
    )
    .leftJoin("order_proof_lines as approved", (join) =>
      join
        .onRef("approved.proof_id", "=", "line.approved_proof_id")
        .onRef("approved.line_id", "=", "line.id"),
    )
    .selectAll("line")
    .select(["design.name", "design.set_id"])
    .select((eb) =>
      eb.fn.coalesce("approved.document_hash", "design.document_hash").as("document_hash"),
    )
    .where("line.order_id", "=", orderId)
    .orderBy("line.position"),
);

export type OrderDesignRow = Selectable<OrderTables["order_designs"]>;

/** The designs an order is made to, as they were when it was placed. */
export async function findOrderDesigns(
  db: Db,
  orderId: string,
): Promise<readonly OrderDesignRow[]> {
  return db
    .selectFrom("order_designs")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("design_id")
    .execute();
}

/** Orders with lines of which nobody has looked yet at what their sizes make smaller, the newest first. */
export async function findUnnoted(db: Db, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("order_lines")
    .select("order_id")
    .distinct()
    .where("smaller", "is", null)
    .orderBy("order_id", "desc")
    .limit(most)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** What is proposed for a line, JSON text. */
export interface ProposedRow {
  readonly line_id: string;
  readonly proof_id: string;
  readonly document: string;
  readonly document_hash: string;
}

/** What a proof proposes for each line it or a round before it was about: a later round changes only the lines it names. */
export async function findProofDocuments(db: Db, proofId: string): Promise<readonly ProposedRow[]> {
  return proposedLines(db, proofId)
    .select(["said.line_id", "said.proof_id", "said.document", "said.document_hash"])
    .execute();
}

export type ProofLineRow = Omit<ProposedRow, "document">;

/** The same without the documents themselves. */
export async function findProofLines(db: Db, proofId: string): Promise<readonly ProofLineRow[]> {
  return proposedLines(db, proofId)
    .select(["said.line_id", "said.proof_id", "said.document_hash"])
    .execute();
}

function proposedLines(db: Db, proofId: string) {
  return db
    .selectFrom("order_proofs as last")
    .innerJoin("order_proofs as round", (join) =>
      join.onRef("round.order_id", "=", "last.order_id").onRef("round.id", "<=", "last.id"),
    )
    .innerJoin("order_proof_lines as said", "said.proof_id", "round.id")
    .distinctOn("said.line_id")
    .where("last.id", "=", proofId)
    .orderBy("said.line_id")
    .orderBy("said.proof_id", "desc");
}

export async function findEvents(db: Db, orderId: string): Promise<readonly OrderEventRow[]> {
  return db
    .selectFrom("order_events")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
}

export async function findInvoice(db: Db, orderId: string): Promise<InvoiceRow | undefined> {
  return (await selectInvoice(db, orderId))[0];
}

const selectInvoice = compileOnce((db, orderId: string) =>
  db.selectFrom("invoices").selectAll().where("order_id", "=", orderId),
);

/** What takes back an order's invoice, whole or in parts, the first one first. */
/** Whether an order's shipping was given back by one of its credit notes. */
export function isShippingBack(notes: readonly CreditNoteRow[]): boolean {
  return notes.some(({ asked }) => asked?.shipping === true);
}

export async function findCreditNotes(db: Db, orderId: string): Promise<readonly CreditNoteRow[]> {
  return selectCreditNotes(db, orderId);
}

const selectCreditNotes = compileOnce((db, orderId: string) =>
  db
    .selectFrom("credit_notes")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("issued_at")
    .orderBy("credit_note_number"),
);

/** The latest round of the manual check. */
export async function findProof(db: Db, orderId: string): Promise<ProofRow | undefined> {
  return db
    .selectFrom("order_proofs")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export type PinRow = Selectable<OrderTables["order_proof_pins"]>;

/** Every round of the manual check with the places it speaks of, the first first. */
export async function findRounds(
  db: Db,
  orderId: string,
): Promise<readonly (ProofRow & { readonly pins: readonly PinRow[] })[]> {
  const rounds = await db
    .selectFrom("order_proofs")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
  if (rounds.length === 0) return [];
  const ids = rounds.map(({ id }) => id);
  const pins = await db
    .selectFrom("order_proof_pins")
    .selectAll()
    .where("proof_id", "in", ids)
    .orderBy("number")
    .execute();
  const of = Map.groupBy(pins, ({ proof_id }) => proof_id);
  return rounds.map((round) => ({ ...round, pins: of.get(round.id) ?? [] }));
}

export interface OrderSummaryRow {
  readonly id: string;
  readonly order_number: string;
  readonly created_at: Date;
  readonly status: OrderStatus;
  readonly total: number;
}

/** A page of a customer's orders, newest first, one more than asked for when there are more. */
export async function listOrders(
  db: Db,
  customerId: string,
  page: { readonly before: string | null; readonly limit: number },
): Promise<readonly OrderSummaryRow[]> {
  let query = db
    .selectFrom("orders")
    .select(["id", "order_number", "created_at", "status", "total"])
    .where("customer_id", "=", customerId)
    .orderBy("id", "desc")
    .limit(page.limit + 1);
  if (page.before) query = query.where("id", "<", page.before);
  return query.execute();
}

export interface OrderedDesignRow {
  readonly order_id: string;
  readonly design_id: string;
  readonly name: string;
  /** As it is made: the approved version where there is one. */
  readonly document_hash: string;
  readonly products: readonly string[];
}

/** The designs of these orders, in the order of their lines. */
export async function findOrderedDesigns(
  db: Db,
  orderIds: readonly string[],
): Promise<readonly OrderedDesignRow[]> {
  if (orderIds.length === 0) return [];
  return (
    db
      .selectFrom("order_lines as line")
      .innerJoin("order_designs as design", (join) =>
        join
          .onRef("design.order_id", "=", "line.order_id")
          .onRef("design.design_id", "=", "line.design_id"),
      )
      .leftJoin("order_proof_lines as approved", (join) =>
        join
          .onRef("approved.proof_id", "=", "line.approved_proof_id")
          .onRef("approved.line_id", "=", "line.id"),
      )
      .select(["line.order_id", "line.design_id", "design.name"])
      .select(sql<string[]>`array_agg(distinct line.product)`.as("products"))
      // Lines of one design may have been approved in different rounds: the first one stands for it.
      .select(
        sql<string>`(array_agg(coalesce(approved.document_hash, design.document_hash) order by line.position))[1]`.as(
          "document_hash",
        ),
      )
      .where("line.order_id", "in", [...orderIds])
      .groupBy(["line.order_id", "line.design_id", "design.name"])
      .orderBy(sql`min(line.position)`)
      .execute()
  );
}

/** Orders that nobody paid in time. */
export async function findUnpaidSince(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("orders")
    .select("id")
    .where("status", "=", "draft")
    .where("created_at", "<=", before)
    .orderBy("created_at")
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** An order as the operator's list shows it. */
export interface ListedOrder extends OrderSummaryRow {
  readonly payment_method: PaymentMethod;
  readonly contact: StoredContact;
}

/** The latest orders of all customers. */
export async function listAllOrders(
  db: Db,
  filter: { readonly limit: number; readonly status?: OrderStatus },
): Promise<readonly ListedOrder[]> {
  let query = db
    .selectFrom("orders")
    .select(["id", "order_number", "created_at", "status", "total", "payment_method", "contact"])
    .orderBy("id", "desc")
    .limit(filter.limit);
  if (filter.status) query = query.where("status", "=", filter.status);
  return query.execute();
}
