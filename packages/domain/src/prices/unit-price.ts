import { type Cents, roundHalfUp } from "../money.ts";
import type { PriceLine, PriceList, PriceRules } from "./types.ts";

/** How much less youth sizes cost. */
const YOUTH_PERCENT = 15;

/** The price shown for a product of a youth set; property values are not reduced. */
export function youthPrice(adult: Cents): Cents {
  return roundHalfUp(adult * (100 - YOUTH_PERCENT), 100);
}

/** Percent off for a number of pieces of one product. */
export function breakPercent(pieces: number, rules: Pick<PriceRules, "breaks">): number {
  return rules.breaks.findLast((step) => pieces >= step.from)?.percent ?? 0;
}

/** The first break that so many pieces do not reach yet. */
export function nextBreak(
  pieces: number,
  rules: Pick<PriceRules, "breaks">,
): PriceRules["breaks"][number] | undefined {
  return rules.breaks.find((step) => step.from > pieces);
}

/**
 * Price of one piece before any quantity break: the product with what its chosen values add.
 * 0 for a product that the price list does not have; the caller reports such a line.
 */
export function listPrice(line: PriceLine, prices: PriceList): Cents {
  const product = prices[line.set]?.[line.product];
  if (!product) return 0;
  const added = Object.entries(line.properties).map(
    ([property, value]) => product.properties[property]?.[value] ?? 0,
  );
  return added.reduce((sum, price) => sum + price, product.price);
}

/** The shop's price of one piece when the cart holds so many of its product. */
export function unitPrice(list: Cents, pieces: number, rules: Pick<PriceRules, "breaks">): Cents {
  return roundHalfUp(list * (100 - breakPercent(pieces, rules)), 100);
}

/** Pieces of each product, over all designs and sizes. */
export function piecesByProduct(lines: readonly PriceLine[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const line of lines) {
    pieces.set(line.product, (pieces.get(line.product) ?? 0) + (line.quantity ?? 0));
  }
  return pieces;
}
