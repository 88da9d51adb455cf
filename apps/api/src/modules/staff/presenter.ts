import type { AnswerBodyOf, getStaffOrder, listStaffOrders } from "@holeshot/contract";
import type { DesignDocument } from "@holeshot/design";
import { type Language, may, type Role } from "@holeshot/domain";
import type { Db } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { findCustomer } from "../accounts/index.ts";
import type { DesignsFacade } from "../designs/index.ts";
import {
  findCreditNotes,
  findLines,
  findOrderDesigns,
  findProof,
  findProofDocuments,
  isShippingBack,
  listPapers,
  type OrderLineRow,
  type OrderRow,
  presentAddress,
  presentOrder,
  shopDay,
  withoutPerson,
} from "../orders/index.ts";
import { findOpenCases, findRefunds } from "../payments/index.ts";
import { findBooks } from "../ledger/index.ts";
import { presentBooks, presentCase, presentPaper, presentRefund } from "./payment-presenter.ts";
import { actsOf, movesOf } from "./policy.ts";
import {
  findNotes,
  findOrderMails,
  type NoteRow,
  type OrderMailRow,
  type StaffOrderRow,
} from "./reader.ts";
import { formerDeliveries } from "./shipping/former-deliveries.ts";
import { keptGarments } from "./shipping/kept-garments.ts";

export type StaffOrderAnswer = AnswerBodyOf<typeof getStaffOrder, 200>;
type SummaryAnswer = AnswerBodyOf<typeof listStaffOrders, 200>["data"][number];

/** A line of the staff's list; an erased customer is nobody. */
export function presentStaffSummary(row: StaffOrderRow, today: string): SummaryAnswer {
  const { customer_id: id, first_name, last_name, email } = row;
  return {
    uuid: row.id,
    order_number: row.order_number,
    created_at: row.created_at.toISOString(),
    status: row.status,
    proof_status: row.proof_status,
    total: row.total,
    version: row.version,
    due_on: row.due_on,
    late: isLate(row, today),
    blocked: row.blocked,
    to_pay: row.to_pay,
    pieces: row.pieces,
    city: row.city,
    country: row.country,
    customer: row.erased_at === null ? { id, first_name, last_name, email } : null,
  };
}

/** An order as its customer sees it, and what only staff see of it. */
export async function presentStaffOrder(
  platform: Platform,
  designs: DesignsFacade,
  order: OrderRow,
  { role, language }: { readonly role: Role; readonly language: Language },
): Promise<StaffOrderAnswer> {
  const { db } = platform;
  const [
    shown,
    lines,
    customer,
    refunds,
    cases,
    books,
    notes,
    mails,
    kept,
    former,
    credits,
    papers,
  ] = await Promise.all([
    presentOrder(db, designs, order, language),
    latestLines(db, order.id),
    findCustomer(db, order.customer_id),
    findRefunds(db, order.id),
    findOpenCases(db, order.id),
    findBooks(db, order.id),
    findNotes(db, order.id),
    findOrderMails(db, order.id),
    order.status === "processing" ? keptGarments(db, order.id) : [],
    formerDeliveries(db, order),
    findCreditNotes(db, order.id),
    may(role, "payments.read") ? listPapers(db, order) : [],
  ]);
  const known = (lineId: string) => {
    const line = lines.get(lineId);
    // Only checked documents are ever stored.
    const document = JSON.parse(line?.document ?? "null") as DesignDocument;
    return {
      document,
      ...(line && line.refunded > 0 && { refunded: line.refunded }),
      ...(line && line.changes_paid !== 0 && { changes_paid: line.changes_paid }),
    };
  };
  // Where the bill goes is for who keeps the books.
  const seen = (change: StaffOrderAnswer["history"][number]["changes"][number]) =>
    change.what === "billing_address" && !may(role, "payments.read")
      ? withoutPerson(change)
      : change;
  return {
    ...shown,
    history: shown.history.map((each) => ({ ...each, changes: each.changes.map(seen) })),
    lines: shown.lines.map((line) => ({ ...line, ...known(line.id) })),
    customer:
      customer === undefined || customer.email === ""
        ? null
        : {
            id: customer.id,
            first_name: customer.first_name,
            last_name: customer.last_name,
            email: customer.email,
          },
    moves: movesOf(role, order),
    acts: actsOf(role, order, books),
    due_on: order.due_on,
    late: isLate(order, shopDay(platform.clock())),
    hold:
      order.held_at === null
        ? null
        : { reason: order.held_reason ?? "", since: order.held_at.toISOString() },
    notes: notes.map(presentNote),
    mails: mails.map(presentMail),
    blocked: order.blocked_at !== null,
    refunds: refunds.map(presentRefund),
    cases: cases.map(presentCase),
    ledger: presentBooks(books),
    shipping_refunded: isShippingBack(credits),
    kept: kept.map(({ lineId, copy, reason }) => ({ line_id: lineId, copy, reason })),
    former_deliveries: former.map(({ address, until }) => ({
      address: presentAddress(address),
      until: until.toISOString(),
    })),
    papers: papers.map(presentPaper(order.id)),
  };
}

function isLate(order: Pick<OrderRow, "status" | "due_on">, today: string): boolean {
  const isOpen = order.status === "confirmed" || order.status === "processing";
  return isOpen && order.due_on !== null && order.due_on < today;
}

function presentNote(row: NoteRow): StaffOrderAnswer["notes"][number] {
  return {
    id: row.id,
    text: row.text,
    by: `${row.first_name} ${row.last_name}`.trim(),
    written_at: row.written_at.toISOString(),
  };
}

function presentMail(row: OrderMailRow): StaffOrderAnswer["mails"][number] {
  return {
    id: row.id,
    kind: row.kind,
    to: row.recipient,
    ordered_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    given_up: row.given_up_at !== null,
  };
}

type LatestLine = Pick<OrderLineRow, "refunded" | "changes_paid"> & { readonly document: string };

/** The lines of an order as they stand, by their ids, with documents as JSON text: what the last round proposed, else what was ordered. */
async function latestLines(db: Db, orderId: string): Promise<ReadonlyMap<string, LatestLine>> {
  const [lines, designs, proof] = await Promise.all([
    findLines(db, orderId),
    findOrderDesigns(db, orderId),
    findProof(db, orderId),
  ]);
  const ordered = new Map(designs.map((design) => [design.design_id, design.document]));
  const rows = proof ? await findProofDocuments(db, proof.id) : [];
  const proposed = new Map(rows.map((row) => [row.line_id, row.document]));
  return new Map(
    lines.map(({ id, design_id, refunded, changes_paid }) => {
      const document = proposed.get(id) ?? ordered.get(design_id) ?? "null";
      return [id, { document, refunded, changes_paid }];
    }),
  );
}
