import { breakPercent, nextBreak, shopUnits, type Cents, type PriceRules } from "@holeshot/domain";
import type { Cart, CartItem } from "../../lib/cart/cart-store.ts";
import { countedLines, ownLine, piecesIn, priceListOf } from "../prices/lines.ts";
import type { SetProduct } from "../sets/use-set.ts";
import { piecesOf, rowsFor, type Roster } from "./roster.ts";

export interface SheetPrice {
  pieces: number;
  amount: number;
  /** The highest break that holds, in per cent; 0 for none. */
  percent: number;
  /** The nearest break not reached yet. */
  next: { product: string; missing: number; percent: number } | null;
  /** What one costs at the quantities of now, by product and what is chosen of it. */
  unitOf: (product: string, chosen: Readonly<Record<string, string>>) => Cents;
}

/** What the roster comes to beside everything else in the cart: breaks count over all designs. */
export function priceOfSheet(
  roster: Roster,
  products: readonly SetProduct[],
  cart: Cart,
  own: readonly CartItem[],
  rules: PriceRules,
): SheetPrice {
  const mine = new Set(own.map((item) => item.id));
  const others = cart.items.filter((item) => !mine.has(item.id));
  const rows = products.flatMap(({ id }) =>
    rowsFor(roster, id).map(({ quantity, properties }) => ownLine(id, quantity, properties)),
  );
  const prices = priceListOf(products);
  const lines = [...rows, ...countedLines(others)];
  const units = shopUnits(lines, prices, rules);
  const amount = rows.reduce((sum, row, at) => sum + (row.quantity ?? 0) * (units[at] ?? 0), 0);
  let percent = 0;
  let next: SheetPrice["next"] = null;
  for (const product of products) {
    if (piecesOf(roster, product.id) === 0) continue;
    const counted = piecesIn(others, product.id) + piecesOf(roster, product.id);
    percent = Math.max(percent, breakPercent(counted, rules));
    const step = nextBreak(counted, rules);
    const missing = (step?.from ?? 0) - counted;
    if (step !== undefined && (next === null || missing < next.missing)) {
      next = { product: product.name, missing, percent: step.percent };
    }
  }
  const pieces = products.reduce((sum, product) => sum + piecesOf(roster, product.id), 0);
  const unitOf: SheetPrice["unitOf"] = (product, chosen) =>
    shopUnits([ownLine(product, null, chosen), ...lines], prices, rules)[0] ?? 0;
  return { pieces, amount, percent, next, unitOf };
}
