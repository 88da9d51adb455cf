import type { MailFacts } from "../../../platform/mail/mail.ts";
import type { OrderRow } from "../reader.ts";

export const PAYMENT_MAIL = "order-payment";

/** What happened to the money of an order. */
export type PaymentNews =
  /** The bank or the provider refused; the order waits to be paid. */
  | "failed"
  /** Nobody paid on the page in time; the order waits still. */
  | "expired"
  /** A part goes back, by a credit note. */
  | "refund"
  /** A part of an unpaid invoice need not be paid. */
  | "credit"
  | "invoice_paid";

/** What the mail says; kept with the ordered mail. */
export interface PaymentFacts {
  readonly news: PaymentNews;
  readonly firstName: string;
  readonly orderNumber: string;
  readonly link: string;
  readonly amount: number;
  /** Staff's own words. */
  readonly reason: string;
}

/** A payment that failed can be made again where its link leads. */
export function paymentFacts(
  order: OrderRow,
  shopUrl: string,
  said: Pick<PaymentFacts, "news" | "amount"> & { readonly reason?: string },
): MailFacts {
  const unpaid = said.news === "failed" || said.news === "expired";
  const facts: PaymentFacts = {
    reason: "",
    ...said,
    firstName: order.contact.first_name,
    orderNumber: order.order_number,
    link: unpaid
      ? `${shopUrl}/checkout/complete?order=${order.id}`
      : `${shopUrl}/my-orders/${order.id}`,
  };
  return { ...facts };
}
