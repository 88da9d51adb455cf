import type { Language } from "@holeshot/domain";
import { addressLines, isPickup, type OrderRow } from "../orders/index.ts";
import { productionTexts } from "./texts.ts";

/** Where the garments go, as papers that lie with them say: of an order that is fetched how and by whom, and no address. */
export function whereTo(
  order: OrderRow,
  language: Language,
): { readonly heading: string; readonly lines: readonly string[] } {
  const { contact, labels, shipping_address: to } = order;
  const name = `${contact.first_name} ${contact.last_name}`;
  const { shipTo } = productionTexts[language];
  if (!isPickup(order)) return { heading: shipTo, lines: [name, ...addressLines(to, language)] };
  const method = labels.shipping[language] ?? labels.shipping[order.language];
  return {
    heading: method ?? order.shipping_method,
    lines: [name, contact.phone].filter((line) => line !== ""),
  };
}
