import { canMove, canMoveProof, type OrderStatus, type ProofStatus } from "@holeshot/domain";
import { type Insertable, sql } from "kysely";
import { compileLaterOnce, compileWriteOnce } from "../../platform/database/compile-once.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { findProofLines, type OrderRow } from "./reader.ts";
import { dueOn } from "./due-on.ts";
import { keepApproved, keepOrdered } from "./keep-versions.ts";
import type { OrderTables, SmallerPart } from "./tables.ts";

/** What happened to an order, as its history names it. */
export type OrderEvent =
  | "created"
  | "confirmed"
  | "paid"
  | "payment_failed"
  | "payment_expired"
  | "paid_other_amount"
  | "invoice_paid"
  | "paid_after_cancellation"
  | "paid_twice"
  | "refund_requested"
  | "refunded"
  | "refund_failed"
  | "charged_back"
  | "chargeback_reversed"
  | "credited"
  | "processing"
  | "completed"
  | "cancelled"
  | "expired"
  | "proof_sent"
  | "proof_approved"
  | "proof_changes_requested"
  | "address_changed"
  | "parcel_sent"
  | "made_again"
  | "line_changed"
  | "surcharge_asked"
  | "surcharge_paid"
  | "surcharge_lapsed"
  | "surcharge_withdrawn";

/** A line as it is ordered; its place is where it stands in the list. */
export interface NewLine {
  readonly id: string;
  readonly design_id: string;
  readonly product: string;
  readonly quantity: number;
  readonly unit_price: number;
  readonly properties: Readonly<Record<string, string>>;
  readonly rider_name: string | null;
  readonly rider_number: string | null;
}

export interface NewOrder {
  readonly order: NewOrderRow;
  readonly lines: readonly NewLine[];
  readonly event: EventFacts;
}

/** Keeps what each line's size makes smaller. */
export async function noteSmaller(
  tx: Tx,
  orderId: string,
  notes: readonly { readonly lineId: string; readonly parts: readonly SmallerPart[] }[],
): Promise<void> {
  const rows = JSON.stringify(notes.map(({ lineId, parts }) => ({ id: lineId, smaller: parts })));
  await noting(tx, orderId, rows);
}

const noting = compileLaterOnce((tx, orderId: string, rows: string) => ({
  compile: () =>
    sql`
    update order_lines set smaller = note.smaller
    from jsonb_to_recordset(${rows}::jsonb) as note (id uuid, smaller jsonb)
    where order_lines.id = note.id and order_lines.order_id = ${orderId}`.compile(tx),
}));

/** So many garments of a line of a locked order are given back, with what changes of them cost. */
export async function noteGivenBack(
  tx: Tx,
  lineId: string,
  back: { readonly quantity: number; readonly changesPaid: number },
): Promise<void> {
  await tx
    .updateTable("order_lines")
    .set((eb) => ({
      refunded: eb("refunded", "+", back.quantity),
      changes_paid: eb("changes_paid", "-", back.changesPaid),
    }))
    .where("id", "=", lineId)
    .execute();
}

/** Nothing is known of what the sizes of an order make smaller, and nothing will be. */
export async function noteNothing(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable("order_lines")
    .set({ smaller: "[]" })
    .where("order_id", "=", orderId)
    .where("smaller", "is", null)
    .execute();
}

/** Freezes an order: its own copy of the cart's designs, its lines, and how its history begins. */
export async function insertOrder(tx: Tx, { order, lines, event }: NewOrder): Promise<OrderRow> {
  const [row] = await insertingOrder(tx, ...newOrderColumns.map((column) => order[column]));
  if (!row) throw new Error("No order was written.");
  await copyDesigns(tx, order.id, order.cart_id);
  await keepOrdered(tx, order.id, event.now);
  const rows = JSON.stringify(lines.map((line, at) => ({ ...line, position: at + 1 })));
  const { id, event: name, status, now } = event;
  await insertLines(tx, order.id, rows, id, name, status, now);
  return row;
}

/** What is known of an order when it is made; the rest begins as the table says. */
const newOrderColumns = [
  "id",
  "order_number",
  "customer_id",
  "cart_id",
  "status",
  "language",
  "payment_method",
  "shipping_method",
  "discount_code_id",
  "manual_check",
  "proof_status",
  "subtotal",
  "discount",
  "shipping",
  "manual_check_amount",
  "vat",
  "total",
  "tax",
  "shipping_address",
  "billing_address",
  "contact",
  "consents",
  "labels",
  "created_at",
] as const satisfies readonly (keyof InsertedOrder)[];

type InsertedOrder = Insertable<OrderTables["orders"]>;
/** Whatever is said of an order is written: a column that is not listed cannot be given. */
type NewOrderRow = Pick<InsertedOrder, (typeof newOrderColumns)[number]>;

const insertingOrder = compileWriteOnce((tx, ...values: unknown[]) => {
  const row = Object.fromEntries(newOrderColumns.map((column, at) => [column, values[at]]));
  return tx
    .insertInto("orders")
    .values(row as unknown as NewOrderRow)
    .returningAll();
});

const copyDesigns = compileLaterOnce((tx, orderId: string, cartId: string) =>
  tx
    .insertInto("order_designs")
    .columns([
      "order_id",
      "design_id",
      "set_id",
      "name",
      "document",
      "document_hash",
      "has_pixel_images",
      "choices",
      "origin_id",
    ])
    .expression((eb) =>
      eb
        .selectFrom("cart_designs")
        .select([
          eb.val(orderId).as("order_id"),
          "design_id",
          "set_id",
          "name",
          "document",
          "document_hash",
          "has_pixel_images",
          "choices",
          "origin_id",
        ])
        .where("cart_id", "=", cartId),
    ),
);

/** Any number of lines, and how the history begins, by one and the same statement. */
const insertLines = compileLaterOnce(
  (
    tx,
    ...[orderId, rows, id, event, status, now]: [string, string, string, string, string, Date]
  ) => ({
    compile: () =>
      sql`
    with begun as (
      insert into order_events (id, order_id, event, status, happened_at)
      values (${id}, ${orderId}, ${event}, ${status}, ${now})
    )
    insert into order_lines (order_id, id, position, design_id, product, quantity, unit_price,
      properties, rider_name, rider_number)
    select ${orderId}::uuid, id, position, design_id, product, quantity, unit_price, properties,
      rider_name, rider_number
    from jsonb_to_recordset(${rows}::jsonb) as line (id uuid, position smallint, design_id uuid,
      product text, quantity integer, unit_price integer, properties jsonb, rider_name text,
      rider_number text)`.compile(tx),
  }),
);

export interface EventFacts {
  readonly id: string;
  readonly event: OrderEvent;
  readonly status: OrderStatus;
  readonly now: Date;
}

/** Adds to an order's history. */
export async function recordEvent(tx: Tx, orderId: string, facts: EventFacts): Promise<void> {
  await tx.insertInto("order_events").values(eventRow(orderId, facts)).execute();
}

export function eventRow(orderId: string, { id, event, status, now }: EventFacts) {
  return { id, order_id: orderId, event, status, happened_at: now };
}

/**
 * Moves a locked order along the table of states.
 * @returns false when the table has no such move; nothing is changed then.
 */
export async function moveOrder(
  tx: Tx,
  order: Pick<OrderRow, "id" | "status" | "manual_check" | "proof_status" | "labels" | "contact">,
  to: OrderStatus,
  facts: { readonly settled: boolean; readonly now: Date },
): Promise<boolean> {
  const allowed = canMove(order.status, to, {
    settled: facts.settled,
    manualCheck: order.manual_check,
    proofApproved: order.proof_status === "approved",
  });
  if (!allowed) return false;
  // With a manual check production begins once the proof is approved.
  const due = order.manual_check ? null : dueOn(order, facts.now);
  if (to === "confirmed") await confirming(tx, order.id, facts.now, due);
  else await tx.updateTable("orders").set({ status: to }).where("id", "=", order.id).execute();
  if (isEnded(to) && hasLeft(order)) await forgetDone(tx, [order.id]);
  return true;
}

/**
 * Has a locked order that is over made on, since garments of it are made again: they are due as if it began now.
 * @returns false when the table of states has no such move; nothing is changed then.
 */
export async function reopenOrder(
  tx: Tx,
  order: Pick<OrderRow, "id" | "status" | "labels">,
  now: Date,
): Promise<boolean> {
  const facts = { settled: true, manualCheck: false, proofApproved: true, madeAgain: true };
  if (!isEnded(order.status) || !canMove(order.status, "processing", facts)) return false;
  await tx
    .updateTable("orders")
    .set({ status: "processing", due_on: dueOn(order, now) })
    .where("id", "=", order.id)
    .execute();
  return true;
}

/** Nothing of it is to be made or sent any more. */
export function isEnded(status: OrderStatus): boolean {
  return status === "completed" || status === "cancelled";
}

/** Its customer erased their account. */
export function hasLeft({ contact }: Pick<OrderRow, "contact">): boolean {
  return contact.email === "";
}

/**
 * Who wears what stands on the garments until they are made, and is nobody's business afterwards; nor is where a parcel
 * went before its order was sent elsewhere, which has to be known while the order may be sent elsewhere once more.
 */
export async function forgetDone(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx
    .updateTable("parcels")
    .set({ shipping_address: null })
    .where("order_id", "in", orderIds)
    .execute();
  await tx
    .updateTable("order_lines")
    .set({ rider_name: null, rider_number: null })
    .where("order_id", "in", orderIds)
    .execute();
}

const confirming = compileLaterOnce((tx, id: string, now: Date, due: string | null) =>
  tx
    .updateTable("orders")
    .set({ status: "confirmed", confirmed_at: now, due_on: due })
    .where("id", "=", id),
);

/** Staff put an order aside: it is not moved on until it is released. */
export async function holdOrder(tx: Tx, orderId: string, reason: string, now: Date): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ held_at: now, held_reason: reason })
    .where("id", "=", orderId)
    .execute();
}

/** Lets an order go on that staff had put aside. */
export async function releaseOrder(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ held_at: null, held_reason: null })
    .where("id", "=", orderId)
    .execute();
}

/** Counts a change of what belongs to a locked order without changing the order itself, and tells the desks. */
export async function touchOrder(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable("orders")
    .set((eb) => ({ status: eb.ref("status") }))
    .where("id", "=", orderId)
    .execute();
}

/** Nothing more is made of an order until it is let go on. */
export async function blockOrder(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx.updateTable("orders").set({ blocked_at: now }).where("id", "=", orderId).execute();
}

/** Lets a blocked order go on. */
export async function unblockOrder(tx: Tx, orderId: string): Promise<void> {
  await tx.updateTable("orders").set({ blocked_at: null }).where("id", "=", orderId).execute();
}

/** Moves the proof of a locked order along its table; false when there is no such move. */
export async function moveProof(
  tx: Tx,
  order: Pick<OrderRow, "id" | "proof_status">,
  to: ProofStatus,
): Promise<boolean> {
  if (!canMoveProof(order.proof_status, to)) return false;
  await tx.updateTable("orders").set({ proof_status: to }).where("id", "=", order.id).execute();
  return true;
}

export interface NewProof {
  readonly id: string;
  readonly orderId: string;
  readonly message: string;
  readonly now: Date;
  readonly lines: readonly {
    readonly lineId: string;
    readonly document: string;
    readonly documentHash: string;
  }[];
  /** Places it speaks of; they are numbered as they stand here. */
  readonly pins: readonly {
    readonly id: string;
    readonly line_id: string;
    readonly piece: string;
    readonly x: number;
    readonly y: number;
    readonly text: string;
  }[];
}

/** Keeps a proof as it was sent. */
export async function insertProof(tx: Tx, proof: NewProof): Promise<void> {
  await tx
    .insertInto("order_proofs")
    .values({
      id: proof.id,
      order_id: proof.orderId,
      message: proof.message,
      sent_at: proof.now,
      answer: null,
      answered_at: null,
    })
    .execute();
  const lines = proof.lines.map((line) => ({
    proof_id: proof.id,
    line_id: line.lineId,
    document: line.document,
    document_hash: line.documentHash,
  }));
  await tx.insertInto("order_proof_lines").values(lines).execute();
  if (proof.pins.length === 0) return;
  const pins = proof.pins.map((pin, at) => ({
    ...pin,
    proof_id: proof.id,
    number: at + 1,
    answer: null,
  }));
  await tx.insertInto("order_proof_pins").values(pins).execute();
}

/** From now on each line is made to what this proof proposes for it, and the days of production count. */
export async function approveLines(
  tx: Tx,
  order: Pick<OrderRow, "id" | "labels">,
  proofId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ due_on: dueOn(order, now) })
    .where("id", "=", order.id)
    .execute();
  const rounds = Map.groupBy(await findProofLines(tx, proofId), (line) => line.proof_id);
  for (const [round, lines] of rounds) {
    const ids = lines.map((line) => line.line_id);
    await tx
      .updateTable("order_lines")
      .set({ approved_proof_id: round, smaller: null })
      .where("id", "in", ids)
      .execute();
    await keepApproved(tx, round, order.id, now);
  }
}
