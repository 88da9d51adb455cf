import type { Language } from "@holeshot/domain";
import * as z from "zod/mini";
import type { BodyOf } from "../../../platform/declared.ts";
import { fromMail } from "../../../platform/in-language.ts";
import type { Letter } from "../../../platform/mail/letter.ts";
import { defineMail, writeMail } from "../../../platform/mail/mail.ts";
import { whyAccountMails } from "../../accounts/index.ts";
import { staffDesignTexts } from "./staff-design-texts.ts";

/** What the mail says; kept with it, so that it is written from then's facts. */
export const STAFF_DESIGN_MAIL = defineMail(
  "staff-design",
  z.object({ firstName: z.string(), design: z.string(), link: z.string() }),
);
type StaffDesignFacts = Readonly<BodyOf<typeof STAFF_DESIGN_MAIL>>;

export function staffDesignFacts(
  customer: { readonly first_name: string },
  design: string,
  shopUrl: string,
): StaffDesignFacts {
  return { firstName: customer.first_name, design, link: `${shopUrl}/my-designs` };
}

/** The mail that tells a customer of a design that was made for them. */
export const staffDesignMail = writeMail(STAFF_DESIGN_MAIL, write);

function write({ firstName, design, link }: StaffDesignFacts, language: Language): Letter {
  const say = staffDesignTexts[language];
  return {
    subject: say.subject(design),
    preview: say.preview,
    heading: say.heading,
    paragraphs: [say.greeting(firstName), say.made(design), say.yours],
    action: { label: say.action, url: fromMail(link, language) },
    why: whyAccountMails[language],
  };
}
