import { breakPercent, PRICE_RULES, unitPrice } from "@holeshot/domain";
import type { Cart, CartItem } from "../../lib/cart/cart-store.ts";
import type { SetProduct } from "../sets/use-set.ts";
import { piecesOf, rowsFor, type Roster } from "./roster.ts";

/** Price of one before any quantity break, with what its chosen values add. */
export function listPriceOf(product: SetProduct, chosen: Readonly<Record<string, string>>): number {
  const added = product.properties.map(
    ({ id, values }) => values.find((value) => value.id === chosen[id])?.price ?? 0,
  );
  return added.reduce((sum, price) => sum + price, product.price);
}

export interface SheetPrice {
  pieces: number;
  amount: number;
  /** The highest break that holds, in per cent; 0 for none. */
  percent: number;
  /** The nearest break not reached yet. */
  next: { product: string; missing: number; percent: number } | null;
}

/** Pieces of a product in the rest of the cart: breaks count over all designs. */
function elsewhere(cart: Cart, own: readonly CartItem[], product: string): number {
  const mine = new Set(own.map((item) => item.id));
  return cart.items
    .filter((item) => item.product.id === product && !mine.has(item.id))
    .reduce((sum, item) => sum + (item.quantity ?? 0), 0);
}

/** What the roster comes to, at the cart's quantity breaks. */
export function priceOfSheet(
  roster: Roster,
  products: readonly SetProduct[],
  cart: Cart,
  own: readonly CartItem[],
): SheetPrice {
  let amount = 0;
  let percent = 0;
  let next: SheetPrice["next"] = null;
  for (const product of products) {
    const counted = elsewhere(cart, own, product.id) + piecesOf(roster, product.id);
    for (const row of rowsFor(roster, product.id)) {
      amount += unitPrice(listPriceOf(product, row.properties), counted) * row.quantity;
    }
    if (piecesOf(roster, product.id) === 0) continue;
    percent = Math.max(percent, breakPercent(counted));
    const step = PRICE_RULES.breaks.find((each) => each.from > counted);
    const missing = (step?.from ?? 0) - counted;
    if (step !== undefined && (next === null || missing < next.missing)) {
      next = { product: product.name, missing, percent: step.percent };
    }
  }
  const pieces = products.reduce((sum, product) => sum + piecesOf(roster, product.id), 0);
  return { pieces, amount, percent, next };
}
