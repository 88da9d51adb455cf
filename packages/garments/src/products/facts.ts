import type { ProductId } from "@holeshot/domain";
import { gloves } from "./gloves/facts.ts";
import { jersey } from "./jersey/facts.ts";
import { pants } from "./pants/facts.ts";
import type { ProductFacts } from "./product-facts.ts";

const facts: Readonly<Record<ProductId, ProductFacts>> = { jersey, pants, gloves };

/** What is known of a product without drafting it. */
export function productFacts(product: ProductId): ProductFacts {
  return facts[product];
}
