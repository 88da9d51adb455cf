import type { MessageKey } from "../../lib/i18n/translator.ts";
import type { InfoTopic } from "../../lib/info-topics.ts";

export interface InfoPart {
  head: MessageKey;
  /** A message, or what delivery costs by the shop's own price list. */
  text: MessageKey | "delivery_costs";
}

interface InfoText {
  title: MessageKey;
  parts: readonly InfoPart[];
}

export const infoTexts: Record<InfoTopic, InfoText> = {
  terms: {
    title: "info.terms.title",
    parts: [
      { head: "info.terms.order.head", text: "info.terms.order.text" },
      { head: "info.terms.made.head", text: "info.terms.made.text" },
      { head: "info.terms.pay.head", text: "info.terms.pay.text" },
      { head: "info.terms.colour.head", text: "info.terms.colour.text" },
      { head: "info.terms.marks.head", text: "info.terms.marks.text" },
      { head: "info.terms.faults.head", text: "info.terms.faults.text" },
    ],
  },
  privacy: {
    title: "info.privacy.title",
    parts: [
      { head: "info.privacy.what.head", text: "info.privacy.what.text" },
      { head: "info.privacy.browser.head", text: "info.privacy.browser.text" },
      { head: "info.privacy.rights.head", text: "info.privacy.rights.text" },
    ],
  },
  delivery: {
    title: "info.delivery.title",
    parts: [
      { head: "info.delivery.time.head", text: "info.delivery.time.text" },
      { head: "info.delivery.cost.head", text: "delivery_costs" },
      { head: "info.delivery.return.head", text: "info.delivery.return.text" },
      { head: "info.delivery.care.head", text: "info.delivery.care.text" },
    ],
  },
  sizes: {
    title: "info.sizes.title",
    parts: [
      { head: "info.sizes.measure.head", text: "info.sizes.measure.text" },
      { head: "info.sizes.armour.head", text: "info.sizes.armour.text" },
    ],
  },
  accessibility: {
    title: "info.accessibility.title",
    parts: [
      { head: "info.accessibility.aim.head", text: "info.accessibility.aim.text" },
      { head: "info.accessibility.report.head", text: "info.accessibility.report.text" },
    ],
  },
};
