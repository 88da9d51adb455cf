import type { Language } from "@holeshot/domain";
import { writeLetter } from "../../../platform/mail/letter.ts";
import type { MailFacts, WrittenMail } from "../../../platform/mail/mail.ts";
import type { OrderRow } from "../../orders/index.ts";
import { proofTexts } from "./proof-texts.ts";

export const PROOF_MAIL = "proof";

interface ProofFacts {
  readonly firstName: string;
  readonly orderNumber: string;
  readonly message: string;
  readonly link: string;
}

/** What the mail says; kept with it, so that it is written from then's facts. */
export function proofFacts(order: OrderRow, message: string, shopUrl: string): MailFacts {
  const facts: ProofFacts = {
    firstName: order.contact.first_name,
    orderNumber: order.order_number,
    message,
    link: `${shopUrl}/my-orders/${order.id}`,
  };
  return { ...facts };
}

/** The mail that asks a customer to look at a proof. */
export function proofMail(facts: MailFacts, language: Language): Promise<WrittenMail> {
  // Written by `proofFacts` and kept as they were.
  const { firstName, orderNumber, message, link } = facts as unknown as ProofFacts;
  const say = proofTexts[language];
  return writeLetter({
    language,
    subject: say.subject(orderNumber),
    preview: say.preview,
    heading: say.heading,
    paragraphs: [
      say.greeting(firstName),
      say.checked(orderNumber),
      ...message.split(/\n+/),
      say.waiting,
    ],
    action: { label: say.action, url: link },
  });
}
