import { limits } from "@holeshot/domain";
import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { orderEvent, stayingGarments } from "./order-history.ts";
import { orElse } from "../or-else.ts";
import {
  amount,
  apiPath,
  cents,
  ids,
  key,
  optionalLine,
  orderNumber,
  orderStatus,
  pageOf,
  pageQuery,
  paragraph,
  paymentMethod,
  paymentStatus,
  productId,
  proofStatus,
  time,
  uuid,
  webUrl,
} from "../scalars.ts";
import { document } from "../document.ts";
import { cart, namedProduct, rider, totals } from "./cart.ts";
import { addressBody, billingAddressBody } from "./checkout.ts";

/** Where an order goes, as it was given. */
export const address = z.strictObject({
  street: z.string(),
  house_number: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
});

/** Where its invoice goes. */
export const billingAddress = z.extend(address, {
  company: z.optional(z.nullable(z.string())),
  vat_id: z.optional(z.nullable(z.string())),
});

/** Who is spoken to about it. */
export const contact = z.strictObject({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
});

/** An id with the name that was frozen with the order, in the reader's language. */
export const frozenName = z.strictObject({ id: z.string(), name: z.string() });

/**
 * What was ordered, as it was then. `document_hash` is SHA-256 of the design document it is made to: the approved one
 * once a proof is approved, else the one that was ordered.
 */
export const orderLine = z.strictObject({
  id: uuid,
  /** The design it was made from; it may be gone or look otherwise by now. */
  configuredSetUuid: uuid,
  /** What it was designed in; it may be sold no more. */
  configuratorSetUuid: uuid,
  name: z.string(),
  product: namedProduct,
  quantity: z.int().check(z.positive()),
  ppuInclVat: amount,
  properties: z.record(z.string(), z.string()),
  /** The same choices by the names they had when they were bought, the size first. */
  choices: z.array(z.strictObject({ property: frozenName, value: frozenName })),
  rider: z.nullable(rider),
  /** What the size makes smaller than it was designed, mm: capitals' height or a picture's width; null until that is known. */
  smaller: z.nullable(
    z.array(
      z.strictObject({
        text: z.string(),
        from_mm: z.number(),
        to_mm: z.number(),
        letter_width: z.number(),
      }),
    ),
  ),
  document_hash: z.string(),
  preview_url: z.nullable(apiPath),
});

/** One attempt to pay, or the invoice to be paid. */
export const payment = z.strictObject({
  id: uuid,
  method: paymentMethod,
  provider: z.string(),
  status: paymentStatus,
  amount: cents,
  created_at: time,
  paid_at: z.nullable(time),
  /** Given back so far; absent while nothing was. */
  refunded: z.optional(cents),
  /** The provider's name for how it was paid, such as `ideal`; absent when it does not say. */
  paid_by: z.optional(z.string()),
});

/** A numbered place on the cloth that a proof speaks of. */
export const proofPin = z.strictObject({
  id: uuid,
  number: z.int(),
  line_id: uuid,
  /** The piece and its millimetres, as a design's layers stand on it. */
  piece: z.string(),
  x: z.number(),
  y: z.number(),
  text: z.string(),
  /** The customer's words there; null until they said some. */
  answer: z.nullable(z.string()),
});

/** One round of the manual check: what the designer sent and what the customer said. */
export const proofRound = z.strictObject({
  id: uuid,
  message: z.string(),
  sent_at: time,
  /** Null where it was approved, or not answered. */
  answer: z.nullable(z.string()),
  answered_at: z.nullable(time),
  pins: z.array(proofPin),
});

/** The manual check's proof; null on an order without one. */
export const proof = z.strictObject({
  status: proofStatus,
  /** Names the latest round of the check. */
  id: z.nullable(uuid),
  /** The designer's words with the last proof. */
  message: z.nullable(z.string()),
  /** The customer's words with the last request for changes. */
  answer: z.nullable(z.string()),
  /** What is proposed for each line; a line that no round was about is missing and stays as it was ordered. */
  lines: z.array(z.strictObject({ line_id: uuid, preview_url: z.nullable(apiPath) })),
  sent_at: z.nullable(time),
  answered_at: z.nullable(time),
  /** The whole conversation, the first round first; the last is the one above. */
  rounds: z.array(proofRound),
});

/** A paper of an order. */
export const orderDocument = z.strictObject({
  /** `supplement` is the invoice of a change that cost more. */
  kind: z.enum(["invoice", "credit_note", "supplement"]),
  url: apiPath,
  /** Of credit notes and supplements, of which an order may have several. */
  number: z.optional(z.string()),
});

/** So many garments of a line, and which they are, as on their labels. */
const lineGarments = z.strictObject({
  line_id: uuid,
  quantity: z.int(),
  copies: z.array(z.int()),
});

/** What left the shop in one parcel. */
export const parcel = z.strictObject({
  id: uuid,
  /** The first, second … of its order. */
  number: z.int(),
  /** Null when the customer fetches it. */
  carrier: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
  tracking_number: z.nullable(z.string()),
  /** Where it is followed. */
  tracking_url: z.nullable(webUrl),
  sent_at: time,
  /** What of it counts as sent. */
  lines: z.array(lineGarments),
  /** What left in it, too, and is made again or was: those garments leave, or left, in another parcel. */
  made_again: orElse(z.array(lineGarments), []),
});

/** The same for who may see addresses: where it went, of an order that was sent elsewhere since; else null. */
export const addressedParcel = z.extend(parcel, {
  shipping_address: orElse(z.nullable(address), null),
});

/** A change of a line that costs more, and takes effect once it is paid. Nothing of the order is made until then. */
export const surcharge = z.strictObject({
  id: uuid,
  line_id: uuid,
  /** The line as it is to be. */
  properties: z.record(z.string(), z.string()),
  rider: z.nullable(rider),
  /** How many garments of the line. */
  copies: z.int(),
  amount: cents,
  /** The line changes in a moment. */
  paid: z.boolean(),
  /** Withdrawn by itself then, where nobody paid. */
  pay_until: time,
});

/** An order in the list. */
export const orderSummary = z.strictObject({
  uuid,
  order_number: orderNumber,
  created_at: time,
  status: orderStatus,
  total: amount,
  /** What is in it: each design once, with what is made of it. */
  designs: orElse(
    z.array(
      z.strictObject({
        uuid,
        name: z.string(),
        products: z.array(productId),
        /** Of what is worn on top; null until it has been drawn. */
        preview_url: z.nullable(z.string()),
      }),
    ),
    [],
  ),
});

/** An order with everything its customer may see. */
export const order = z.strictObject({
  uuid,
  order_number: orderNumber,
  created_at: time,
  status: orderStatus,
  /** Nobody makes it yet: it may be cancelled, and its addresses may change. */
  changeable: z.boolean(),
  /** Not everything of it has left: what has not may go elsewhere within its country. */
  delivery_changeable: orElse(z.boolean(), false),
  lines: z.array(orderLine),
  totals,
  /** The discount code that was used, as the shop writes it; null without one, and for orders from before it was kept. */
  discount_code: z.optional(z.nullable(z.strictObject({ code: z.string() }))),
  /** What was promised when it was ordered, in working days; null for orders from before that was kept. */
  delivery: z.nullable(
    z.strictObject({
      /** The customer fetches the goods. */
      pickup: z.boolean(),
      working_days: z.int(),
      production_working_days: z.int(),
    }),
  ),
  shipping_method: frozenName,
  shipping_address: address,
  billing_address: billingAddress,
  contact,
  payments: z.array(payment),
  proof: z.nullable(proof),
  documents: z.array(orderDocument),
  history: z.array(orderEvent),
  /** What has left of it, the first parcel first; an order completed without parcels has none. */
  parcels: z.array(addressedParcel),
  /** What of it was given back and stays; nothing once it is over. */
  stays: orElse(z.array(stayingGarments), []),
  /** The change that waits to be paid; null where none does. */
  surcharge: orElse(z.nullable(surcharge), null),
  /** Counts every change; whoever changes an order may say which one was looked at. */
  version: z.int(),
});

/** What a proof is drawn from: each document once, by its hash, and which of them every line had and is to have. */
export const proofSheet = z.strictObject({
  id: z.nullable(uuid),
  documents: z.record(z.string(), z.strictObject({ configuratorSetUuid: uuid, document })),
  lines: z.array(
    z.strictObject({ line_id: uuid, ordered: z.string(), proposed: z.nullable(z.string()) }),
  ),
});

/** The customer's words at places of the proof. */
const pinAnswers = z
  .array(z.strictObject({ pin_id: uuid, text: paragraph(limits.pinTextMax) }))
  .check(z.maxLength(limits.pinsPerProof));

/** Which proof the customer had before them; without it, the one that waits. */
export const approveProofBody = z.strictObject({
  proof_id: z.optional(uuid),
  pins: z.optional(pinAnswers),
});

/** Where an order is to go instead, and its invoice; what is left out stays. `version` is that of the order that was looked at. */
export const changeAddressesBody = z.strictObject({
  shipping_address: z.optional(addressBody),
  billing_address: z.optional(billingAddressBody),
  version: z.optional(z.int().check(z.minimum(1))),
});

/**
 * What a line is to be instead; what is left out stays, and a rider of null takes name and number off. `version` is that of
 * the order that was looked at.
 */
export const changeLineBody = z.strictObject({
  properties: z.optional(z.record(key(80), key(80))),
  rider: z.optional(
    z.nullable(
      z.strictObject({
        name: z.optional(optionalLine(limits.riderNameMax)),
        number: z.optional(optionalLine(limits.riderNumberMax)),
      }),
    ),
  ),
  /** How many of the line's garments change; they become a line of their own. All when left out. */
  copies: z.optional(z.int().check(z.minimum(1))),
  /** What the change is known to cost more, in cents: it is then paid first. Without it, or with another amount, it is refused. */
  surcharge: z.optional(z.int().check(z.minimum(1))),
  version: z.optional(z.int().check(z.minimum(1))),
});

/** What should change in a proof. */
export const requestChangesBody = z.strictObject({
  message: paragraph(limits.messageMax),
  proof_id: z.optional(uuid),
  pins: z.optional(pinAnswers),
});

/** `GET /api/customer/orders` */
export const listOrders = defineRoute({
  id: "listOrders",
  auth: "customer",
  summary: "The customer's orders, newest first",
  query: z.object(pageQuery),
  answers: { 200: pageOf(orderSummary) },
  errors: [],
});

/** `GET /api/cart/{uuid}/order` */
export const getCartOrder = defineRoute({
  id: "getCartOrder",
  auth: "customer",
  summary: "The order of the customer's that a cart became",
  params: ids("uuid"),
  answers: { 200: z.strictObject({ order_uuid: uuid }) },
  errors: [],
});

/** `GET /api/customer/orders/{orderUuid}` */
export const getOrder = defineRoute({
  id: "getOrder",
  auth: "customer",
  summary: "One order with everything it holds",
  params: ids("orderUuid"),
  answers: { 200: order },
  errors: [],
});

/**
 * `PATCH /api/customer/orders/{orderUuid}`: prices stay as agreed, so neither delivery country nor taxation may change. While
 * the order is made the delivery address alone may, for what has not left yet.
 */
export const changeOrderAddresses = defineRoute({
  id: "changeOrderAddresses",
  auth: "customer",
  summary: "Change the addresses of an order; once it is being made, where the rest of it goes",
  params: ids("orderUuid"),
  body: changeAddressesBody,
  answers: { 200: order },
  errors: [
    "order_has_left",
    "order_not_changeable",
    "shipping_unavailable",
    "stale_version",
    "rate_limited",
  ],
});

/**
 * `PATCH /api/customer/orders/{orderUuid}/lines/{lineId}`: what it costs less is given back. What costs more takes effect
 * once it is paid, if the body names that amount as `surcharge`; otherwise it is refused with `changes_price`.
 */
export const changeOrderLine = defineRoute({
  id: "changeOrderLine",
  auth: "customer",
  summary: "Change size, choices, name or number of a line that is not being made yet",
  params: ids("orderUuid", "lineId"),
  body: changeLineBody,
  answers: { 200: order },
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

/** `POST /api/customer/orders/{orderUuid}/cancel` */
export const cancelOrder = defineRoute({
  id: "cancelOrder",
  auth: "customer",
  summary: "Cancel an order that is not being made yet; what was paid is given back",
  params: ids("orderUuid"),
  answers: { 200: order },
  errors: ["order_not_changeable", "payment_unavailable"],
});

/** `GET /api/customer/orders/{orderUuid}/proof` */
export const getProof = defineRoute({
  id: "getProof",
  auth: "customer",
  summary: "The documents that the manual check's proof is drawn from",
  params: ids("orderUuid"),
  answers: { 200: proofSheet },
  errors: [],
});

/** `GET /api/customer/orders/{orderUuid}/invoice.pdf` */
export const getInvoice = defineRoute({
  id: "getInvoice",
  auth: "customer",
  summary: "The invoice, once the order is confirmed",
  params: ids("orderUuid"),
  answers: { 200: { file: ["application/pdf"] } },
  errors: [],
});

/** `GET /api/customer/orders/{orderUuid}/credit-note.pdf` */
export const getCreditNote = defineRoute({
  id: "getCreditNote",
  auth: "customer",
  summary: "What takes back the invoice of an order, whole or in part; the first of several",
  params: ids("orderUuid"),
  answers: { 200: { file: ["application/pdf"] } },
  errors: [],
});

/** `GET /api/customer/orders/{orderUuid}/credit-notes/{number}.pdf` */
export const getNumberedCreditNote = defineRoute({
  id: "getNumberedCreditNote",
  auth: "customer",
  summary: "One of the credit notes of an order that was credited in parts",
  params: z.object({
    orderUuid: uuid,
    number: z.string().check(z.regex(/^HC-\d{4}-\d{6,9}$/)),
  }),
  answers: { 200: { file: ["application/pdf"] } },
  errors: [],
});

/** `POST /api/customer/orders/{orderUuid}/pay` */
export const payOrder = defineRoute({
  id: "payOrder",
  auth: "customer",
  summary: "A new payment page for an unpaid order",
  params: ids("orderUuid"),
  answers: { 200: z.strictObject({ payment_url: webUrl }) },
  errors: ["already_paid", "payment_unavailable"],
});

/** `POST /api/customer/orders/{orderUuid}/reorder` */
export const reorder = defineRoute({
  id: "reorder",
  auth: "customer",
  summary: "A new cart with the same designs and quantities, at today's prices",
  params: ids("orderUuid"),
  answers: { 201: cart },
  errors: ["reorder_failed"],
});

/** `POST /api/customer/orders/{orderUuid}/proof/approve` */
export const approveProof = defineRoute({
  id: "approveProof",
  auth: "customer",
  summary: "Approve the proof, so that production may begin",
  params: ids("orderUuid"),
  body: approveProofBody,
  answers: { 200: order },
  errors: ["no_open_proof", "proof_replaced"],
});

/** `POST /api/customer/orders/{orderUuid}/proof/request-changes` */
export const requestProofChanges = defineRoute({
  id: "requestProofChanges",
  auth: "customer",
  summary: "Ask for changes to the proof",
  params: ids("orderUuid"),
  body: requestChangesBody,
  answers: { 200: order },
  errors: ["no_open_proof", "proof_replaced"],
});
