import * as z from "zod/mini";
import type { BodyOf } from "../../../platform/declared.ts";
import { defineMail } from "../../../platform/mail/mail.ts";
import type { OrderRow } from "../reader.ts";
import { addressedTo, orderMoneyShape } from "./order-mail.ts";

/** What happened to the money of an order. */
const paymentNews = z.enum([
  // The bank or the provider refused; the order waits to be paid.
  "failed",
  // Nobody paid on the page in time; the order waits still.
  "expired",
  // A part goes back, by a credit note.
  "refund",
  // A part of an unpaid invoice need not be paid.
  "credit",
  "invoice_paid",
  // A change of a line costs more, and waits to be paid.
  "surcharge",
  // Nobody paid it: the line stays as it was.
  "surcharge_lapsed",
]);
export type PaymentNews = z.infer<typeof paymentNews>;

/** What the mail says; kept with the ordered mail. */
export const PAYMENT_MAIL = defineMail(
  "order-payment",
  z.object({
    news: paymentNews,
    ...orderMoneyShape,
    /** Staff's own words. */
    reason: z.string(),
    /** Until when it can be paid, where the mail is the first to say so; absent from mails of before. */
    until: z.optional(z.string()),
  }),
);
export type PaymentFacts = Readonly<BodyOf<typeof PAYMENT_MAIL>>;

/** `link`: where what it says can be seen, or done. */
export function paymentFacts(
  order: OrderRow,
  link: string,
  said: Pick<PaymentFacts, "news" | "amount" | "until"> & { readonly reason?: string },
): PaymentFacts {
  return { reason: "", ...said, ...addressedTo(order, link) };
}
