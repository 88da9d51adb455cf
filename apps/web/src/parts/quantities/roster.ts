import type { UnreadSize } from "./list/match-size.ts";

type Chosen = Readonly<Record<string, string>>;

/** One person of the list, with a size for each product they get. */
export interface Rider {
  key: number;
  name: string;
  number: string;
  /** Product id → size; a product that is missing or empty is not ordered for them. */
  sizes: Readonly<Record<string, string>>;
  /** Product id → what a list says there that is no size, until somebody chooses one. */
  unread?: Readonly<Record<string, UnreadSize>>;
  /** Product id → what a list says of its length that is none, until somebody chooses one. */
  unreadLengths?: Readonly<Record<string, string>>;
  /** Product id → what was chosen for this one alone, where that is not what is chosen for all. */
  own?: Readonly<Record<string, Chosen>>;
}

/** So many pieces of a size, nobody named for them, that are made otherwise than the others. */
interface OwnPieces {
  readonly wanted: string;
  readonly count: number;
  readonly choices: Chosen;
}

/**
 * What is ordered of one design. Sizes and riders are two views of it: a rider's size counts as a
 * piece, and a piece without a rider is an unnamed row.
 */
export interface Roster {
  products: readonly string[];
  /** Product id → property id → value id, without the size. */
  choices: Readonly<Record<string, Chosen>>;
  /** Pieces nobody is named for: product id → size → number. */
  loose: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The same of sizes that are no longer made, until others are chosen. */
  gone?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Product id → which of them were chosen otherwise when the sheet was opened. */
  own?: Readonly<Record<string, readonly OwnPieces[]>>;
  riders: readonly Rider[];
  nextKey: number;
}

interface Orderable {
  readonly product: { readonly id: string };
  readonly quantity: number | null;
  readonly properties: Readonly<Record<string, string>>;
  readonly rider: { readonly name: string; readonly number: string } | null;
}

/** One row of a product, as the server takes it. */
export interface OrderRow {
  properties: Record<string, string>;
  quantity: number;
  rider?: { name: string; number: string };
}

const size = "size";

function withoutSize(properties: Readonly<Record<string, string>>): Record<string, string> {
  const { [size]: _size, ...choices } = properties;
  return choices;
}

/** Of each property what most pieces have; of several that as many have, the first. */
function usualOf(items: readonly Orderable[]): Record<string, string> {
  const chosen = items.map((item) => ({
    ...{ own: withoutSize(item.properties), weight: item.quantity ?? 0 },
  }));
  const properties = new Set(chosen.flatMap(({ own }) => Object.keys(own)));
  return Object.fromEntries(
    [...properties].flatMap((property) => {
      const counts = new Map<string | undefined, number>();
      for (const { own, weight } of chosen)
        counts.set(own[property], (counts.get(own[property]) ?? 0) + weight);
      const most = Math.max(...counts.values());
      const [value] = [...counts].find(([, count]) => count === most) ?? [];
      return value === undefined ? [] : [[property, value]];
    }),
  );
}

/** What is chosen of an item, where it is not what is chosen for all of its product. */
function ownOf(roster: Roster, { product: { id }, properties }: Orderable): Chosen | undefined {
  const [own, usual] = [withoutSize(properties), roster.choices[id] ?? {}];
  const all = [...Object.keys(own), ...Object.keys(usual)];
  return all.some((property) => own[property] !== usual[property]) ? own : undefined;
}

function seat(roster: Roster, item: Orderable, product: string, isMade: boolean): Roster {
  const { name, number } = item.rider ?? { name: "", number: "" };
  const value = item.properties[size] ?? "";
  const wanted = isMade ? value : "";
  const at = roster.riders.findIndex(
    (rider) => rider.name === name && rider.number === number && rider.sizes[product] === undefined,
  );
  const rider = roster.riders[at];
  const choices = ownOf(roster, item);
  const own = choices && { own: { ...rider?.own, [product]: choices } };
  const asked: UnreadSize = { value, meant: [], gone: true };
  const unread = !isMade && { unread: { ...rider?.unread, [product]: asked } };
  if (rider === undefined)
    return addRider(roster, { name, number, sizes: { [product]: wanted }, ...own, ...unread });
  const seated = { ...rider, sizes: { ...rider.sizes, [product]: wanted }, ...own, ...unread };
  return { ...roster, riders: roster.riders.with(at, seated) };
}

/**
 * The roster that a design's items in the cart make up, with what is offered beside them. `offered`: the sizes of each
 * product that are made today; of what is not in it, all are.
 */
export function rosterOf(
  items: readonly Orderable[],
  beside: readonly string[] = [],
  offered: Readonly<Record<string, readonly string[]>> = {},
): Roster {
  const products = [...new Set([...items.map((item) => item.product.id), ...beside])];
  const byProduct = Map.groupBy(items, (item) => item.product.id);
  const choices = Object.fromEntries([...byProduct].map(([id, own]) => [id, usualOf(own)]));
  let roster: Roster = { products, choices, loose: {}, riders: [], nextKey: 1 };
  for (const item of items) {
    const product = item.product.id;
    const wanted = item.properties[size] ?? "";
    if (item.quantity === null) continue;
    const isMade = offered[product]?.includes(wanted) ?? true;
    if (item.rider === null) {
      const at = isMade ? "loose" : "gone";
      roster = put(
        roster,
        at,
        product,
        wanted,
        numberOf(roster, at, product, wanted) + item.quantity,
      );
      const choices = ownOf(roster, item);
      const pieces = choices && { wanted, count: item.quantity, choices };
      if (pieces) {
        const own = [...(roster.own?.[product] ?? []), pieces];
        roster = { ...roster, own: { ...roster.own, [product]: own } };
      }
    } else {
      for (let piece = 0; piece < item.quantity; piece += 1)
        roster = seat(roster, item, product, isMade);
    }
  }
  return roster;
}

type Where = "loose" | "gone";

function numberOf(roster: Roster, at: Where, product: string, wanted: string): number {
  return roster[at]?.[product]?.[wanted] ?? 0;
}

function put(roster: Roster, at: Where, product: string, wanted: string, count: number): Roster {
  const sizes = { ...roster[at]?.[product], [wanted]: Math.max(0, count) };
  return { ...roster, [at]: { ...roster[at], [product]: sizes } };
}

function looseOf(roster: Roster, product: string, wanted: string): number {
  return numberOf(roster, "loose", product, wanted);
}

function setLoose(roster: Roster, product: string, wanted: string, count: number): Roster {
  return put(roster, "loose", product, wanted, count);
}

/** Pieces without a rider whose size is no longer made: size → number. */
export function goneOf(roster: Roster, product: string): [size: string, count: number][] {
  return Object.entries(roster.gone?.[product] ?? {}).filter(([, count]) => count > 0);
}

/** Chooses another size for those; each stays made as it was. */
export function replaceGone(roster: Roster, product: string, from: string, to: string): Roster {
  const count = numberOf(roster, "gone", product, from);
  const pieces = roster.own?.[product]?.map((each) =>
    each.wanted === from ? { ...each, wanted: to } : each,
  );
  const next = pieces ? { ...roster, own: { ...roster.own, [product]: pieces } } : roster;
  return setLoose(
    put(next, "gone", product, from, 0),
    product,
    to,
    looseOf(next, product, to) + count,
  );
}

export function namedCount(roster: Roster, product: string, wanted: string): number {
  return roster.riders.filter((rider) => rider.sizes[product] === wanted).length;
}

export function countOf(roster: Roster, product: string, wanted: string): number {
  return looseOf(roster, product, wanted) + namedCount(roster, product, wanted);
}

/** Pieces of a product that have a size. */
export function piecesOf(roster: Roster, product: string): number {
  const loose = Object.values(roster.loose[product] ?? {}).reduce((sum, count) => sum + count, 0);
  return loose + roster.riders.filter((rider) => (rider.sizes[product] ?? "") !== "").length;
}

/** Sets how many there are of a size; below the number of named riders the last of them lose it. */
export function setCount(roster: Roster, product: string, wanted: string, count: number): Roster {
  const named = namedCount(roster, product, wanted);
  let surplus = named - count;
  if (surplus <= 0) return setLoose(roster, product, wanted, count - named);
  const riders = roster.riders.toReversed().map((rider) => {
    if (surplus <= 0 || rider.sizes[product] !== wanted) return rider;
    surplus -= 1;
    return { ...rider, sizes: { ...rider.sizes, [product]: "" } };
  });
  return setLoose({ ...roster, riders: riders.toReversed() }, product, wanted, 0);
}

export function addRider(roster: Roster, rider: Omit<Rider, "key">): Roster {
  const riders = [...roster.riders, { ...rider, key: roster.nextKey }];
  return { ...roster, riders, nextKey: roster.nextKey + 1 };
}

export function changeRider(
  roster: Roster,
  key: number,
  change: Partial<Omit<Rider, "key">>,
): Roster {
  const riders = roster.riders.map((rider) => (rider.key === key ? changed(rider, change) : rider));
  return { ...roster, riders };
}

/** A choice answers what could not be read, also the choice of no size. */
function changed(rider: Rider, change: Partial<Omit<Rider, "key">>): Rider {
  const answered = Object.keys(change.sizes ?? {});
  const unread = Object.entries(rider.unread ?? {}).filter(([id]) => !answered.includes(id));
  const next = { ...rider, ...change, sizes: { ...rider.sizes, ...change.sizes } };
  return rider.unread === undefined ? next : { ...next, unread: Object.fromEntries(unread) };
}

export function removeRider(roster: Roster, key: number): Roster {
  return { ...roster, riders: roster.riders.filter((rider) => rider.key !== key) };
}

/** Pieces of each product that nobody is named for, as one line of the list. */
export type UnnamedRow = Pick<Rider, "sizes" | "own">;

/** Pieces of a size in the sequence in which they are sent: those that are made otherwise first. */
function looseOnes(roster: Roster, product: string, wanted: string): (Chosen | undefined)[] {
  const count = looseOf(roster, product, wanted);
  const own = (roster.own?.[product] ?? [])
    .filter((each) => each.wanted === wanted)
    .flatMap((each) => Array.from({ length: each.count }, () => each.choices));
  return Array.from({ length: count }, (_, at) => own[at]);
}

/** The pieces without a rider as rows: the first loose size of each product together, and so on. */
export function unnamedRows(roster: Roster): UnnamedRow[] {
  const queues = roster.products.map((product) => ({
    product,
    pieces: Object.keys(roster.loose[product] ?? {}).flatMap((wanted) =>
      looseOnes(roster, product, wanted).map((choices) => ({ wanted, choices })),
    ),
  }));
  const length = Math.max(0, ...queues.map(({ pieces }) => pieces.length));
  return Array.from({ length }, (_, row) => {
    const found = queues.flatMap(({ product, pieces }) => {
      const piece = pieces[row];
      return piece === undefined ? [] : [{ product, ...piece }];
    });
    const own = found.flatMap(({ product, choices }) => (choices ? [[product, choices]] : []));
    return {
      sizes: Object.fromEntries(found.map(({ product, wanted }) => [product, wanted])),
      ...(own.length > 0 && { own: Object.fromEntries(own) }),
    };
  });
}

/** So many pieces more, or fewer, that are made as `choices` say. */
export function changeOwnPieces(
  roster: Roster,
  product: string,
  wanted: string,
  choices: Chosen,
  by: number,
): Roster {
  const isSame = (one: Chosen): boolean =>
    [...new Set([...Object.keys(one), ...Object.keys(choices)])].every(
      (id) => one[id] === choices[id],
    );
  const all = roster.own?.[product] ?? [];
  const at = all.findIndex((each) => each.wanted === wanted && isSame(each.choices));
  const pieces =
    at === -1
      ? [...all, { wanted, count: by, choices }]
      : all.map((each, index) => (index === at ? { ...each, count: each.count + by } : each));
  const own = { ...roster.own, [product]: pieces.filter(({ count }) => count > 0) };
  return { ...roster, own };
}

/** Names an unnamed row: its loose pieces become a rider's, made as they were. */
export function nameRow(
  roster: Roster,
  { sizes, own }: UnnamedRow,
  rider: { name: string; number: string },
): Roster {
  let next = roster;
  for (const [product, wanted] of Object.entries(sizes)) {
    next = setLoose(next, product, wanted, looseOf(next, product, wanted) - 1);
    const choices = own?.[product];
    if (choices) next = changeOwnPieces(next, product, wanted, choices, -1);
  }
  return addRider(next, { ...rider, sizes, ...(own && { own }) });
}

export function setChoice(
  roster: Roster,
  product: string,
  property: string,
  value: string,
): Roster {
  const choose = (choices: Chosen = {}): Chosen => {
    const { [property]: _old, ...others } = choices;
    return value === "" ? others : { ...others, [property]: value };
  };
  const pieces = roster.own?.[product]?.map((each) => ({
    ...each,
    choices: choose(each.choices),
  }));
  const riders = roster.riders.map((rider) => {
    const own = rider.own?.[product];
    return own ? { ...rider, own: { ...rider.own, [product]: choose(own) } } : rider;
  });
  const choices = { ...roster.choices, [product]: choose(roster.choices[product]) };
  const own = pieces && { own: { ...roster.own, [product]: pieces } };
  return { ...roster, choices, riders, ...own };
}

/** Numbers that more than one person has, each with the riders; the same name twice is one person. */
export function sharedNumbers(roster: Roster): Map<string, readonly Rider[]> {
  const byNumber = Map.groupBy(
    roster.riders.filter((rider) => rider.number.trim() !== ""),
    (rider) => rider.number.trim(),
  );
  const people = (riders: readonly Rider[]) =>
    new Set(riders.map(({ name }) => name.trim().toLowerCase())).size;
  return new Map([...byNumber].filter(([, riders]) => people(riders) > 1));
}

/** Pieces of a size in rows: those that are made otherwise first. */
function looseRows(roster: Roster, product: string, wanted: string, count: number): OrderRow[] {
  const row = (choices: Chosen, quantity: number): OrderRow => ({
    properties: { ...choices, [size]: wanted },
    quantity,
  });
  let left = count;
  const rows = (roster.own?.[product] ?? []).flatMap((own) => {
    const quantity = own.wanted === wanted ? Math.min(own.count, left) : 0;
    left -= quantity;
    return quantity === 0 ? [] : [row(own.choices, quantity)];
  });
  return left === 0 ? rows : [...rows, row(roster.choices[product] ?? {}, left)];
}

/** The rows of one product as the server takes them. */
export function rowsFor(roster: Roster, product: string): OrderRow[] {
  const loose = Object.entries(roster.loose[product] ?? {})
    .filter(([wanted, count]) => count > 0 && wanted !== "")
    .flatMap(([wanted, count]) => looseRows(roster, product, wanted, count));
  const named = roster.riders.flatMap(({ name, number, sizes, own }) => {
    const wanted = sizes[product] ?? "";
    if (wanted === "") return [];
    const choices = own?.[product] ?? roster.choices[product] ?? {};
    const row = { properties: { ...choices, [size]: wanted }, quantity: 1 };
    return [name.trim() === "" && number.trim() === "" ? row : { ...row, rider: { name, number } }];
  });
  return [...loose, ...named];
}
