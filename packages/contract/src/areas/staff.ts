import { limits } from "@holeshot/domain";
import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { document, sentDocument } from "../document.ts";
import {
  cents,
  ids,
  orderStatus,
  pageOf,
  pageQuery,
  paragraph,
  proofStatus,
  searchText,
  time,
  uuid,
} from "../scalars.ts";
import { createDesignBody, design } from "./configured-sets.ts";
import { order, orderLine } from "./orders.ts";

/** Whose order or design it is, for staff. */
export const staffCustomer = z.strictObject({
  id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
});

/** An order in the staff's list. */
export const staffOrderSummary = z.strictObject({
  uuid,
  order_number: z.string(),
  created_at: time,
  status: orderStatus,
  proof_status: proofStatus,
  total: cents,
  customer: z.nullable(staffCustomer),
});

/** A line with its document as it stands: what was proposed for it last, else what was ordered. */
export const staffOrderLine = z.extend(orderLine, { document });

/** An order with its customer, documents and possible moves. */
export const staffOrder = z.extend(order, {
  customer: z.nullable(staffCustomer),
  lines: z.array(staffOrderLine),
  /** The states this order may be moved to now. */
  moves: z.array(orderStatus),
});

/** The state to move an order to. */
export const moveOrderBody = z.strictObject({ status: orderStatus });

/** Checked documents for the customer to approve. */
export const sendProofBody = z.strictObject({
  message: paragraph(limits.messageMax),
  lines: z
    .array(z.strictObject({ line_id: uuid, document: sentDocument }))
    .check(z.minLength(1), z.maxLength(limits.itemsPerCart)),
});

/** `GET /api/staff/orders` */
export const listStaffOrders = defineRoute({
  id: "listStaffOrders",
  auth: "staff",
  summary: "All orders, newest first",
  query: z.object({
    status: z.optional(orderStatus),
    proof: z.optional(proofStatus),
    search: z.optional(searchText),
    ...pageQuery,
  }),
  answers: { 200: pageOf(staffOrderSummary) },
  errors: [],
});

/** `GET /api/staff/orders/{orderUuid}` */
export const getStaffOrder = defineRoute({
  id: "getStaffOrder",
  auth: "staff",
  summary: "One order with its customer and frozen documents",
  params: ids("orderUuid"),
  answers: { 200: staffOrder },
  errors: [],
});

/** `PATCH /api/staff/orders/{orderUuid}` */
export const moveStaffOrder = defineRoute({
  id: "moveStaffOrder",
  auth: "staff",
  summary: "Move an order along the table of states",
  params: ids("orderUuid"),
  body: moveOrderBody,
  answers: { 200: staffOrder },
  errors: ["illegal_transition"],
});

/** `POST /api/staff/orders/{orderUuid}/proof` */
export const sendProof = defineRoute({
  id: "sendProof",
  auth: "staff",
  summary: "Send the customer a proof of the checked designs",
  params: ids("orderUuid"),
  body: sendProofBody,
  answers: { 200: staffOrder },
  errors: ["illegal_transition", "invalid_design"],
});

/** `POST /api/staff/customers/{id}/configured-sets` */
export const createStaffDesign = defineRoute({
  id: "createStaffDesign",
  auth: "staff",
  summary: "A design made for a customer; it appears in their staff-made list",
  params: ids("id"),
  body: z.omit(createDesignBody, { group_id: true }),
  answers: { 201: z.strictObject({ design }) },
  errors: ["invalid_design"],
});
