import { formatMoney, type Language } from "@holeshot/domain";
import { fromMail } from "../../../platform/in-language.ts";
import type { Letter } from "../../../platform/mail/letter.ts";
import { writeMail } from "../../../platform/mail/mail.ts";
import { previewOf } from "../../../platform/mail/preview.ts";
import { writeMoment } from "../../../platform/write-day.ts";
import { PAYMENT_MAIL, type PaymentFacts } from "./payment-facts.ts";
import { paymentTexts } from "./payment-texts.ts";
import { whyOrderMails } from "./why-written.ts";

/** The mail that says that a payment failed, that money goes back, or that an invoice is paid. */
export const paymentMail = writeMail(PAYMENT_MAIL, write);

function write(
  { news, firstName, orderNumber, link, amount, reason, until }: PaymentFacts,
  language: Language,
): Letter {
  const say = paymentTexts[language];
  const words = say[news];
  const text = words.text(orderNumber, formatMoney(amount, language));
  return {
    subject: words.subject(orderNumber),
    preview: previewOf(text),
    heading: words.heading,
    paragraphs: [
      say.greeting(firstName),
      text,
      ...(reason === "" ? [] : [say.reason(reason)]),
      ...(until === undefined ? [] : [say.kept(writeMoment(new Date(until), language))]),
      words.next,
    ],
    rows: [{ label: words.row, value: formatMoney(amount, language), strong: true, apart: true }],
    action: { label: words.action, url: fromMail(link, language) },
    closing: [say.questions],
    why: whyOrderMails[language],
  };
}
