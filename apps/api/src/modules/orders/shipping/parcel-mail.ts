import type { Language } from "@holeshot/domain";
import { fromMail } from "../../../platform/in-language.ts";
import type { Letter, LetterRow } from "../../../platform/mail/letter.ts";
import { writeMail } from "../../../platform/mail/mail.ts";
import { kitPictures } from "../mails/mailed-kits.ts";
import { whyOrderMails } from "../mails/why-written.ts";
import { PARCEL_MAIL, type ParcelFacts } from "./parcel-mail-facts.ts";
import { parcelTexts } from "./parcel-texts.ts";

/** The mail that says what left, how it is followed, and what follows. */
export const parcelMail = writeMail(PARCEL_MAIL, write);

function write(parcel: ParcelFacts, language: Language): Letter {
  const say = parcelTexts[language];
  const { orderNumber: number, news, pickup, trackingUrl, trackingNumber, carrier } = parcel;
  const said = news === "tracking" ? say.tracking : pickup ? say.pickup[news] : say.sent[news];
  const follow =
    trackingNumber === null
      ? carrier === null
        ? []
        : [say.with(carrier)]
      : [say.number(carrier, trackingNumber)];
  const where = pickup ? say.fetch(parcel.address) : say.where(parcel.address);
  const view = { label: say.view, url: fromMail(parcel.link, language) };
  return {
    subject: said.subject(number),
    preview: follow[0] ?? where,
    heading: said.heading,
    paragraphs: [say.greeting(parcel.firstName), said.text(number), ...follow, where],
    pictures: kitPictures(parcel.kits, parcel.link, language),
    rows: [
      { label: say.inside, value: "", strong: true, apart: true },
      ...parcel.inside.map(garmentOfMail),
      ...(parcel.follows.length === 0
        ? []
        : [
            { label: say.follows, value: "", strong: true, apart: true },
            ...parcel.follows.map(garmentOfMail),
          ]),
    ],
    action: trackingUrl === null ? view : { label: say.follow, url: trackingUrl },
    ...(trackingUrl === null ? {} : { aside: view }),
    closing: [say.questions],
    why: whyOrderMails[language],
  };
}

/** A garment as a row of a mail. */
export function garmentOfMail({
  label,
  note,
}: {
  readonly label: string;
  readonly note: string;
}): LetterRow {
  return { label, value: "", ...(note === "" ? {} : { note }) };
}
