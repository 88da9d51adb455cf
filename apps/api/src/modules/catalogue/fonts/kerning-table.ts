import { Bytes } from "./bytes.ts";
import type { StaticGlyphs } from "./static-glyphs.ts";

/** What words and numbers on a garment are made of; accented letters are spaced as their base. */
const BASES = [
  ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  ..."abcdefghijklmnopqrstuvwxyz",
  ..."0123456789.,-'’ÆŒØßæœøŁł&!?",
].map((letter) => letter.codePointAt(0) ?? 0);

/** `É` is spaced like `E`. */
function baseOf(codePoint: number): number {
  return String.fromCodePoint(codePoint).normalize("NFD").codePointAt(0) ?? codePoint;
}

interface Classes {
  /** Class of each base character; 0 is “no kerning”. */
  readonly of: ReadonlyMap<number, number>;
  /** One base character of each class, class 0 left empty. */
  readonly samples: readonly number[];
}

/** Characters that are spaced alike share a class. */
function classify(
  known: readonly number[],
  row: (codePoint: number) => readonly number[],
): Classes {
  const keys = new Map<string, number>();
  const classes = new Map<number, number>();
  const samples = [0];
  for (const codePoint of known) {
    const values = row(codePoint);
    if (values.every((value) => value === 0)) continue;
    const key = values.join();
    let own = keys.get(key);
    if (own === undefined) {
      own = samples.length;
      keys.set(key, own);
      samples.push(codePoint);
    }
    classes.set(codePoint, own);
  }
  return { of: classes, samples };
}

/** A GPOS table with one class-based pair lookup, or null when the face has no kerning. */
export function kerningTable({ glyphs, kerning }: StaticGlyphs): Bytes | null {
  const present = new Set(glyphs.map(({ codePoint }) => codePoint));
  const bases = BASES.filter((codePoint) => present.has(codePoint));
  const matrix = new Map(
    bases.map((first) => [first, bases.map((second) => kerning(first, second))] as const),
  );
  const firsts = classify(bases, (codePoint) => matrix.get(codePoint) ?? []);
  const seconds = classify(bases, (codePoint) => {
    const column = bases.indexOf(codePoint);
    return bases.map((first) => matrix.get(first)?.[column] ?? 0);
  });
  if (firsts.samples.length === 1) return null;
  const classesOf = (classes: Classes) =>
    glyphs.flatMap(({ codePoint }, glyph) => {
      const own = codePoint === 0 ? undefined : classes.of.get(baseOf(codePoint));
      return own === undefined ? [] : [{ glyph, own }];
    });
  const values = firsts.samples.map((first) =>
    seconds.samples.map((second) => matrix.get(first)?.[bases.indexOf(second)] ?? 0),
  );
  return frame(pairSubtable(classesOf(firsts), classesOf(seconds), values));
}

interface GlyphClass {
  readonly glyph: number;
  readonly own: number;
}

function pairSubtable(
  firsts: readonly GlyphClass[],
  seconds: readonly GlyphClass[],
  values: readonly (readonly number[])[],
): Bytes {
  const coverage = new Bytes().u16(1, firsts.length, ...firsts.map(({ glyph }) => glyph));
  const firstClasses = classTable(firsts);
  const records = new Bytes();
  for (const row of values) records.u16(...row);
  const start = 16 + records.length;
  // Format 2; the first glyph's advance is moved (value format 4), the second's nothing.
  return new Bytes()
    .u16(2, start, 4, 0, start + coverage.length, start + coverage.length + firstClasses.length)
    .u16(values.length, values[0]?.length ?? 0)
    .append(records)
    .append(coverage)
    .append(firstClasses)
    .append(classTable(seconds));
}

/** ClassDef format 2 with a range for every glyph. */
function classTable(entries: readonly GlyphClass[]): Bytes {
  const bytes = new Bytes().u16(2, entries.length);
  for (const { glyph, own } of entries) bytes.u16(glyph, glyph, own);
  return bytes;
}

/** Script list (DFLT and latn), one feature `kern`, one pair lookup. */
function frame(subtable: Bytes): Bytes {
  const script = () => new Bytes().u16(4, 0).u16(0, 0xffff, 1, 0);
  const scripts = new Bytes().u16(2).tag("DFLT").u16(14).tag("latn").u16(26);
  scripts.append(script()).append(script());
  const features = new Bytes().u16(1).tag("kern").u16(8).u16(0, 1, 0);
  const lookups = new Bytes().u16(1, 4).u16(2, 0, 1, 8).append(subtable);
  const start = 10;
  return new Bytes()
    .u16(1, 0, start, start + scripts.length, start + scripts.length + features.length)
    .append(scripts)
    .append(features)
    .append(lookups);
}
