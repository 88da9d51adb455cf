import { isProductId } from "@holeshot/domain";
import { productFacts, type SizeGroup, wornTogether } from "@holeshot/garments";
import { findHead, type Heading, type HeadingKind } from "./headings.ts";
import { LengthReader } from "./match-length.ts";
import { readGroup, SizeReader, type ListProduct } from "./match-size.ts";
import type { Sheet } from "./sheet.ts";

/** What a column of the list is used for; a size is `size:` and the product, a length `length:`. */
export type Role =
  | "name"
  | "first"
  | "infix"
  | "number"
  | "cut"
  | "quantity"
  | `size:${string}`
  | `length:${string}`;

/** Which column each role is read from, counted from 0. A size column may serve several products. */
export type Mapping = Readonly<Partial<Record<Role, number>>>;

/** One column of the list, for people to recognise it by. */
export interface ListColumn {
  readonly index: number;
  /** As it stands in the list; empty where no line names the columns. */
  readonly heading: string;
  /** The first few different things that stand in it. */
  readonly samples: readonly string[];
  /** Whose sizes they are, when the heading says so. */
  readonly cut: SizeGroup | null;
}

export interface ColumnGuess {
  /** The line of `Sheet.rows` with the headings; -1 where there is none. */
  readonly head: number;
  readonly columns: readonly ListColumn[];
  readonly mapping: Mapping;
}

export function sizeRole(product: string): Role {
  return `size:${product}`;
}

export function lengthRole(product: string): Role {
  return `length:${product}`;
}

const samplesShown = 3;
const enough = 0.5;

function share(values: readonly string[], test: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(test).length / values.length;
}

const looksLikeNumber = (value: string) => /^(?:nr\.?|no\.?|#)?\s*\d{1,4}[a-z]?$/i.test(value);

/** The columns by what stands in them. */
class Contents {
  readonly #columns: readonly (readonly string[])[];
  readonly #readers: ReadonlyMap<string, SizeReader>;
  readonly #lengths: ReadonlyMap<string, LengthReader>;

  constructor(columns: readonly (readonly string[])[], products: readonly ListProduct[]) {
    this.#columns = columns;
    this.#lengths = new Map(
      products
        .filter(comesInLengths)
        .map(({ id, lengths = [] }) => [id, new LengthReader(lengths)]),
    );
    this.#readers = new Map(products.map((product) => [product.id, new SizeReader(product)]));
  }

  get count(): number {
    return this.#columns.length;
  }

  #of(column: number): readonly string[] {
    return this.#columns[column] ?? [];
  }

  sizes(column: number, product: string, cut: SizeGroup | null = null): number {
    const reader = this.#readers.get(product);
    return share(this.#of(column), (value) => {
      const read = reader?.read(value, cut) ?? null;
      return read !== null && "size" in read;
    });
  }

  anySizes(column: number): number {
    return Math.max(0, ...[...this.#readers.keys()].map((product) => this.sizes(column, product)));
  }

  /** How much of a column is lengths of a product, one letter among them where its heading asks for nothing else. */
  lengths(column: number, product: string): number {
    const reader = this.#lengths.get(product);
    return share(this.#of(column), (value) => {
      const read = reader?.read(value) ?? null;
      return read !== null && "length" in read;
    });
  }

  /** How much of it says a length in words, whatever it is of. */
  lengthWords(column: number): number {
    const readers = [...this.#lengths.values()];
    return share(this.#of(column), (value) => readers.some((reader) => reader.saysLength(value)));
  }

  names(column: number): number {
    if (this.anySizes(column) >= enough || this.lengthWords(column) >= enough) return 0;
    return share(this.#of(column), (value) => /\p{L}.*\p{L}/u.test(value));
  }

  /** Few different things are sizes, many are numbers. */
  different(column: number): number {
    return new Set(this.#of(column)).size;
  }

  numbers(column: number): number {
    return share(this.#of(column), looksLikeNumber);
  }
}

function valuesOf(sheet: Sheet, from: number): string[][] {
  const rows = sheet.rows.slice(from);
  const width = Math.max(0, ...sheet.rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, column) =>
    rows.map(({ cells }) => cells[column] ?? "").filter((value) => value !== ""),
  );
}

type Draft = Partial<Record<Role, number>>;

function comesInLengths({ lengths = [] }: ListProduct): boolean {
  return lengths.length > 0;
}

/** What a length is of where nobody says: trousers are bought by it, and else all that comes in lengths. */
function boughtByLength(products: readonly ListProduct[]): readonly ListProduct[] {
  const offered = wornTogether(products).filter(comesInLengths);
  const byWaist = offered.filter(({ id }) => isProductId(id) && productFacts(id).lists.byWaist);
  return byWaist.length > 0 ? byWaist : offered;
}

/** A length is told by what stands below its heading: in Dutch the same word asks how tall somebody is. */
function mapLengths(
  contents: Contents,
  headings: readonly Heading[],
  products: readonly ListProduct[],
  draft: Draft,
): void {
  for (const [column, { kind, products: named }] of headings.entries()) {
    if (kind !== "length") continue;
    const meant =
      named.length > 0 ? products.filter(({ id }) => named.includes(id)) : boughtByLength(products);
    for (const { id } of meant)
      if (contents.lengths(column, id) > 0) draft[lengthRole(id)] ??= column;
  }
}

/** Without a heading, words that can only be lengths. */
function lengthsByContent(
  contents: Contents,
  products: readonly ListProduct[],
  draft: Draft,
): void {
  const used = new Set(Object.values(draft));
  const free = Array.from({ length: contents.count }, (_, column) => column).find(
    (column) => !used.has(column) && contents.lengthWords(column) === 1,
  );
  if (free === undefined) return;
  for (const { id } of boughtByLength(products))
    if (contents.lengths(free, id) > 0) draft[lengthRole(id)] ??= free;
}

/** The order that has always been asked for: name, number, then the sizes. */
function inUsualOrder(contents: Contents, products: readonly ListProduct[]): Draft | null {
  const sizeColumns = contents.count - 2;
  if (sizeColumns > products.length || sizeColumns < 0) return null;
  for (let column = 2; column < contents.count; column++)
    if (contents.lengthWords(column) >= enough && contents.anySizes(column) < enough) return null;
  if (contents.names(0) < enough || contents.numbers(1) < enough) return null;
  const draft: Draft = { name: 0, number: 1 };
  for (const [index, { id }] of products.slice(0, sizeColumns).entries()) {
    const column = index + 2;
    if (contents.sizes(column, id) < contents.anySizes(column)) return null;
    draft[sizeRole(id)] = column;
  }
  // One size that nobody calls anything is everybody's for all that comes in it.
  if (sizeColumns === 1) {
    for (const { id } of wornTogether(products)) {
      if (contents.sizes(2, id) >= enough) draft[sizeRole(id)] = 2;
    }
  }
  return draft;
}

/** Gives what is left to what it looks like: sizes first, for they are the most certain. */
function byContent(
  contents: Contents,
  products: readonly ListProduct[],
  free: readonly number[],
  draft: Draft,
): void {
  const left = new Set(free);
  const take = (role: Role, score: (column: number) => number): void => {
    if (draft[role] !== undefined) return;
    const best = [...left].toSorted(
      (a, b) => score(b) - score(a) || contents.different(a) - contents.different(b) || a - b,
    )[0];
    if (best === undefined || score(best) < enough) return;
    draft[role] = best;
    left.delete(best);
  };
  const named = draft.name !== undefined || draft.first !== undefined;
  if (!named) take("name", (column) => contents.names(column));
  for (const { id } of products) {
    // A column of start numbers may read as sizes too; it is the number unless there is another one.
    const spare = (column: number) =>
      draft.number !== undefined ||
      contents.numbers(column) < enough ||
      [...left].some((other) => other !== column && contents.numbers(other) >= enough);
    take(sizeRole(id), (column) => (spare(column) ? contents.sizes(column, id) : 0));
  }
  take("number", (column) => contents.numbers(column));
}

function firstOf(headings: readonly Heading[], kind: HeadingKind): number | undefined {
  const at = headings.findIndex((heading) => heading.kind === kind);
  return at === -1 ? undefined : at;
}

/** One name out of what may be two or three columns; what is printed wins. */
function mapNames(headings: readonly Heading[], draft: Draft): void {
  const back = firstOf(headings, "backName");
  const name = firstOf(headings, "name");
  const first = firstOf(headings, "first");
  const last = firstOf(headings, "last");
  const set = (role: Role, column: number | undefined): void => {
    if (column !== undefined) draft[role] = column;
  };
  if (back !== undefined) return set("name", back);
  if (name !== undefined && last !== undefined) return set("name", name);
  // A Name beside a Vorname, a Nom beside a Prénom is the family's.
  set("name", last ?? name ?? first);
  if (first === undefined || draft.name === first) return;
  set("first", first);
  set("infix", firstOf(headings, "infix"));
}

function mapSizes(
  contents: Contents,
  headings: readonly Heading[],
  products: readonly ListProduct[],
  draft: Draft,
): void {
  for (const { id } of products) {
    const own = headings.findIndex(
      (heading) => heading.kind === "size" && heading.products.includes(id),
    );
    if (own !== -1) draft[sizeRole(id)] = own;
  }
  // What is offered beside a kit is ordered in a column that names it.
  for (const { id } of wornTogether(products)) {
    if (draft[sizeRole(id)] !== undefined) continue;
    const forAll = headings
      .flatMap((heading, column) =>
        heading.kind === "size" && heading.products.length === 0 ? [column] : [],
      )
      .map((column) => ({ column, score: contents.sizes(column, id) }))
      .toSorted((a, b) => b.score - a.score)[0];
    if (forAll !== undefined && forAll.score > 0) draft[sizeRole(id)] = forAll.column;
  }
}

/** Size for all that fits nothing at all still has to show up somewhere: at the first product without one. */
function keepUnreadSizes(
  headings: readonly Heading[],
  products: readonly ListProduct[],
  draft: Draft,
): void {
  const used = new Set(Object.values(draft));
  for (const [column, { kind, products: named }] of headings.entries()) {
    if (kind !== "size" || named.length > 0 || used.has(column)) continue;
    const free = products.find(({ id }) => draft[sizeRole(id)] === undefined);
    if (free !== undefined) draft[sizeRole(free.id)] = column;
  }
}

function mapByHeadings(
  contents: Contents,
  headings: readonly Heading[],
  products: readonly ListProduct[],
): Draft {
  const draft: Draft = {};
  mapNames(headings, draft);
  for (const kind of ["number", "quantity"] as const) {
    const column = firstOf(headings, kind);
    if (column !== undefined) draft[kind] = column;
  }
  const cut = firstOf(headings, "cut");
  if (cut !== undefined && products.some((product) => new SizeReader(product).hasGroups)) {
    draft.cut = cut;
  }
  mapSizes(contents, headings, products, draft);
  mapLengths(contents, headings, products, draft);
  const free = Array.from({ length: contents.count }, (_, column) => column).filter(
    (column) => (headings[column]?.kind ?? "unknown") === "unknown",
  );
  byContent(contents, wornTogether(products), free, draft);
  keepUnreadSizes(headings, wornTogether(products), draft);
  if (!Object.keys(draft).some((role) => role.startsWith("length:")))
    lengthsByContent(contents, products, draft);
  return draft;
}

/** Without headings: whose sizes they are can only be told by words for nothing else. */
function cutByContent(values: readonly (readonly string[])[], draft: Draft): void {
  const used = new Set(Object.values(draft));
  const column = values.findIndex(
    (cells, at) =>
      !used.has(at) && cells.length > 0 && share(cells, (cell) => readGroup(cell) !== null) === 1,
  );
  if (column !== -1) draft.cut = column;
}

/** Which column holds what: by the headings, and by what stands in the columns where there are none. */
export function guessColumns(sheet: Sheet, products: readonly ListProduct[]): ColumnGuess {
  const { at: head, headings } = findHead(
    sheet.rows.map(({ cells }) => cells),
    products,
  );
  const values = valuesOf(sheet, head + 1);
  const contents = new Contents(values, products);
  const columns = values.map((cells, index) => ({
    index,
    heading: sheet.rows[head]?.cells[index] ?? "",
    samples: [...new Set(cells)].slice(0, samplesShown),
    cut: headings[index]?.kind === "size" ? headings[index].cut : null,
  }));
  if (head !== -1) return { head, columns, mapping: mapByHeadings(contents, headings, products) };
  const draft = inUsualOrder(contents, products) ?? {};
  if (Object.keys(draft).length === 0) {
    byContent(contents, wornTogether(products), [...values.keys()], draft);
    lengthsByContent(contents, products, draft);
    cutByContent(values, draft);
  }
  return { head, columns, mapping: draft };
}
