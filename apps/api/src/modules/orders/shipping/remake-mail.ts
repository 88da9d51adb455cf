import type { Language } from "@holeshot/domain";
import { fromMail } from "../../../platform/in-language.ts";
import type { Letter } from "../../../platform/mail/letter.ts";
import { writeMail } from "../../../platform/mail/mail.ts";
import { kitPictures } from "../mails/mailed-kits.ts";
import { whyOrderMails } from "../mails/why-written.ts";
import { garmentOfMail } from "./parcel-mail.ts";
import { REMAKE_MAIL, type RemakeFacts } from "./remake-mail-facts.ts";
import { remakeTexts } from "./remake-texts.ts";

/** The mail that says which garments are made again, at no charge. */
export const remakeMail = writeMail(REMAKE_MAIL, write);

function write(remake: RemakeFacts, language: Language): Letter {
  const say = remakeTexts[language];
  const { orderNumber: number, pickup } = remake;
  const later = pickup ? say.laterPickup : say.later;
  return {
    subject: say.subject(number),
    preview: later,
    heading: say.heading,
    paragraphs: [
      say.greeting(remake.firstName),
      say.text(number),
      say.time(remake.productionDays),
      later,
    ],
    pictures: kitPictures(remake.kits, remake.link, language),
    rows: [
      { label: say.garments, value: "", strong: true, apart: true },
      ...remake.garments.map(garmentOfMail),
    ],
    action: { label: say.view, url: fromMail(remake.link, language) },
    closing: [say.questions],
    why: whyOrderMails[language],
  };
}
