import type { ProductId } from "@holeshot/domain";

/** The product a set opens with. Throws for a set that sells none: the shop has no such set. */
export function firstProduct(set: {
  readonly products: readonly { readonly id: ProductId }[];
}): ProductId {
  const [first] = set.products;
  if (!first) throw new Error("a set sells at least one product");
  return first.id;
}
