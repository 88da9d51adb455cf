import type { ProductId } from "@holeshot/domain";
import { productFacts } from "../products/facts.ts";
import type { Measure, Measures } from "./measures.ts";
import type { SizeGroup, SizeInfo, SizeSource } from "./size-group.ts";

/** The sizes a product is made in, smallest first within each group. */
export function sizes(product: ProductId): readonly SizeInfo[] {
  return productFacts(product).sizes.flatMap(({ group, ids }) => ids.map((id) => ({ id, group })));
}

/** Whose garment stands for these sizes of a product in a picture: men's wherever there is one among them. */
export function shownGroup(product: ProductId, ids: readonly string[]): SizeGroup {
  const groups = sizes(product)
    .filter(({ id }) => ids.includes(id))
    .map(({ group }) => group);
  return groups.includes("men") ? "men" : (groups[0] ?? "men");
}

/** The size a document of this group is drawn on. Throws when the product is not made for the group. */
export function baseSize(product: ProductId, group: SizeGroup = "men"): string {
  const size = productFacts(product).base[group];
  if (!size) throw new RangeError(`${product} is not made for ${group}`);
  return size;
}

/** The group a size belongs to. Throws `RangeError` on a size the product is not made in. */
export function sizeGroup(product: ProductId, size: string): SizeGroup {
  return source(product, size).group;
}

/** The body behind a size, as far as a draft needs it. Throws `RangeError` on an unknown size or a missing measure. */
export function bodyMeasures<Needed extends Measure>(
  product: ProductId,
  size: string,
  needed: readonly Needed[],
): Measures<Needed> {
  const { table } = source(product, size);
  const column = table.sizes.indexOf(size);
  const entries = needed.map((measure) => {
    const value = table.measures[measure]?.[column];
    if (value === undefined) throw new RangeError(`${product} ${size} has no measure ${measure}`);
    return [measure, value] as const;
  });
  return Object.fromEntries(entries) as Measures<Needed>;
}

function source(product: ProductId, size: string): SizeSource {
  const found = productFacts(product).sizes.find(({ ids }) => ids.includes(size));
  if (!found) throw new RangeError(`${product} is not made in size ${size}`);
  return found;
}
