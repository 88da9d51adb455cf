import { isProductId } from "@holeshot/domain";
import { productFacts, type SizeGroup } from "@holeshot/garments";
import { fold, plain } from "./fold.ts";
import { readGroup, type ListProduct } from "./match-size.ts";
import {
  fillers,
  groups,
  headings,
  lengthWords,
  otherWear,
  products as productWords,
  sizeWords,
  waistHeadings,
} from "./roster-words.data.ts";

export type HeadingKind = keyof typeof headings | "size" | "length" | "unknown";

/** What a heading stands for. */
export interface Heading {
  readonly kind: HeadingKind;
  /** Of a size or a length: the products it names; none is a size for all of them. */
  readonly products: readonly string[];
  /** Of a size: whose, when the heading says so. */
  readonly cut: SizeGroup | null;
}

const allGroupWords: readonly string[] = Object.values(groups).flat();
const unknown: Heading = { kind: "unknown", products: [], cut: null };

function productsNamed(word: string, products: readonly ListProduct[]): string[] | null {
  const named = products.filter(
    ({ id, name }) => word === id || word === plain(name) || productWords[id]?.includes(word),
  );
  if (named.length > 0) return named.map(({ id }) => id);
  // Named, but not in this set: the column is for something else that was ordered.
  const elsewhere = Object.values(productWords).some((words) => words.includes(word));
  return elsewhere || otherWear.includes(word) ? [] : null;
}

const aboutWords = [...sizeWords, ...lengthWords];

/** Broekmaat, Trikotgröße and Hosenlänge are two words each. */
function split(word: string): string[] {
  if (aboutWords.includes(word)) return [word];
  for (const about of aboutWords) {
    if (about.length < 3) continue;
    if (word.endsWith(about)) return [word.slice(0, -about.length), about];
    if (word.startsWith(about)) return [about, word.slice(about.length)];
  }
  return [word];
}

/** A product may be called by several words: they are read as one, the longest name first. */
const longestName = 3;

function joined(words: readonly string[], products: readonly ListProduct[]): string[] {
  const [first, ...rest] = words;
  if (first === undefined) return [];
  for (let count = longestName; count > 1; count--) {
    const name = words.slice(0, count).join("");
    if (count > words.length || productsNamed(name, products) === null) continue;
    return [name, ...joined(words.slice(count), products)];
  }
  return [first, ...joined(rest, products)];
}

function readSize(text: string, products: readonly ListProduct[]): Heading {
  const byWaist = products.filter(({ id }) => isProductId(id) && productFacts(id).lists.byWaist);
  if (byWaist.length > 0 && waistHeadings.includes(plain(text))) {
    return { kind: "size", products: byWaist.map(({ id }) => id), cut: null };
  }
  const named = new Set<string>();
  let about = false;
  let long = false;
  let foreign = false;
  const words = (fold(text).match(/\p{L}+/gu) ?? []).flatMap(split);
  for (const word of joined(words, products)) {
    const own = productsNamed(word, products);
    if (own !== null) {
      for (const id of own) named.add(id);
      foreign ||= own.length === 0;
    } else if (lengthWords.includes(word)) long = true;
    else if (sizeWords.includes(word)) about = true;
    else if (!fillers.includes(word) && !allGroupWords.includes(word)) return unknown;
  }
  if (named.size === 0 && foreign) return { kind: "ignored", products: [], cut: null };
  if (long) return { kind: "length", products: [...named], cut: null };
  if (named.size === 0 && !about) return unknown;
  return { kind: "size", products: [...named], cut: readGroup(text) };
}

/** Reads one heading of a list, in five languages. */
export function readHeading(text: string, products: readonly ListProduct[]): Heading {
  const word = plain(text);
  if (text.trim() === "#") return { ...unknown, kind: "number" };
  if (word === "") return unknown;
  const kinds = Object.entries(headings) as [keyof typeof headings, readonly string[]][];
  const kind = kinds.find(([, words]) => words.includes(word))?.[0];
  if (kind !== undefined) return { ...unknown, kind };
  return readSize(text, products);
}

/** Titles above the headings are no riders; further down nobody looks. */
const linesLookedAt = 8;

function isHead(cells: readonly string[], found: readonly Heading[]): boolean {
  const filled = cells.filter((cell) => cell !== "");
  if (filled.some((cell) => /^\d+$/.test(cell))) return false;
  const known = found.filter(({ kind }) => kind !== "unknown");
  const useful = known.filter(({ kind }) => kind !== "ignored");
  if (useful.length === 0 || known.length * 2 < filled.length) return false;
  return known.length > 1 || filled.length === 1;
}

/** Which line names the columns, and what each of its cells says; -1 where none does. */
export function findHead(
  rows: readonly (readonly string[])[],
  products: readonly ListProduct[],
): { at: number; headings: readonly Heading[] } {
  for (const [at, cells] of rows.slice(0, linesLookedAt).entries()) {
    const found = cells.map((cell) => readHeading(cell, products));
    if (isHead(cells, found)) return { at, headings: found };
    // Only a title may stand above: a line with more than one cell is somebody.
    if (cells.filter((cell) => cell !== "").length > 1) break;
  }
  return { at: -1, headings: [] };
}
