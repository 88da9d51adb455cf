import { formatMoney, type Language } from "@holeshot/domain";
import { inLanguage } from "../../../platform/in-language.ts";
import { writeLetter } from "../../../platform/mail/letter.ts";
import { writeMail, type WrittenMail } from "../../../platform/mail/mail.ts";
import { CANCELLATION_MAIL, type CancellationFacts } from "./cancellation-facts.ts";
import { cancellationTexts } from "./cancellation-texts.ts";

/** The mail that says an order is cancelled or a payment was too much, and what becomes of the money. */
export const cancellationMail = writeMail(CANCELLATION_MAIL, write);

function write(order: CancellationFacts, language: Language): Promise<WrittenMail> {
  const say = cancellationTexts[language];
  const amount = formatMoney(order.amount, language);
  const cancelled = order.kind === "refunded" || order.kind === "credited";
  const subject = cancelled ? say.cancelledSubject : say.refundSubject;
  return writeLetter({
    language,
    subject: subject(order.orderNumber),
    preview: cancelled ? say.cancelledHeading : say.refundHeading,
    heading: cancelled ? say.cancelledHeading : say.refundHeading,
    paragraphs: [
      say.greeting(order.firstName),
      say.why[order.kind](order.orderNumber),
      order.kind === "credited" ? say.nothingToPay : say.money(amount),
      ...(cancelled ? [say.creditNote] : []),
    ],
    action: { label: say.action, url: inLanguage(order.link, language) },
    closing: [say.questions],
  });
}
