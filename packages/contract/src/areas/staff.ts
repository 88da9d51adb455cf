import { limits } from "@holeshot/domain";
import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { document, sentDocument } from "../document.ts";
import { orElse } from "../or-else.ts";
import {
  apiPath,
  cents,
  ids,
  key,
  orderNumber,
  orderStatus,
  pageOf,
  pageQuery,
  paperNumber,
  paragraph,
  proofStatus,
  searchText,
  time,
  uuid,
} from "../scalars.ts";
import { createDesignBody, design } from "./configured-sets.ts";
import {
  address,
  changeAddressesBody,
  changeLineBody,
  order,
  orderDocument,
  orderLine,
} from "./orders.ts";

/** Whose order or design it is, for staff. */
export const staffCustomer = z.strictObject({
  id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
});

/** The views of the staff's list: orders that wait for the same thing. */
export const orderViews = ["to_check", "waiting", "ready", "late", "blocked", "to_pay"] as const;

/** What the staff's list can be put in order by; `due` shows orders that are still to leave. */
export const orderSorts = ["newest", "oldest", "due", "total"] as const;

/** What else than moving it one may do with an order now; of each the server says it again when it is done. */
export const orderActs = [
  "send_proof",
  "hold",
  "release",
  "refund",
  "settle_invoice",
  "note",
  "make_pack",
  "send_parcel",
  "change_line",
] as const;

/** The `version` of an order that was looked at: another one since answers `stale_version`. Without it nothing is compared. */
export const versionSeen = z.optional(z.int().check(z.minimum(1)));

/**
 * The `id` of the last event of `GET /api/staff/live`: an answer that others were given since will do, as long as it holds what
 * that event told. Without it, or with one of long ago, the answer is of now.
 */
export const toldMark = z.string().check(z.maxLength(80));

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** An order in the staff's list. */
export const staffOrderSummary = z.strictObject({
  uuid,
  order_number: orderNumber,
  created_at: time,
  status: orderStatus,
  proof_status: proofStatus,
  total: cents,
  customer: z.nullable(staffCustomer),
  /** Counts every change of the order. */
  version: z.int(),
  /** The working day on which it is to leave; null until production may begin. */
  due_on: z.nullable(day),
  /** It should have left before today. */
  late: z.boolean(),
  /** Put aside by staff, or a payment was charged back. */
  blocked: z.boolean(),
  /** Money is awaited: the payment of a draft, or that of an invoice. */
  to_pay: z.boolean(),
  /** Garments in it. */
  pieces: z.int(),
  city: z.string(),
  country: z.string(),
});

/** A note among staff. */
export const orderNote = z.strictObject({
  id: uuid,
  text: z.string(),
  /** Who wrote it. */
  by: z.string(),
  written_at: time,
});

/** A mail about an order. */
export const orderMail = z.strictObject({
  id: uuid,
  kind: z.string(),
  to: z.string(),
  ordered_at: time,
  sent_at: z.nullable(time),
  /** It is tried no more. */
  given_up: z.boolean(),
});

/** A line with its document as it stands: what was proposed for it last, else what was ordered. */
export const staffOrderLine = z.extend(orderLine, {
  document,
  /** How many of its garments were given back by line; absent for none. */
  refunded: z.optional(z.int().check(z.minimum(1))),
  /** What changes of the others cost more since, cents, below nothing less; absent for nothing. */
  changes_paid: z.optional(cents),
});

/** Money of an order on its way back, or gone. */
export const staffRefund = z.strictObject({
  id: uuid,
  payment_id: uuid,
  amount: cents,
  status: z.enum(["requested", "accepted", "done", "failed"]),
  requested_at: time,
  settled_at: z.nullable(time),
});

/** What does not fit by itself: kept with its order until somebody has looked at it. */
export const paymentCase = z.strictObject({
  id: uuid,
  order_uuid: uuid,
  payment_id: z.nullable(uuid),
  /** `other_amount`, `chargeback`, `books_do_not_close` …; the list is in the runbook. */
  kind: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  opened_at: time,
  closed_at: z.nullable(time),
  note: z.nullable(z.string()),
});

/** A case in the list. */
export const listedPaymentCase = z.extend(paymentCase, { order_number: orderNumber });

/** What an order's papers and its money say, cents; `difference` is 0 when they agree. */
export const orderLedger = z.strictObject({
  invoiced: cents,
  credited: cents,
  received: cents,
  refunded: cents,
  charged_back: cents,
  receivable: cents,
  difference: cents,
});

/** A paper of an order as the books name it, for who may read payments. */
export const staffPaper = z.strictObject({
  kind: orderDocument.shape.kind,
  number: paperNumber,
  issued_at: time,
  /** What it says in all, cents; of a credit note, what it takes back. */
  amount: cents,
  url: apiPath,
  /** What it was before it was amended, the first first, each by `version` in the query of `url`. */
  earlier: orElse(z.array(z.strictObject({ version: z.int(), kept_at: time })), []),
});

/** An order with its customer, documents and possible moves. */
export const staffOrder = z.extend(order, {
  customer: z.nullable(staffCustomer),
  lines: z.array(staffOrderLine),
  /** The states this order may be moved to now. */
  moves: z.array(orderStatus),
  /** What else one may do with it now. */
  acts: z.array(z.enum(orderActs)),
  due_on: z.nullable(day),
  late: z.boolean(),
  /** Why staff put it aside, and since when; null otherwise. */
  hold: z.nullable(z.strictObject({ reason: z.string(), since: time })),
  /** Notes among staff, the latest last. */
  notes: z.array(orderNote),
  /** Mails about it, the latest last. */
  mails: z.array(orderMail),
  /** A payment was charged back: nothing more is made of it until that is reversed or its case closed. */
  blocked: z.boolean(),
  refunds: z.array(staffRefund),
  /** What does not fit and is open. */
  cases: z.array(paymentCase),
  ledger: orderLedger,
  /** Its shipping was given back: it is given back once. */
  shipping_refunded: orElse(z.boolean(), false),
  /** Garments that leave in no parcel now, and why the workshop keeps them; null: made once more, and not printed yet. */
  kept: orElse(
    z.array(z.strictObject({ line_id: uuid, copy: z.int(), reason: z.nullable(z.string()) })),
    [],
  ),
  /** Where labels that were printed before may say that it goes, the latest first; none once it has left. */
  former_deliveries: orElse(z.array(z.strictObject({ address, until: time })), []),
  /** Invoices and credit notes where staff may open them, as they were issued; `documents` are the customer's addresses of them. None for who makes. */
  papers: orElse(z.array(staffPaper), []),
});

/** The state to move an order to. */
export const moveOrderBody = z.strictObject({ status: orderStatus, version: versionSeen });

/** Checked documents for the customer to approve. */
export const sendProofBody = z.strictObject({
  message: paragraph(limits.messageMax),
  version: versionSeen,
  lines: z
    .array(z.strictObject({ line_id: uuid, document: sentDocument }))
    .check(z.minLength(1), z.maxLength(limits.itemsPerCart)),
  /** Places on the cloth that it speaks of, numbered in this order. */
  pins: z.optional(
    z
      .array(
        z.strictObject({
          line_id: uuid,
          piece: key(60),
          x: z.number().check(z.minimum(-5000), z.maximum(5000)),
          y: z.number().check(z.minimum(-5000), z.maximum(5000)),
          text: paragraph(limits.pinTextMax),
        }),
      )
      .check(z.maxLength(limits.pinsPerProof)),
  ),
});

/** `GET /api/staff/orders` */
export const listStaffOrders = defineRoute({
  id: "listStaffOrders",
  auth: "staff",
  may: "orders.read_any",
  summary: "All orders, newest first unless another order is asked for",
  query: z.object({
    status: z.optional(orderStatus),
    proof: z.optional(proofStatus),
    /**
     * The beginning of a number, its last digits, an invoice or credit note by its whole number, the beginning of a parcel's number (6 letters or more),
     * of a telephone number in any way to write it (5 digits or more), or of a name, an address, a town or a rider's name: with accents or without, `ø` as `o` or `oe`.
     */
    search: z.optional(searchText),
    view: z.optional(z.enum(orderViews)),
    sort: z.optional(z.enum(orderSorts)),
    told: z.optional(toldMark),
    ...pageQuery,
  }),
  answers: { 200: pageOf(staffOrderSummary) },
  errors: [],
});

/** `GET /api/staff/orders/{orderUuid}` */
export const getStaffOrder = defineRoute({
  id: "getStaffOrder",
  auth: "staff",
  may: "orders.read_any",
  summary: "One order with its customer and frozen documents",
  params: ids("orderUuid"),
  answers: { 200: staffOrder },
  errors: [],
});

/** `GET /api/staff/orders/{orderUuid}/papers/{number}.pdf` */
export const getStaffPaper = defineRoute({
  id: "getStaffPaper",
  auth: "staff",
  may: "payments.read",
  summary:
    "An invoice or credit note of an order by its number, the same file as its customer opens; kept when the account is erased",
  params: z.object({ orderUuid: uuid, number: paperNumber }),
  query: z.object({
    /** One from before it was amended; as it stands now without it. */
    version: z.optional(z.coerce.number<number | string>().check(z.int(), z.minimum(1))),
  }),
  answers: { 200: { file: ["application/pdf"] } },
  errors: [],
});

/** `PATCH /api/staff/orders/{orderUuid}` */
export const moveStaffOrder = defineRoute({
  id: "moveStaffOrder",
  auth: "staff",
  may: "orders.move",
  summary: "Move an order along the table of states",
  params: ids("orderUuid"),
  body: moveOrderBody,
  answers: { 200: staffOrder },
  errors: [
    "illegal_transition",
    "order_blocked",
    "payment_unavailable",
    "stale_version",
    "surcharge_open",
  ],
});

/** `PATCH /api/staff/orders/{orderUuid}/lines/{lineId}` */
export const changeStaffOrderLine = defineRoute({
  id: "changeStaffOrderLine",
  auth: "staff",
  may: "orders.change",
  summary: "Change a line for its customer, under the same rules",
  params: ids("orderUuid", "lineId"),
  body: changeLineBody,
  answers: { 200: staffOrder },
  errors: [
    "order_not_changeable",
    "order_blocked",
    "stale_version",
    "lettering_missing_characters",
    "lettering_too_long",
    "refund_too_large",
    "surcharge_open",
  ],
});

/** `PATCH /api/staff/orders/{orderUuid}/addresses` */
export const changeStaffOrderAddresses = defineRoute({
  id: "changeStaffOrderAddresses",
  auth: "staff",
  may: "orders.change",
  summary: "Change the addresses of an order for its customer, under the same rules",
  params: ids("orderUuid"),
  body: changeAddressesBody,
  answers: { 200: staffOrder },
  errors: ["order_has_left", "order_not_changeable", "shipping_unavailable", "stale_version"],
});

/** `POST /api/staff/orders/{orderUuid}/proof` */
export const sendProof = defineRoute({
  id: "sendProof",
  auth: "staff",
  may: "proofs.send",
  summary: "Send the customer a proof of the checked designs",
  params: ids("orderUuid"),
  body: sendProofBody,
  answers: { 200: staffOrder },
  errors: ["illegal_transition", "invalid_design", "order_blocked", "stale_version"],
});

/**
 * What is given back: an amount, or what was paid for pieces and the shipping, with their share of the discount and of what
 * changes cost since; each piece and the shipping once, else `refund_too_large`. A credit note says so; of an invoice that
 * is not paid it lowers what is owed.
 */
export const refundOrderBody = z.strictObject({
  amount: z.optional(cents.check(z.minimum(1))),
  lines: z.optional(
    z
      .array(z.strictObject({ line_id: uuid, quantity: z.int().check(z.minimum(1)) }))
      .check(z.maxLength(limits.itemsPerCart)),
  ),
  shipping: z.optional(z.boolean()),
  reason: paragraph(limits.messageMax),
});

/** `POST /api/staff/orders/{orderUuid}/refunds` */
export const refundOrder = defineRoute({
  id: "refundOrder",
  auth: "staff",
  may: "payments.act",
  summary: "Give a part of an order's money back, or all; safe to repeat with the same key",
  params: ids("orderUuid"),
  headers: z.object({
    "idempotency-key": z
      .string()
      .check(z.minLength(1), z.maxLength(limits.idempotencyKeyMax), z.regex(/^[\u0021-\u007e]+$/)),
  }),
  body: refundOrderBody,
  answers: { 201: staffOrder },
  errors: ["refund_too_large", "illegal_transition", "idempotency_conflict"],
});

/** An invoice that was paid by bank transfer; the amount must be what is owed. */
export const settleInvoiceBody = z.strictObject({
  amount: cents,
  note: z.optional(paragraph(limits.messageMax)),
});

/** `POST /api/staff/orders/{orderUuid}/invoice-payment` */
export const settleInvoice = defineRoute({
  id: "settleInvoice",
  auth: "staff",
  may: "payments.act",
  summary: "Mark the invoice of an order as paid",
  params: ids("orderUuid"),
  body: settleInvoiceBody,
  answers: { 200: staffOrder },
  errors: ["already_paid"],
});

/** `GET /api/staff/payment-cases` */
export const listPaymentCases = defineRoute({
  id: "listPaymentCases",
  auth: "staff",
  may: "payments.read",
  summary: "What does not fit between orders and money, latest first",
  query: z.object({ state: z.optional(z.enum(["open", "closed"])), ...pageQuery }),
  answers: { 200: pageOf(listedPaymentCase) },
  errors: [],
});

/** What was done about a case. */
export const closePaymentCaseBody = z.strictObject({ note: paragraph(limits.messageMax) });

/** `POST /api/staff/payment-cases/{id}/close` */
export const closePaymentCase = defineRoute({
  id: "closePaymentCase",
  auth: "staff",
  may: "payments.act",
  summary:
    "Close a case with a note; a chargeback's lets its order go on, a transfer's says it was made",
  params: ids("id"),
  body: closePaymentCaseBody,
  answers: { 200: paymentCase },
  errors: [],
});

/** `POST /api/staff/customers/{id}/configured-sets` */
export const createStaffDesign = defineRoute({
  id: "createStaffDesign",
  auth: "staff",
  may: "designs.make_for_customer",
  summary: "A design made for a customer; it appears in their staff-made list",
  params: ids("id"),
  body: z.omit(createDesignBody, { group_id: true }),
  answers: { 201: z.strictObject({ design }) },
  errors: ["invalid_design"],
});
