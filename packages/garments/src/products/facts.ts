import type { ProductId } from "@holeshot/domain";
import { gloves } from "./gloves/facts.ts";
import { jersey } from "./jersey/facts.ts";
import { pants } from "./pants/facts.ts";
import { pitShirt } from "./pit-shirt/facts.ts";
import type { ProductFacts } from "./product-facts.ts";

const facts: Readonly<Record<ProductId, ProductFacts>> = {
  jersey,
  pants,
  gloves,
  "pit-shirt": pitShirt,
};

/**
 * Those of some products that a rider wears at once: what is worn instead of a kit's own pieces counts only where
 * there are none. A picture of a kit shows these, and a kit's price is theirs.
 */
export function wornTogether<Product extends { readonly id: string }>(
  products: readonly Product[],
): readonly Product[] {
  // A name that is no product's is asked for as any other.
  const known: Readonly<Partial<Record<string, ProductFacts>>> = facts;
  const worn = products.filter(({ id }) => known[id]?.kit !== null);
  return worn.length > 0 ? worn : products;
}

/** Those of somebody's choices that are seen on the cloth as it was draped. */
export function sewnOnChoices(
  product: ProductId,
  options: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const { sewnOn } = facts[product];
  return Object.fromEntries(
    Object.entries(options).filter(([option, value]) => sewnOn[option]?.includes(value)),
  );
}

/** What lies on a product's cloth in pictures: those of somebody's choices that do, and what it is made with without one. */
export function lyingOn(
  product: ProductId,
  options: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return { ...facts[product].madeWith, ...sewnOnChoices(product, options) };
}

/** What is known of a product without drafting it. */
export function productFacts(product: ProductId): ProductFacts {
  return facts[product];
}
