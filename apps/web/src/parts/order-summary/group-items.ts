import { compareSizes, type NamedRider } from "@holeshot/domain";
import { sizeProperty } from "../sets/size-property.ts";

/** One line of a cart or an order, as far as grouping goes. */
export interface GroupableItem {
  readonly id: string;
  readonly name: string;
  readonly product: { readonly id: string; readonly name: string };
  readonly quantity: number | null;
  readonly ppuInclVat: number;
  readonly properties: Readonly<Record<string, string>>;
  readonly rider: { readonly name: string; readonly number: string } | null;
  readonly preview_url: string | null;
}

/** Pieces of one product at one price with the same choices, over their sizes. */
export interface ProductLine {
  key: string;
  product: { readonly id: string; readonly name: string };
  price: number;
  /** 0 while none is chosen. */
  quantity: number;
  /** From small to large; a size that is not chosen yet is an empty text. */
  sizes: { size: string; quantity: number }[];
  /** Choices other than the size. */
  choices: Readonly<Record<string, string>>;
  itemIds: string[];
}

export interface DesignGroup<Item extends GroupableItem> {
  key: string;
  name: string;
  items: Item[];
  lines: ProductLine[];
  pieces: number;
  amount: number;
  /** Distinct, in order. */
  riders: NamedRider[];
}

function choicesOf(item: GroupableItem): Record<string, string> {
  const { [sizeProperty]: _size, ...choices } = item.properties;
  return choices;
}

function addToLine(line: ProductLine, item: GroupableItem): void {
  const size = item.properties[sizeProperty] ?? "";
  const quantity = item.quantity ?? 0;
  const known = line.sizes.find((each) => each.size === size);
  if (known === undefined) line.sizes.push({ size, quantity });
  else known.quantity += quantity;
  line.quantity += quantity;
  line.itemIds.push(item.id);
}

function linesOf(items: readonly GroupableItem[]): ProductLine[] {
  const lines = new Map<string, ProductLine>();
  for (const item of items) {
    const choices = choicesOf(item);
    const sorted = Object.entries(choices).sort(([a], [b]) => a.localeCompare(b));
    const key = JSON.stringify([item.product.id, item.ppuInclVat, sorted]);
    const line = lines.get(key) ?? {
      key,
      product: item.product,
      price: item.ppuInclVat,
      quantity: 0,
      sizes: [],
      choices,
      itemIds: [],
    };
    addToLine(line, item);
    lines.set(key, line);
  }
  for (const { sizes } of lines.values()) sizes.sort((a, b) => compareSizes(a.size, b.size));
  return [...lines.values()];
}

/** A line's choices that tell it from other lines of its product: nothing where it is the only one. */
export function tellingChoices(
  line: ProductLine,
  lines: readonly ProductLine[],
): Record<string, string> {
  const others = lines.filter((other) => other.product.id === line.product.id);
  const telling = Object.entries(line.choices).filter(([property, value]) =>
    others.some((other) => other.choices[property] !== value),
  );
  return Object.fromEntries(telling);
}

function ridersOf(items: readonly GroupableItem[]): NamedRider[] {
  const said = items.flatMap(({ rider }) =>
    rider && `${rider.name}${rider.number}`.trim() !== "" ? [rider] : [],
  );
  return [...new Map(said.map((rider) => [`${rider.name} ${rider.number}`, rider])).values()];
}

/** Items by design, in the order they came; within a design by product, price and choices. */
export function groupItems<Item extends GroupableItem>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): DesignGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups].map(([key, members]) => ({
    key,
    name: members[0]?.name ?? "",
    items: members,
    lines: linesOf(members),
    pieces: members.reduce((sum, item) => sum + (item.quantity ?? 0), 0),
    amount: members.reduce((sum, item) => sum + (item.quantity ?? 0) * item.ppuInclVat, 0),
    riders: ridersOf(members),
  }));
}

/** The picture of each product of a group, one each, in order. */
export function picturesOf(
  items: readonly GroupableItem[],
): { product: string; url: string | null }[] {
  const found = new Map<string, string | null>();
  for (const item of items) {
    if (!found.has(item.product.id)) found.set(item.product.id, item.preview_url);
  }
  return [...found].map(([product, url]) => ({ product, url }));
}
