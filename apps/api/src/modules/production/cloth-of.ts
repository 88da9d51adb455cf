import type { ProductId } from "@holeshot/domain";
import { type Piece, productFacts } from "@holeshot/garments";

/** What knitted and woven products both offer by one word: the woven cloth is another roll. */
const woven: Readonly<Record<string, string>> = { stretch: "woven-stretch" };

/** A cloth's name on rolls, lots and markers, by the product and its customer's choice. */
export function clothId(product: ProductId, fabric: string): string {
  return (productFacts(product).weave === "canvas" ? woven[fabric] : undefined) ?? fabric;
}

/** The roll that a printed piece is cut from. */
export function clothOf({ product, fabric, material }: Piece): string {
  return fabric === undefined ? material : clothId(product, fabric);
}
