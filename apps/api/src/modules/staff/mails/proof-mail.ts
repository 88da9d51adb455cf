import type { Language } from "@holeshot/domain";
import * as z from "zod/mini";
import type { BodyOf } from "../../../platform/declared.ts";
import { fromMail } from "../../../platform/in-language.ts";
import type { Letter } from "../../../platform/mail/letter.ts";
import { defineMail, writeMail } from "../../../platform/mail/mail.ts";
import { kitPictures, mailedKit, type OrderRow, whyOrderMails } from "../../orders/index.ts";
import { proofTexts } from "./proof-texts.ts";

/** What the mail says; kept with it, so that it is written from then's facts. */
export const PROOF_MAIL = defineMail(
  "proof",
  z.object({
    firstName: z.string(),
    orderNumber: z.string(),
    message: z.string(),
    link: z.string(),
    /** As they are proposed. */
    kits: z.optional(z.readonly(z.array(mailedKit))),
    /** It was sent some days ago and waits for its answer. */
    reminder: z.optional(z.boolean()),
  }),
);
type ProofFacts = Readonly<BodyOf<typeof PROOF_MAIL>>;

export function proofFacts(order: OrderRow, message: string, link: string): ProofFacts {
  return {
    firstName: order.contact.first_name,
    orderNumber: order.order_number,
    message,
    link,
  };
}

/** The mail that asks a customer to look at a proof. */
export const proofMail = writeMail(PROOF_MAIL, write);

function write(
  { firstName, orderNumber, message, link, kits, reminder = false }: ProofFacts,
  language: Language,
): Letter {
  const say = proofTexts[language];
  return {
    subject: reminder ? say.reminder.subject(orderNumber) : say.subject(orderNumber),
    preview: say.preview,
    heading: reminder ? say.reminder.heading : say.heading,
    paragraphs: [
      say.greeting(firstName),
      reminder ? say.reminder.text(orderNumber) : say.checked(orderNumber),
      ...message.split(/\n+/),
      say.waiting,
    ],
    pictures: kitPictures(kits, link, language),
    action: { label: say.action, url: fromMail(link, language) },
    why: whyOrderMails[language],
  };
}
