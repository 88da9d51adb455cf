import type { ProductId } from "../garment.ts";
import {
  handBody,
  menBody,
  waistBody,
  womenBody,
  youthBody,
  type BodyTable,
} from "./body-tables.ts";
import type { Measure, Measures } from "./measures.ts";

/** Whose body a size is drafted for. */
export type SizeGroup = "men" | "women" | "youth";

/** One size a product is made in. */
export interface SizeInfo {
  readonly id: string;
  readonly group: SizeGroup;
}

interface Source {
  readonly table: BodyTable;
  readonly group: SizeGroup;
  readonly ids: readonly string[];
}

const handIds = (test: (id: string) => boolean) => handBody.sizes.filter(test);

const sources: Readonly<Record<ProductId, readonly Source[]>> = {
  jersey: [
    { table: menBody, group: "men", ids: menBody.sizes },
    { table: womenBody, group: "women", ids: womenBody.sizes },
    { table: youthBody, group: "youth", ids: youthBody.sizes },
  ],
  pants: [
    { table: waistBody, group: "men", ids: waistBody.sizes },
    { table: youthBody, group: "youth", ids: youthBody.sizes },
  ],
  gloves: [
    { table: handBody, group: "men", ids: handIds((id) => !id.includes("-")) },
    { table: handBody, group: "women", ids: handIds((id) => id.startsWith("W-")) },
    { table: handBody, group: "youth", ids: handIds((id) => id.startsWith("Y-")) },
  ],
};

const base: Readonly<Record<ProductId, Readonly<Partial<Record<SizeGroup, string>>>>> = {
  jersey: { men: "L", women: "W-M", youth: "Y10" },
  pants: { men: "W32", youth: "Y10" },
  gloves: { men: "L", women: "W-M", youth: "Y-S" },
};

/** The sizes a product is made in, smallest first within each group. */
export function sizes(product: ProductId): readonly SizeInfo[] {
  return sources[product].flatMap(({ group, ids }) => ids.map((id) => ({ id, group })));
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
  const size = base[product][group];
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

function source(product: ProductId, size: string): Source {
  const found = sources[product].find(({ ids }) => ids.includes(size));
  if (!found) throw new RangeError(`${product} is not made in size ${size}`);
  return found;
}
