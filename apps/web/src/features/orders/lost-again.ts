import { sizeProperty } from "../../parts/sets/size-property.ts";

interface Piece {
  readonly product: { readonly id: string; readonly name: string };
  readonly quantity: number | null;
  readonly properties: Readonly<Record<string, string>>;
}

interface OrderedLine extends Piece {
  readonly choices: readonly {
    readonly property: { readonly id: string };
    readonly value: { readonly id: string; readonly name: string };
  }[];
}

/**
 * What of an order did not come back in the cart that orders it again, since it is sold no more: products, and choices by
 * the names they had. Sizes do come back: the cart tells those itself.
 */
export function lostAgain(lines: readonly OrderedLine[], items: readonly Piece[]): string[] {
  const pieces = (of: readonly Piece[], id: string) =>
    of.reduce((sum, { product, quantity }) => sum + (product.id === id ? (quantity ?? 0) : 0), 0);
  const lost = lines.flatMap(({ product, choices }) => {
    if (pieces(items, product.id) < pieces(lines, product.id)) return [product.name];
    const kept = items.filter((item) => item.product.id === product.id);
    return choices
      .filter(({ property: { id }, value }) =>
        id === sizeProperty ? false : kept.every(({ properties }) => properties[id] !== value.id),
      )
      .map(({ value }) => `${product.name} (${value.name})`);
  });
  return [...new Set(lost)];
}
