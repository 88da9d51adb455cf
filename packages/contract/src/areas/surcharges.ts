import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { amount, ids, uuid, webUrl } from "../scalars.ts";
import { changeLineBody, order } from "./orders.ts";
import { staffOrder } from "./staff.ts";

/** What a changed line would cost more, in cents; below nothing, what would be given back. */
export const lineDifference = z.strictObject({ difference: amount });

const refusals = [
  "order_not_changeable",
  "order_blocked",
  "stale_version",
  "lettering_missing_characters",
  "lettering_too_long",
  "surcharge_open",
] as const;

/** `POST /api/customer/orders/{orderUuid}/lines/{lineId}/difference`: nothing is changed by it. */
export const quoteOrderLine = defineRoute({
  id: "quoteOrderLine",
  auth: "customer",
  summary: "What a change of a line would cost more or less",
  params: ids("orderUuid", "lineId"),
  body: changeLineBody,
  answers: { 200: lineDifference },
  errors: refusals,
});

/** `POST /api/customer/orders/{orderUuid}/surcharge/pay` */
export const paySurcharge = defineRoute({
  id: "paySurcharge",
  auth: "customer",
  summary: "A payment page for the change that waits to be paid",
  params: ids("orderUuid"),
  answers: { 200: z.strictObject({ payment_url: webUrl }) },
  errors: ["already_paid", "payment_unavailable"],
});

/** `DELETE /api/customer/orders/{orderUuid}/surcharge`: what is paid, or being paid, is not withdrawn. */
export const withdrawSurcharge = defineRoute({
  id: "withdrawSurcharge",
  auth: "customer",
  summary: "Withdraw the change that waits to be paid; the line stays as it is",
  params: ids("orderUuid"),
  answers: { 200: order },
  errors: ["already_paid", "payment_unavailable"],
});

/** `GET /api/customer/orders/{orderUuid}/supplements/{number}.pdf` */
export const getSupplement = defineRoute({
  id: "getSupplement",
  auth: "customer",
  summary: "The invoice of a change that cost more, as PDF",
  params: z.strictObject({
    orderUuid: uuid,
    number: z.string().check(z.regex(/^HI-\d{4}-\d{6,9}$/)),
  }),
  answers: { 200: { file: ["application/pdf"] } },
  errors: [],
});

/** `POST /api/staff/orders/{orderUuid}/lines/{lineId}/difference` */
export const quoteStaffOrderLine = defineRoute({
  id: "quoteStaffOrderLine",
  auth: "staff",
  may: "orders.change",
  summary: "What a change of a line would cost its customer more or less",
  params: ids("orderUuid", "lineId"),
  body: changeLineBody,
  answers: { 200: lineDifference },
  errors: refusals,
});

/** `DELETE /api/staff/orders/{orderUuid}/surcharge` */
export const withdrawStaffSurcharge = defineRoute({
  id: "withdrawStaffSurcharge",
  auth: "staff",
  may: "orders.change",
  summary: "Withdraw the change that waits to be paid by its customer",
  params: ids("orderUuid"),
  answers: { 200: staffOrder },
  errors: ["already_paid", "payment_unavailable"],
});
