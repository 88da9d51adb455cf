import { coverOf, coverSide, type DesignDocument } from "@holeshot/design";
import type { ProductId, Side } from "@holeshot/domain";

/** The picture a rider knows his own by: the cover of the first product that carries name or number. */
export function sideOfRider(document: DesignDocument): { product: ProductId; side: Side } {
  const products = Object.keys(document.products) as ProductId[];
  const marked = products.find((id) => coverSide(document, id) === "back");
  return coverOf(document, marked ? [marked] : products);
}
