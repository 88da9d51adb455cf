import { formatMoney, type Language } from "@holeshot/domain";
import { fromMail } from "../../../platform/in-language.ts";
import type { Letter } from "../../../platform/mail/letter.ts";
import { writeMail } from "../../../platform/mail/mail.ts";
import { CANCELLATION_MAIL, type CancellationFacts } from "./cancellation-facts.ts";
import { cancellationTexts } from "./cancellation-texts.ts";
import { whyOrderMails } from "./why-written.ts";

/** The mail that says an order is cancelled or a payment was too much, and what becomes of the money. */
export const cancellationMail = writeMail(CANCELLATION_MAIL, write);

function write(order: CancellationFacts, language: Language): Letter {
  const say = cancellationTexts[language];
  const money =
    order.kind === "credited" ? say.nothingToPay : say.money(formatMoney(order.amount, language));
  const cancelled = order.kind === "refunded" || order.kind === "credited";
  const subject = cancelled ? say.cancelledSubject : say.refundSubject;
  return {
    subject: subject(order.orderNumber),
    preview: money,
    heading: cancelled ? say.cancelledHeading : say.refundHeading,
    paragraphs: [
      say.greeting(order.firstName),
      say.why[order.kind](order.orderNumber),
      money,
      ...(cancelled ? [say.creditNote] : []),
    ],
    action: { label: say.action, url: fromMail(order.link, language) },
    closing: [say.questions],
    why: whyOrderMails[language],
  };
}
