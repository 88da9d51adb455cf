import { formatMoney, type Language } from "@holeshot/domain";
import { writeLetter } from "../../../platform/mail/letter.ts";
import type { MailFacts, WrittenMail } from "../../../platform/mail/mail.ts";
import type { CancellationFacts } from "./cancellation-facts.ts";
import { cancellationTexts } from "./cancellation-texts.ts";

/** The mail that says an order is cancelled or a payment was too much, and what becomes of the money. */
export function cancellationMail(facts: MailFacts, language: Language): Promise<WrittenMail> {
  // Written by `cancellationFacts` and kept as they were.
  const order = facts as unknown as CancellationFacts;
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
    action: { label: say.action, url: order.link },
    closing: [say.questions],
  });
}
