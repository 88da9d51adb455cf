import { formatMoney, type Language } from "@holeshot/domain";
import { writeLetter } from "../../../platform/mail/letter.ts";
import type { MailFacts, WrittenMail } from "../../../platform/mail/mail.ts";
import type { OrderRow } from "../reader.ts";
import { paymentTexts } from "./payment-texts.ts";

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

interface PaymentFacts {
  readonly news: PaymentNews;
  readonly firstName: string;
  readonly orderNumber: string;
  readonly link: string;
  readonly amount: number;
  /** Staff's own words. */
  readonly reason: string;
}

/** What the mail says; kept with the ordered mail. A payment that failed can be made again where its link leads. */
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

/** The mail that says that a payment failed, that money goes back, or that an invoice is paid. */
export function paymentMail(facts: MailFacts, language: Language): Promise<WrittenMail> {
  // Written by `paymentFacts` and kept as they were.
  const { news, firstName, orderNumber, link, amount, reason } = facts as unknown as PaymentFacts;
  const say = paymentTexts[language];
  const words = say[news];
  return writeLetter({
    language,
    subject: words.subject(orderNumber),
    preview: words.heading,
    heading: words.heading,
    paragraphs: [
      say.greeting(firstName),
      words.text(orderNumber, formatMoney(amount, language)),
      ...(reason === "" ? [] : [say.reason(reason)]),
      words.next,
    ],
    rows: [{ label: words.row, value: formatMoney(amount, language), strong: true }],
    action: { label: words.action, url: link },
    closing: [say.questions],
  });
}
