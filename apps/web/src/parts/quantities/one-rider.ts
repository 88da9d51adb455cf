import type { DesignDocument } from "@holeshot/design";
import { isProductId } from "@holeshot/domain";
import {
  bodyMeasures,
  productFacts,
  sizes,
  type SizeGroup,
  type TableMeasure,
} from "@holeshot/garments";
import { halfCentimetres } from "../sets/half-centimetres.ts";
import { sizeProperty } from "../sets/size-property.ts";
import type { SetProduct } from "../sets/use-set.ts";
import { countOf, goneOf, piecesOf, setCount, type Roster } from "./roster.ts";

export interface OfferedSize {
  readonly id: string;
  readonly name: string;
  /** Null for a size that the patterns do not know. */
  readonly group: SizeGroup | null;
}

/** Nobody is named and no garment is wanted twice: it is for one. */
export function isForOne(roster: Roster): boolean {
  const pieces = (id: string) =>
    goneOf(roster, id).reduce((sum, [, count]) => sum + count, piecesOf(roster, id));
  return roster.riders.length === 0 && roster.products.every((id) => pieces(id) <= 1);
}

/** The sizes that a set offers of a product, each with whose body it is drafted for. */
export function sizesOffered({ id: product, properties }: SetProduct): OfferedSize[] {
  const made = isProductId(product) ? sizes(product) : [];
  const offered = properties.find(({ id }) => id === sizeProperty)?.values ?? [];
  return offered.map(({ id, name }) => ({
    id,
    name,
    group: made.find((each) => each.id === id)?.group ?? null,
  }));
}

export function chosenSize(roster: Roster, product: SetProduct): OfferedSize | undefined {
  return sizesOffered(product).find(({ id }) => countOf(roster, product.id, id) > 0);
}

interface DesignedSize {
  readonly product: SetProduct;
  readonly size: OfferedSize;
}

/**
 * What was chosen in the editor, of garments that have no size yet. It is offered, and never counted by itself: beside a
 * team's list a piece that nobody asked for would be ordered unseen.
 */
export function designedSizes(
  document: DesignDocument | undefined,
  roster: Roster,
  products: readonly SetProduct[],
): DesignedSize[] {
  if (document === undefined || !isForOne(roster)) return [];
  return products.flatMap((product) => {
    if (!isProductId(product.id) || piecesOf(roster, product.id) > 0) return [];
    const wanted = document.products[product.id]?.properties[sizeProperty];
    const size = sizesOffered(product).find(({ id }) => id === wanted);
    return size === undefined ? [] : [{ product, size }];
  });
}

/** One piece of a size, and none of any other; null for none at all. */
export function chooseOne(roster: Roster, product: SetProduct, size: string | null): Roster {
  const emptied = sizesOffered(product).reduce<Roster>(
    (all, { id }) => setCount(all, product.id, id, 0),
    {
      ...roster,
      gone: { ...roster.gone, [product.id]: {} },
    },
  );
  return size === null ? emptied : setCount(emptied, product.id, size, 1);
}

/** Whose sizes there is a choice between; none where every garment comes for one body only. */
export function groupsOffered(products: readonly SetProduct[]): SizeGroup[] {
  const each = products.map(groupsOf).filter((groups) => groups.length > 1);
  return [...new Set(each.flat())];
}

function groupsOf(product: SetProduct): SizeGroup[] {
  const groups = sizesOffered(product).flatMap(({ group }) => (group === null ? [] : [group]));
  return [...new Set(groups)];
}

/** Whose sizes are chosen, of the garments where that is a choice. */
export function groupsChosen(roster: Roster, products: readonly SetProduct[]): SizeGroup[] {
  const chosen = products
    .filter((product) => groupsOf(product).length > 1)
    .flatMap((product) => chosenSize(roster, product)?.group ?? []);
  return [...new Set(chosen)];
}

/** The sizes of a product to choose from, once it is known whose; a garment for one body only shows them all. */
export function sizesFor(product: SetProduct, group: SizeGroup | null): OfferedSize[] {
  const offered = sizesOffered(product);
  if (group === null || groupsOf(product).length < 2) return offered;
  return offered.filter((size) => size.group === group);
}

/** A size without the letter of whose it is. */
const bare = (id: string): string => id.replace(/^[A-Z]-/, "");

/** What was chosen, in the other cut: the size of the same letters where there is one. */
export function inGroup(roster: Roster, products: readonly SetProduct[], group: SizeGroup): Roster {
  return products.reduce((all, product) => {
    const chosen = chosenSize(all, product);
    const there = sizesFor(product, group);
    if (chosen === undefined || there.some(({ id }) => id === chosen.id)) return all;
    const same = there.find(({ id }) => bare(id) === bare(chosen.id));
    return chooseOne(all, product, same?.id ?? null);
  }, roster);
}

/** The body that a size is drafted for, to half a centimetre, as the size guide tells it. */
export function bodyOf(
  product: SetProduct,
  size: OfferedSize | undefined,
): { measure: TableMeasure; centimetres: string }[] {
  if (size === undefined || size.group === null || !isProductId(product.id)) return [];
  const measures = productFacts(product.id).guide.tables[size.group] ?? [];
  const body = bodyMeasures(product.id, size.id, measures);
  return measures.map((measure) => ({ measure, centimetres: halfCentimetres(body[measure]) }));
}
