import { formatMoney, type Language } from "@holeshot/domain";
import { inLanguage } from "../../../platform/in-language.ts";
import { writeLetter } from "../../../platform/mail/letter.ts";
import { writeMail, type WrittenMail } from "../../../platform/mail/mail.ts";
import { writeMoment } from "../../../platform/write-day.ts";
import { PAYMENT_MAIL, type PaymentFacts } from "./payment-facts.ts";
import { paymentTexts } from "./payment-texts.ts";

/** The mail that says that a payment failed, that money goes back, or that an invoice is paid. */
export const paymentMail = writeMail(PAYMENT_MAIL, write);

function write(
  { news, firstName, orderNumber, link, amount, reason, until }: PaymentFacts,
  language: Language,
): Promise<WrittenMail> {
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
      ...(until === undefined ? [] : [say.kept(writeMoment(new Date(until), language))]),
      words.next,
    ],
    rows: [{ label: words.row, value: formatMoney(amount, language), strong: true }],
    action: { label: words.action, url: inLanguage(link, language) },
    closing: [say.questions],
  });
}
