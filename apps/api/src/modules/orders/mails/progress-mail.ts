import type { Language } from "@holeshot/domain";
import { fromMail } from "../../../platform/in-language.ts";
import type { Letter, LetterRow } from "../../../platform/mail/letter.ts";
import { writeMail } from "../../../platform/mail/mail.ts";
import { kitPictures } from "./mailed-kits.ts";
import { PROGRESS_MAIL, type CountedProduct, type ProgressFacts } from "./progress-facts.ts";
import { type ProgressTexts, progressTexts } from "./progress-texts.ts";
import { whyOrderMails } from "./why-written.ts";

/** The mails that say an order is being made, on its way, or going elsewhere. */
export const progressMail = writeMail(PROGRESS_MAIL, write);

function write(order: ProgressFacts, language: Language): Letter {
  const say = progressTexts[language];
  const { subject, heading, preview, paragraphs, closing } = parts(order, say);
  return {
    subject: subject(order.orderNumber),
    preview,
    heading,
    paragraphs: [say.greeting(order.firstName), ...paragraphs],
    pictures: order.stage === "address" ? [] : kitPictures(order.kits, order.link, language),
    rows: order.stage === "address" || order.stage === "line" ? [] : order.products.map(counted),
    action: { label: say.action, url: fromMail(order.link, language) },
    closing: [closing],
    why: whyOrderMails[language],
  };
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
      const preview = time(order.productionDays);
      const paragraphs = [begun(number), preview, pickup ? laterPickup : later];
      return { subject, heading, preview, paragraphs, closing: say.questions };
    }
    case "shipped": {
      const { subject, heading, text, where } = pickup ? say.ready : say.shipped;
      return {
        subject,
        heading,
        preview: where(address),
        paragraphs: [text(number), where(address)],
        closing: say.questions,
      };
    }
    case "line": {
      const { subject, heading, text, was, is } = say.line;
      const { what, before, after } = order.change ?? { what: "", before: "", after: "" };
      const paragraphs = [text(number, what), was(before), is(after)];
      return { subject, heading, preview: is(after), paragraphs, closing: say.address.notYou };
    }
    case "address": {
      const { subject, heading, text, delivery, billing, partLeft, notYou } = say.address;
      const places = [...(pickup ? [] : [delivery(address)]), billing(order.billing.join(", "))];
      const left = order.partLeft === true && !pickup ? [partLeft] : [];
      const paragraphs = [text(number), ...places, ...left];
      return { subject, heading, preview: notYou, paragraphs, closing: notYou };
    }
  }
}
