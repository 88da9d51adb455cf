import type { PriceLine, PriceList } from "@holeshot/domain";
import type { CartItem } from "../../lib/cart/cart-store.ts";
import type { SetProduct } from "../sets/use-set.ts";

/** The set whose prices the page knows; the lines of other sets only count for the breaks. */
const here = "here";

export function priceListOf(products: readonly SetProduct[]): PriceList {
  const own = products.map(({ id, price, properties }) => {
    const added = properties.map((property) => [
      property.id,
      Object.fromEntries(property.values.map((value) => [value.id, value.price])),
    ]);
    return [id, { price, properties: Object.fromEntries(added) as Record<string, never> }] as const;
  });
  return { [here]: Object.fromEntries(own) };
}

/** A line of the set whose prices the page knows. */
export function ownLine(
  product: string,
  quantity: number | null,
  properties: Readonly<Record<string, string>>,
): PriceLine {
  return { set: here, product, design: "", quantity, properties };
}

/** What lies in the cart, as far as it counts for the breaks. */
export function countedLines(items: readonly CartItem[]): PriceLine[] {
  return items.map((item) => ({
    set: "",
    product: item.product.id,
    design: item.configuredSetUuid,
    quantity: item.quantity,
    properties: {},
  }));
}

/** Pieces of a product in the whole cart. */
export function piecesIn(items: readonly CartItem[], product: string): number {
  return items.reduce(
    (sum, item) => sum + (item.product.id === product ? (item.quantity ?? 0) : 0),
    0,
  );
}
