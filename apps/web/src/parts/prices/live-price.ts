import { shopUnits, type Cents, type PriceRules } from "@holeshot/domain";
import type { CartItem } from "../../lib/cart/cart-store.ts";
import type { SetProduct } from "../sets/use-set.ts";
import { countedLines, ownLine, piecesIn, priceListOf } from "./lines.ts";

export interface LiveWish {
  readonly products: readonly SetProduct[];
  /** What the design chose for a product. */
  readonly chosen: (product: SetProduct["id"]) => Readonly<Record<string, string>>;
  /** Of the whole cart. */
  readonly items: readonly CartItem[];
  /** Where the design is saved; it may lie in the cart already. */
  readonly design: string | undefined;
}

export interface LivePrice {
  /** Of one of each product, as the cart charges it. */
  readonly price: Cents;
  /** The pieces that decide the break: the least of any product. */
  readonly count: number;
}

/**
 * What one of each product of a design costs, the whole cart counted. Pieces of this design that
 * lie in the cart count as they are; where there are none, the price is that with one of it.
 */
export function livePrice(
  { products, chosen, items, design }: LiveWish,
  rules: PriceRules,
): LivePrice {
  const mine = items.filter((item) => item.configuredSetUuid === design);
  const more = (product: string): number => (piecesIn(mine, product) > 0 ? 0 : 1);
  const own = products.map(({ id }) => ownLine(id, more(id), chosen(id)));
  const units = shopUnits([...own, ...countedLines(items)], priceListOf(products), rules);
  return {
    price: units.slice(0, own.length).reduce((sum, unit) => sum + unit, 0),
    count: Math.min(...products.map(({ id }) => piecesIn(items, id) + more(id))),
  };
}
