import { isPostcode, limits } from "@holeshot/domain";
import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import {
  cents,
  country,
  email,
  ids,
  key,
  language,
  line,
  optionalLine,
  orderNumber,
  paymentMethod,
  phone,
  uuid,
  webUrl,
} from "../scalars.ts";

const addressFields = {
  street: line(limits.addressLineMax),
  house_number: line(limits.houseNumberMax),
  postcode: line(limits.postcodeMax),
  city: line(limits.addressLineMax),
  country,
};

const postcodeFits = z.refine<{ readonly country: string; readonly postcode: string }>(
  (address) => isPostcode(address.country, address.postcode),
  { path: ["postcode"], params: { code: "invalid_postcode" } },
);

/** Where parcels go. */
export const addressBody = z.strictObject(addressFields).check(postcodeFits);

/** Where invoices go; a business names itself and its VAT id. */
export const billingAddressBody = z
  .strictObject({
    ...addressFields,
    company: z.optional(z.nullable(optionalLine(limits.companyMax))),
    vat_id: z.optional(z.nullable(optionalLine(limits.vatIdMax))),
  })
  .check(postcodeFits);

/** Who is spoken to about the order. */
export const contactBody = z.strictObject({
  first_name: line(limits.personNameMax),
  last_name: line(limits.personNameMax),
  email,
  phone,
});

/** An order. */
export const checkoutBody = z.strictObject({
  shipping_address: addressBody,
  /** Absent: the shipping address. */
  billing_address: z.optional(z.nullable(billingAddressBody)),
  contact: contactBody,
  shipping_method: key(60),
  payment: paymentMethod,
  accept_terms: z.boolean(),
  accept_colour_deviation: z.boolean(),
  accept_image_quality: z.optional(z.boolean()),
  /** What the customer saw; the quote's `total`. */
  expected_total: cents,
  language,
});

/** What became of it; `payment_url` when the customer must go and pay. */
export const checkoutResult = z.strictObject({
  order_uuid: uuid,
  order_number: orderNumber,
  outcome: z.enum(["complete", "redirect"]),
  payment_url: z.optional(webUrl),
});

/** Refusals come in this order: token, shape, key, ordered, cart, fingerprint, consents, discount, shipping, total, invoice limit. */
export const checkout = defineRoute({
  id: "checkout",
  auth: "customer",
  summary: "Order the cart; safe to repeat with the same key",
  params: ids("uuid"),
  headers: z.object({
    "idempotency-key": z
      .string()
      .check(z.minLength(1), z.maxLength(limits.idempotencyKeyMax), z.regex(/^[\u0021-\u007e]+$/)),
  }),
  query: z.object({
    /** Of the cart that the buyer was shown: where something else would be ordered by now, `stale_version`, and nothing is. Without it only the total is compared. Not part of what a key stands for; in the query, where a server of before passes it over. */
    fingerprint: z.optional(z.string()),
  }),
  body: checkoutBody,
  answers: { 201: checkoutResult },
  errors: [
    "idempotency_conflict",
    "cart_changed",
    "stale_version",
    "cart_empty",
    "missing_quantities",
    "missing_properties",
    "lettering_missing_characters",
    "lettering_too_long",
    "terms_not_accepted",
    "colour_deviation_not_accepted",
    "image_quality_not_accepted",
    "discount_code_used",
    "invalid_discount_code",
    "shipping_unavailable",
    "total_changed",
    "invoice_limit_reached",
    "rate_limited",
    "payment_unavailable",
  ],
});

/** What the customer owes on invoice, and what may still be ordered so; null when nothing bounds it. */
export const invoiceCreditAnswer = z.strictObject({
  open: cents,
  limit: z.nullable(cents),
  available: z.nullable(cents),
});

/** `GET /api/customer/invoice-credit` */
export const getInvoiceCredit = defineRoute({
  id: "getInvoiceCredit",
  auth: "customer",
  summary: "How much more the customer may order on invoice",
  answers: { 200: invoiceCreditAnswer },
  errors: [],
});
