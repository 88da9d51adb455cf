import { sizeProperty } from "../sets/size-property.ts";
import type { SetProduct } from "../sets/use-set.ts";

/** The sizes that a set offers of a product. */
export function sizesOf(product: SetProduct): readonly { id: string; name: string }[] {
  return product.properties.find((property) => property.id === sizeProperty)?.values ?? [];
}
