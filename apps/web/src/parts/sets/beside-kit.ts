import { wornTogether } from "@holeshot/garments";
import type { ConfiguratorSet } from "./use-set.ts";

/** What a set offers beside what is worn at once: it comes into the cart when a quantity of it is chosen. */
export function besideKit({ products }: Pick<ConfiguratorSet, "products">): string[] {
  const worn = wornTogether(products);
  return products.flatMap((product) => (worn.includes(product) ? [] : [product.id]));
}
