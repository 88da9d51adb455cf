import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { orElse } from "../or-else.ts";
import { cents, country, ids, orderNumber, time, uuid, webUrl } from "../scalars.ts";
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
  }),
  answers: {
    200: z.strictObject({
      data: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    }),
  },
  errors: [],
});

/** The order's own key for paying it, as the mail's link holds it: when it ends, and a signature of both. */
const linkParams = z.object({
  orderUuid: uuid,
  token: z.string().check(z.regex(/^\d{10}-[\w-]{43}$/)),
});

/**
 * What whoever has the link may see of an order: never a name, an address or a design. `rows` and `amount` are there while
 * it is to be paid: `open` until somebody pays, `waiting` while a bank works on it, `looking` when money of another amount
 * came; then it is `paid`, or `closed` since it was cancelled or its time is up.
 */
export const paymentLink = z.strictObject({
  order_number: orderNumber,
  state: z.enum(["open", "waiting", "looking", "paid", "closed"]),
  /** It is to be paid still, and the last attempt brought nothing: it failed, or its page was left or ran out. */
  failed: orElse(z.boolean(), false),
  /** What is to be paid, cents; null when nothing is. */
  amount: z.nullable(cents),
  /** Until when; null when nothing is to be paid. */
  pay_until: z.nullable(time),
  rows: z.array(
    z.strictObject({
      kind: z.enum(["goods", "discount", "shipping", "manual_check"]),
      /** The product or the shipping method in the language asked for; empty for the others. */
      name: z.string(),
      quantity: z.int(),
      /** Cents; below nothing for a discount. */
      amount: cents,
    }),
  ),
});

/** `GET /api/payment-links/{orderUuid}/{token}`: no session is needed; the link is its own right. */
export const getPaymentLink = defineRoute({
  id: "getPaymentLink",
  auth: "none",
  summary: "What is to be paid, for whoever has the link of the mail",
  params: linkParams,
  answers: { 200: paymentLink },
  errors: ["rate_limited"],
});

/** `POST /api/payment-links/{orderUuid}/{token}/check`: for the page that the payer comes back to. */
export const checkPaymentLink = defineRoute({
  id: "checkPaymentLink",
  auth: "none",
  summary: "Have the provider asked how the payment stands; what is to be paid then",
  params: linkParams,
  answers: { 200: paymentLink },
  errors: ["rate_limited", "payment_unavailable"],
});

/** `POST /api/payment-links/{orderUuid}/{token}/pay` */
export const payByLink = defineRoute({
  id: "payByLink",
  auth: "none",
  summary: "A new payment page for the order of the link; it leads back to the link",
  params: linkParams,
  answers: { 200: z.strictObject({ payment_url: webUrl }) },
  errors: ["already_paid", "rate_limited", "payment_unavailable"],
});
