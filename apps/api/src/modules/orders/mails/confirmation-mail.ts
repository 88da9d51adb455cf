import { formatMoney, type Language } from "@holeshot/domain";
import { fromMail } from "../../../platform/in-language.ts";
import type { Letter, LetterRow } from "../../../platform/mail/letter.ts";
import { writeMail } from "../../../platform/mail/mail.ts";
import { discountName } from "../discount-name.ts";
import { groupLines, MANY_LINES } from "../group-lines.ts";
import { CONFIRMATION_MAIL, type ConfirmationFacts } from "./confirmation-facts.ts";
import { type ConfirmationTexts, confirmationTexts } from "./confirmation-texts.ts";
import { kitPictures } from "./mailed-kits.ts";
import { whyOrderMails } from "./why-written.ts";

/** The mail that confirms an order. */
export const confirmationMail = writeMail(CONFIRMATION_MAIL, write);

function write(order: ConfirmationFacts, language: Language): Letter {
  const say = confirmationTexts[language];
  const next = order.manualCheck
    ? say.check(order.productionDays)
    : say.production(order.productionDays);
  return {
    subject: say.subject(order.orderNumber),
    preview: next,
    heading: say.heading,
    paragraphs: [
      say.greeting(order.firstName),
      say.thanks(order.orderNumber),
      next,
      order.onInvoice ? say.invoice(order.invoiceDays) : say.paid,
      order.pickup === null ? say.address(order.address.join(", ")) : say.pickup(order.pickup),
    ],
    pictures: kitPictures(order.kits, order.link, language),
    rows: [...lineRows(order, language), ...totalRows(order, say, language)],
    action: { label: say.action, url: fromMail(order.link, language) },
    closing: [say.madeToOrder],
    why: whyOrderMails[language],
  };
}

function lineRows(order: ConfirmationFacts, language: Language): LetterRow[] {
  if (order.lines.length > MANY_LINES) {
    return groupLines(order.lines).map((group) => ({
      label: `${group.quantity} × ${group.product}, ${group.design}`,
      note: group.choices.join(" · "),
      value: formatMoney(group.quantity * group.unitPrice, language),
    }));
  }
  return order.lines.map((line) => ({
    label: `${line.quantity} × ${line.product}, ${line.design}`,
    note: [...line.choices, ...(line.rider ? [line.rider] : [])].join(", "),
    value: formatMoney(line.quantity * line.unitPrice, language),
  }));
}

function totalRows(
  order: ConfirmationFacts,
  say: ConfirmationTexts,
  language: Language,
): LetterRow[] {
  const row = (label: string, amount: number): LetterRow => ({
    label,
    value: formatMoney(amount, language),
  });
  return [
    { ...row(say.subtotal, order.subtotal), apart: true },
    ...(order.discount > 0
      ? [row(discountName(say.discount, order.discountCode), -order.discount)]
      : []),
    ...(order.manualCheckAmount > 0 ? [row(say.manualCheck, order.manualCheckAmount)] : []),
    row(order.shippingName, order.shipping),
    { ...row(say.total, order.total), strong: true, apart: true },
    ...(order.vat > 0 ? [row(say.vat, order.vat)] : []),
  ];
}
