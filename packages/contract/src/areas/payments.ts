import { languages } from "@holeshot/domain";
import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { country, ids } from "../scalars.ts";
import { order } from "./orders.ts";

/** `POST /api/payments/{provider}/webhook` */
export const paymentWebhook = defineRoute({
  id: "paymentWebhook",
  auth: "none",
  summary:
    "The provider's own notification; safe to repeat, in any order. One that is not signed is a hint to ask the provider.",
  params: z.object({ provider: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)) }),
  rawBody: true,
  answers: { 204: null },
  errors: ["invalid_signature", "payment_unavailable"],
});

/** `POST /api/customer/orders/{orderUuid}/payment/check`: for the page that the customer comes back to. */
export const checkPayment = defineRoute({
  id: "checkPayment",
  auth: "customer",
  summary: "Have the provider asked how the order's payment stands; the order as it is then",
  params: ids("orderUuid"),
  answers: { 200: order },
  errors: ["rate_limited", "payment_unavailable"],
});

/** `GET /api/payment-methods`: what can be chosen on the payment page; empty when the provider does not say. */
export const listPaymentMethods = defineRoute({
  id: "listPaymentMethods",
  auth: "none",
  summary: "Ways to pay an amount from a country, in the provider's order",
  query: z.object({
    country,
    /** Cents. */
    amount: z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(100_000_000)),
    language: z.optional(z.enum(languages)),
  }),
  answers: {
    200: z.strictObject({
      data: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    }),
  },
  errors: [],
});
