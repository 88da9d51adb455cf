import { sizeProperty } from "../sets/size-property.ts";
import type { SetProduct } from "../sets/use-set.ts";

/** The sizes that a set offers of a product. */
export function sizesOf(product: SetProduct): readonly { id: string; name: string }[] {
  return product.properties.find((property) => property.id === sizeProperty)?.values ?? [];
}

/** Their ids, of every product of a set. */
export function sizesOfAll(products: readonly SetProduct[]): Record<string, string[]> {
  return Object.fromEntries(
    products.map((product) => [product.id, sizesOf(product).map(({ id }) => id)]),
  );
}
