import type { PiecesCredit } from "@holeshot/domain";
import {
  type AskedCredit,
  type CreditedLine,
  describeLine,
  discountName,
  type OrderLineRow,
  type OrderRow,
} from "../orders/index.ts";

/** How a credit note names pieces that are given back: each line as it was ordered, then what makes it what was paid. */
export function creditLines(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  asked: AskedCredit,
  credit: PiecesCredit,
): CreditedLine[] {
  const say = titles[order.language];
  const goods = asked.lines.flatMap(({ id, quantity }): CreditedLine[] => {
    const line = lines.find((each) => each.id === id);
    if (!line) return [];
    const { product, design, choices, rider } = describeLine(order, line);
    const note = [...choices, ...(rider ? [rider] : [])].join(" · ");
    const { unit_price } = line;
    const amount = quantity * unit_price;
    return [
      { title: `${product}, ${design}`, note, quantity, unit_price, amount },
      ...one(say.changed, credit.changes.get(id) ?? 0),
    ];
  });
  const name = order.labels.shipping[order.language] ?? order.shipping_method;
  return [
    ...goods,
    ...one(discountName(say.discount, order.labels.discount), -credit.discount),
    ...one(name, credit.shipping),
  ];
}

function one(title: string, amount: number): CreditedLine[] {
  return amount === 0 ? [] : [{ title, note: "", quantity: 1, unit_price: amount, amount }];
}

const titles = {
  nl: { discount: "Korting", changed: "Prijswijziging" },
  en: { discount: "Discount", changed: "Price change" },
  de: { discount: "Rabatt", changed: "Preisänderung" },
  dk: { discount: "Rabat", changed: "Prisændring" },
  fr: { discount: "Remise", changed: "Changement de prix" },
} as const satisfies Record<OrderRow["language"], object>;
