import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { orderNumber, orderStatus, time, uuid } from "../scalars.ts";
import {
  approveProofBody,
  order,
  orderLine,
  parcel,
  proof,
  proofSheet,
  requestChangesBody,
} from "./orders.ts";

/** The order's own key for looking at it and answering its proof, as mails hold it: when it ends, and a signature of both. */
const linkParams = z.object({
  orderUuid: uuid,
  token: z.string().check(z.regex(/^\d{10}-[\w-]{43}$/)),
});

/**
 * What whoever has the link may see of an order: what is made, its proof, and what has left. Never an address, a telephone
 * number, an e-mail address, a price or a paper.
 */
export const orderLink = z.strictObject({
  uuid,
  order_number: orderNumber,
  created_at: time,
  status: orderStatus,
  delivery: order.shape.delivery,
  lines: z.array(z.omit(orderLine, { ppuInclVat: true, smaller: true })),
  proof: z.nullable(proof),
  parcels: z.array(parcel),
  stays: order.shape.stays,
});

/** `GET /api/order-links/{orderUuid}/{token}`: no session is needed; the link is its own right. */
export const getOrderLink = defineRoute({
  id: "getOrderLink",
  auth: "none",
  summary: "How an order stands, for whoever has the link of a mail",
  params: linkParams,
  answers: { 200: orderLink },
  errors: ["rate_limited"],
});

/** `GET /api/order-links/{orderUuid}/{token}/proof` */
export const getOrderLinkProof = defineRoute({
  id: "getOrderLinkProof",
  auth: "none",
  summary: "The documents that the proof of the link's order is drawn from",
  params: linkParams,
  answers: { 200: proofSheet },
  errors: ["rate_limited"],
});

/** `POST /api/order-links/{orderUuid}/{token}/proof/approve` */
export const approveLinkProof = defineRoute({
  id: "approveLinkProof",
  auth: "none",
  summary: "Approve the proof of the link's order, so that production may begin",
  params: linkParams,
  body: approveProofBody,
  answers: { 200: orderLink },
  errors: ["no_open_proof", "proof_replaced", "rate_limited"],
});

/** `POST /api/order-links/{orderUuid}/{token}/proof/request-changes` */
export const requestLinkProofChanges = defineRoute({
  id: "requestLinkProofChanges",
  auth: "none",
  summary: "Ask for changes to the proof of the link's order",
  params: linkParams,
  body: requestChangesBody,
  answers: { 200: orderLink },
  errors: ["no_open_proof", "proof_replaced", "rate_limited"],
});
