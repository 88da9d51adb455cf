import type { ProductId } from "@holeshot/domain";
import { productFacts, type SizeGroup } from "@holeshot/garments";

/** Width, and height over the ground that it hangs or stands above, mm on a man. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** What a garment takes, from whichever side it is seen. */
interface GarmentRoom extends Room {
  /** Side of the square that its picture is, mm on a man: about that of its largest cut and side. */
  readonly paper: number;
}

const rooms: Readonly<Record<ReturnType<typeof productFacts>["wear"], GarmentRoom>> = {
  top: { width: 1000, height: 920, paper: 1090 },
  legs: { width: 530, height: 1235, paper: 1300 },
  hands: { width: 580, height: 506, paper: 650 },
};

/** From one hand to the other, and from the soles to the peak of the helmet. */
export const riderRoom: Room = { width: 760, height: 1880 };

/** How tall a rider is beside a man: his kit fills the same picture. */
const statures: Readonly<Record<SizeGroup, number>> = { men: 1, women: 0.907, youth: 0.768 };

/** Hands would be too small to be judged beside the rest; they are drawn and shown as a man's for everybody. */
const nearer = 1.85;

/** How much larger a millimetre of a garment is shown than one of what a man wears. */
export function magnified(product: ProductId, group: SizeGroup): number {
  return productFacts(product).wear === "hands" ? nearer : 1 / statures[group];
}

export function roomOf(product: ProductId): GarmentRoom {
  return rooms[productFacts(product).wear];
}

/** Garments in rows on a ground each, and what all of them take. */
export interface KitPlan<Item> {
  readonly items: readonly Item[];
  /** In rows of two, one below the other, and side by side. */
  readonly pairs: Taken;
  readonly column: Taken;
  readonly row: Taken;
}

export interface Taken extends Room {
  readonly rows: number;
  readonly columns: number;
}

/** How the garments of a kit stand: two and two, the broader one first, so that columns are as narrow as they can be. */
export function planKit<Item extends { readonly id: ProductId }>(
  products: readonly Item[],
): KitPlan<Item> {
  const pairs = chunks(products, 2).map((pair) =>
    pair.toSorted((a, b) => roomOf(b.id).width - roomOf(a.id).width),
  );
  const items = pairs.flat();
  return {
    items,
    pairs: taken(products.length > 2 ? pairs : chunks(items, 1)),
    column: taken(chunks(items, 1)),
    row: taken([items]),
  };
}

function chunks<Item>(all: readonly Item[], of: number): Item[][] {
  const count = Math.ceil(all.length / of);
  return Array.from({ length: count }, (_, i) => all.slice(i * of, (i + 1) * of));
}

function taken(rows: readonly (readonly { readonly id: ProductId }[])[]): Taken {
  const columns = (rows[0] ?? []).map((_, i) =>
    Math.max(...rows.map(({ [i]: one }) => (one ? roomOf(one.id).width : 0))),
  );
  const heights = rows.map((row) => Math.max(...row.map(({ id }) => roomOf(id).height)));
  return { width: sum(columns), height: sum(heights), rows: rows.length, columns: columns.length };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
