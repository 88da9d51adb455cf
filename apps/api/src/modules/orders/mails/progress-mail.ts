import type { Language } from "@holeshot/domain";
import { inLanguage } from "../../../platform/in-language.ts";
import { writeLetter } from "../../../platform/mail/letter.ts";
import type { LetterRow } from "../../../platform/mail/letter-parts.ts";
import { writeMail, type WrittenMail } from "../../../platform/mail/mail.ts";
import { kitPictures } from "./mailed-kits.ts";
import { PROGRESS_MAIL, type CountedProduct, type ProgressFacts } from "./progress-facts.ts";
import { type ProgressTexts, progressTexts } from "./progress-texts.ts";

/** The mails that say an order is being made, on its way, or going elsewhere. */
export const progressMail = writeMail(PROGRESS_MAIL, write);

function write(order: ProgressFacts, language: Language): Promise<WrittenMail> {
  const say = progressTexts[language];
  const { subject, heading, paragraphs, closing } = parts(order, say);
  return writeLetter({
    language,
    subject: subject(order.orderNumber),
    preview: heading,
    heading,
    paragraphs: [say.greeting(order.firstName), ...paragraphs],
    pictures: order.stage === "address" ? [] : kitPictures(order.kits, order.link, language),
    rows: order.stage === "address" || order.stage === "line" ? [] : order.products.map(counted),
    action: { label: say.action, url: inLanguage(order.link, language) },
    closing: [closing],
  });
}

function counted({ name, quantity }: CountedProduct): LetterRow {
  return { label: `${quantity} × ${name}`, value: "" };
}

function parts(order: ProgressFacts, say: ProgressTexts) {
  const { orderNumber: number, pickup } = order;
  const address = order.address.join(", ");
  switch (order.stage) {
    case "production": {
      const { subject, heading, begun, time, later, laterPickup } = say.production;
      const paragraphs = [begun(number), time(order.productionDays), pickup ? laterPickup : later];
      return { subject, heading, paragraphs, closing: say.questions };
    }
    case "shipped": {
      const { subject, heading, text, where } = pickup ? say.ready : say.shipped;
      return {
        subject,
        heading,
        paragraphs: [text(number), where(address)],
        closing: say.questions,
      };
    }
    case "line": {
      const { subject, heading, text, was, is } = say.line;
      const { what, before, after } = order.change ?? { what: "", before: "", after: "" };
      const paragraphs = [text(number, what), was(before), is(after)];
      return { subject, heading, paragraphs, closing: say.address.notYou };
    }
    case "address": {
      const { subject, heading, text, delivery, billing, partLeft, notYou } = say.address;
      const places = [...(pickup ? [] : [delivery(address)]), billing(order.billing.join(", "))];
      const left = order.partLeft === true && !pickup ? [partLeft] : [];
      return { subject, heading, paragraphs: [text(number), ...places, ...left], closing: notYou };
    }
  }
}
