import { Bytes } from "./bytes.ts";
import { kerningTable } from "./kerning-table.ts";
import type { GlyphPoint, StaticGlyph, StaticGlyphs } from "./static-glyphs.ts";

interface Extent {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** A TrueType font file of pinned glyphs. Equal glyphs give equal bytes: no dates, no random parts. */
export function writeTtf(source: StaticGlyphs, name: string): Uint8Array {
  const { glyphs, unitsPerEm } = source;
  const extents = glyphs.map(extentOf);
  const all = extentOf({ contours: glyphs.flatMap(({ contours }) => contours) });
  const { glyf, loca } = outlines(glyphs, extents);
  const gpos = kerningTable(source);
  const tables: [string, Bytes][] = [
    ["OS/2", os2(source, all)],
    ["cmap", characterMap(glyphs)],
    ["glyf", glyf],
    ["head", head(unitsPerEm, all)],
    ["hhea", horizontalHeader(glyphs, extents, all)],
    ["hmtx", metrics(glyphs, extents)],
    ["loca", loca],
    ["maxp", maximums(glyphs)],
    ["name", names(name)],
    ["post", new Bytes().u32(0x00030000, 0).u16(0, 0).u32(0, 0, 0, 0, 0)],
  ];
  if (gpos) tables.unshift(["GPOS", gpos]);
  return assemble(tables);
}

function extentOf({ contours }: Pick<StaticGlyph, "contours">): Extent {
  const points = contours.flat();
  if (points.length === 0) return { left: 0, bottom: 0, right: 0, top: 0 };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: xs.reduce((a, b) => Math.min(a, b)),
    bottom: ys.reduce((a, b) => Math.min(a, b)),
    right: xs.reduce((a, b) => Math.max(a, b)),
    top: ys.reduce((a, b) => Math.max(a, b)),
  };
}

function outlines(
  glyphs: readonly StaticGlyph[],
  extents: readonly Extent[],
): { readonly glyf: Bytes; readonly loca: Bytes } {
  const glyf = new Bytes();
  const loca = new Bytes().u32(0);
  glyphs.forEach(({ contours }, index) => {
    const extent = extents[index];
    if (contours.length > 0 && extent) glyf.append(simpleGlyph(contours, extent)).pad(4);
    loca.u32(glyf.length);
  });
  return { glyf, loca };
}

/** Flags and coordinates in their longest form: 16-bit steps, no repeats. */
function simpleGlyph(contours: readonly (readonly GlyphPoint[])[], extent: Extent): Bytes {
  const points = contours.flat();
  const bytes = new Bytes().u16(
    contours.length,
    extent.left,
    extent.bottom,
    extent.right,
    extent.top,
  );
  let end = -1;
  for (const contour of contours) bytes.u16((end += contour.length));
  bytes.u16(0);
  bytes.u8(...points.map(({ on }) => (on ? 1 : 0)));
  for (const axis of ["x", "y"] as const) {
    let previous = 0;
    for (const point of points) {
      bytes.u16(point[axis] - previous);
      previous = point[axis];
    }
  }
  return bytes;
}

/** Format 4, one segment a run of neighbouring characters. All are in the basic plane. */
function characterMap(glyphs: readonly StaticGlyph[]): Bytes {
  const runs: { start: number; end: number; glyph: number }[] = [];
  glyphs.forEach(({ codePoint }, glyph) => {
    if (codePoint === 0 || codePoint > 0xfffe) return;
    const last = runs.at(-1);
    if (last && last.end + 1 === codePoint && last.glyph + codePoint - last.start === glyph) {
      last.end = codePoint;
    } else runs.push({ start: codePoint, end: codePoint, glyph });
  });
  runs.push({ start: 0xffff, end: 0xffff, glyph: 0 });
  const count = runs.length;
  const power = 2 ** Math.floor(Math.log2(count));
  return new Bytes()
    .u16(0, 1, 3, 1)
    .u32(12)
    .u16(4, 16 + count * 8, 0, count * 2, power * 2, Math.log2(power), (count - power) * 2)
    .u16(...runs.map(({ end }) => end), 0)
    .u16(...runs.map(({ start }) => start))
    .u16(...runs.map(({ start, glyph }) => glyph - start))
    .u16(...runs.map(() => 0));
}

function head(unitsPerEm: number, all: Extent): Bytes {
  return new Bytes()
    .u16(1, 0, 1, 0)
    .u32(0, 0x5f0f3cf5)
    .u16(3, unitsPerEm)
    .u32(0, 0, 0, 0)
    .u16(all.left, all.bottom, all.right, all.top)
    .u16(0, 6, 2, 1, 0);
}

function horizontalHeader(
  glyphs: readonly StaticGlyph[],
  extents: readonly Extent[],
  all: Extent,
): Bytes {
  const widest = glyphs.reduce((most, { advance }) => Math.max(most, advance), 0);
  const rightBearings = glyphs.map(({ advance }, i) => advance - (extents[i]?.right ?? 0));
  return new Bytes()
    .u16(1, 0, all.top, all.bottom, 0, widest, all.left)
    .u16(
      rightBearings.reduce((a, b) => Math.min(a, b)),
      all.right,
      1,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
    )
    .u16(glyphs.length);
}

function metrics(glyphs: readonly StaticGlyph[], extents: readonly Extent[]): Bytes {
  const bytes = new Bytes();
  glyphs.forEach(({ advance }, index) => bytes.u16(advance, extents[index]?.left ?? 0));
  return bytes;
}

function maximums(glyphs: readonly StaticGlyph[]): Bytes {
  const most = (count: (glyph: StaticGlyph) => number) =>
    glyphs.reduce((value, glyph) => Math.max(value, count(glyph)), 0);
  return new Bytes()
    .u32(0x00010000)
    .u16(
      glyphs.length,
      most(({ contours }) => contours.flat().length),
      most((g) => g.contours.length),
    )
    .u16(0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0);
}

function os2({ unitsPerEm, glyphs }: StaticGlyphs, all: Extent): Bytes {
  const heightOf = (letter: string) => {
    const glyph = glyphs.find(({ codePoint }) => codePoint === letter.codePointAt(0));
    return glyph ? extentOf(glyph).top : 0;
  };
  const codePoints = glyphs.map(({ codePoint }) => codePoint).filter((value) => value > 0);
  return new Bytes()
    .u16(4, Math.round(unitsPerEm / 2), 900, 5, 0)
    .u16(...Array.from({ length: 10 }, () => 0), 0)
    .u8(...Array.from({ length: 10 }, () => 0))
    .u32(0, 0, 0, 0)
    .tag("HLSH")
    .u16(0, codePoints[0] ?? 0, codePoints.at(-1) ?? 0)
    .u16(all.top, all.bottom, 0, all.top, -all.bottom)
    .u32(0, 0)
    .u16(heightOf("x"), heightOf("H"), 0, 32, 2);
}

function names(name: string): Bytes {
  const text = new Bytes().u16(...[...name].map((letter) => letter.charCodeAt(0)));
  const ids = [1, 4, 6];
  const bytes = new Bytes().u16(0, ids.length, 6 + ids.length * 12);
  for (const id of ids) bytes.u16(3, 1, 0x409, id, text.length, 0);
  return bytes.append(text);
}

function assemble(tables: readonly [string, Bytes][]): Uint8Array {
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const file = new Bytes()
    .u32(0x00010000)
    .u16(tables.length, power * 16, Math.log2(power), (tables.length - power) * 16);
  let offset = 12 + tables.length * 16;
  for (const [tag, table] of tables) {
    file.tag(tag).u32(table.checksum(), offset, table.length);
    offset += Math.ceil(table.length / 4) * 4;
  }
  for (const [, table] of tables) file.append(table.pad(4));
  return file.toUint8Array();
}
