import { formatMoney, type Language } from "@holeshot/domain";
import { writeLetter } from "../../../platform/mail/letter.ts";
import type { MailFacts, WrittenMail } from "../../../platform/mail/mail.ts";
import type { PaymentFacts } from "./payment-facts.ts";
import { paymentTexts } from "./payment-texts.ts";

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
