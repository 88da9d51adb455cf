import { Blob, Buffer as ShapeBuffer, Face, Feature, Font, shape, Variation } from "harfbuzzjs";

/** A point of a TrueType contour; off-curve points are quadratic controls. */
export interface GlyphPoint {
  readonly x: number;
  readonly y: number;
  readonly on: boolean;
}

/** One glyph of a pinned face in units of {@link StaticGlyphs.unitsPerEm}, y up. */
export interface StaticGlyph {
  /** 0 for the sign shown for what is missing. */
  readonly codePoint: number;
  readonly advance: number;
  readonly contours: readonly (readonly GlyphPoint[])[];
}

export interface StaticGlyphs {
  readonly unitsPerEm: number;
  readonly glyphs: readonly StaticGlyph[];
  /** Distance to add between two characters, in the same units; 0 for most. */
  readonly kerning: (first: number, second: number) => number;
}

/** Twice the units of the source: rounding then stays under 0.05 mm on a back number. */
const FINENESS = 2;

interface Part {
  readonly font: Font;
  readonly codePoints: readonly number[];
}

/**
 * The glyphs of one face with its variations pinned, gathered from the files it was split into;
 * for a character that several parts hold, the first part counts.
 */
export function staticGlyphs(
  files: readonly Uint8Array[],
  variations: Readonly<Record<string, number>>,
): StaticGlyphs {
  const parts = files.map((bytes) => openPart(bytes, variations));
  const first = parts[0];
  if (!first) throw new RangeError("A face has at least one file.");
  const sources = new Map<number, Part>();
  for (const part of parts) {
    for (const codePoint of part.codePoints) {
      if (!sources.has(codePoint)) sources.set(codePoint, part);
    }
  }
  const known = [...sources].sort(([a], [b]) => a - b);
  const glyphs = known.map(([codePoint, { font }]) => readGlyph(font, codePoint));
  return {
    unitsPerEm: first.font.face.upem * FINENESS,
    glyphs: [missingGlyph(first.font), ...glyphs],
    kerning: kerningOf(first.font),
  };
}

function openPart(bytes: Uint8Array, variations: Readonly<Record<string, number>>): Part {
  const copy = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(copy).set(bytes);
  const face = new Face(new Blob(copy));
  const font = new Font(face);
  font.setVariations(Object.entries(variations).map(([tag, value]) => new Variation(tag, value)));
  return { font, codePoints: [...face.collectUnicodes()] };
}

function glyphOf(font: Font, codePoint: number): { readonly id: number; readonly advance: number } {
  const buffer = new ShapeBuffer();
  buffer.addCodePoints([codePoint]);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const id = buffer.getGlyphInfos()[0]?.codepoint ?? 0;
  return { id, advance: buffer.getGlyphPositions()[0]?.xAdvance ?? 0 };
}

function readGlyph(font: Font, codePoint: number): StaticGlyph {
  const { id, advance } = glyphOf(font, codePoint);
  return { codePoint, advance: Math.round(advance * FINENESS), contours: contoursOf(font, id) };
}

function missingGlyph(font: Font): StaticGlyph {
  const advance = glyphOf(font, 0x6e).advance;
  return { codePoint: 0, advance: Math.round(advance * FINENESS), contours: contoursOf(font, 0) };
}

/** TrueType outlines come back as M, L, Q and Z. */
function contoursOf(font: Font, glyph: number): GlyphPoint[][] {
  const contours: GlyphPoint[][] = [];
  let current: GlyphPoint[] = [];
  for (const [, letter, operands] of font.glyphToPath(glyph).matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const values = (operands ?? "")
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const point = (at: number, on: boolean): GlyphPoint => ({
      x: Math.round((values[at] ?? 0) * FINENESS),
      y: Math.round((values[at + 1] ?? 0) * FINENESS),
      on,
    });
    if (letter === "M") {
      current = [point(0, true)];
      contours.push(current);
    } else if (letter === "L") current.push(point(0, true));
    else if (letter === "Q") current.push(point(0, false), point(2, true));
  }
  return contours.map(withoutClosingPoint).filter((contour) => contour.length > 2);
}

function withoutClosingPoint(contour: GlyphPoint[]): GlyphPoint[] {
  const [first, last] = [contour[0], contour.at(-1)];
  const closes = first && last && last.on && first.x === last.x && first.y === last.y;
  return closes && contour.length > 1 ? contour.slice(0, -1) : contour;
}

/** Pairs as the face itself spaces them; `kern` alone, so that no ligature hides a pair. */
function kerningOf(font: Font): StaticGlyphs["kerning"] {
  const advances = new Map<number, number>();
  const alone = (codePoint: number) => {
    const known = advances.get(codePoint);
    if (known !== undefined) return known;
    const { advance } = glyphOf(font, codePoint);
    advances.set(codePoint, advance);
    return advance;
  };
  const plain = ["liga", "calt", "clig"].map((tag) => new Feature(tag, 0));
  return (first, second) => {
    const buffer = new ShapeBuffer();
    buffer.addCodePoints([first, second]);
    buffer.guessSegmentProperties();
    shape(font, buffer, plain);
    const together = buffer.getGlyphPositions()[0]?.xAdvance ?? 0;
    return Math.round((together - alone(first)) * FINENESS);
  };
}
