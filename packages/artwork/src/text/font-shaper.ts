import type * as harfbuzzModule from "harfbuzzjs";
import { parsePath, pathBounds, transformPath } from "@holeshot/geometry";
import type { Box, Path } from "@holeshot/geometry";

/** The shaping library, handed in so that this package loads nothing by itself. */
export type HarfBuzz = typeof harfbuzzModule;

/** One placed glyph. All lengths are shares of the cap height, y down, from the pen on the baseline. */
export interface ShapedGlyph {
  readonly path: Path;
  /** Box of the ink, or null for a space. */
  readonly ink: Box | null;
  readonly x: number;
  readonly y: number;
  readonly advance: number;
}

export interface ShapedLine {
  readonly glyphs: readonly ShapedGlyph[];
  readonly advance: number;
  /**
   * Characters the font has no glyph for, each once and whole: with its accents, with all of an emoji. They take no room
   * and leave no mark.
   */
  readonly missing: readonly string[];
}

/** A font face that turns a line of text into outlines. */
export interface FontShaper {
  /** `ligatures` off is for letter-spaced text, where joined letters would break the rhythm. */
  readonly shape: (line: string, ligatures: boolean) => ShapedLine;
  readonly has: (character: string) => boolean;
}

/** The bytes given to `createFontShaper` are no usable TrueType or OpenType font. */
export class FontError extends Error {
  override readonly name = "FontError";
}

/** What phones and word processors write instead of a plain character, and what stands for it in a face without it. */
const standIns: Readonly<Record<string, string>> = {
  "\u2010": "-",
  "\u2011": "-",
  "\u2212": "-",
  "\u02bc": "\u2019",
  "\u2032": "\u2019",
  "\u0132": "IJ",
  "\u0133": "ij",
  "\u2028": " ",
  "\u2029": " ",
};

/** From a full-width character of East Asian keyboards to the plain one. */
const FULL_WIDTH = 0xfee0;

const replaced = /[\u0132\u0133\u02bc\u2010\u2011\u2028\u2029\u2032\u2212\uff01-\uff5e]/g;

/**
 * The line with a stand-in for each character that the face lacks and that has one which looks the same. Accents typed
 * apart are joined here: in a line that begins with letters of Korea the shaper leaves them apart.
 */
function inFace(line: string, characters: ReadonlySet<number>): string {
  return line.normalize("NFC").replaceAll(replaced, (character) => {
    const code = character.charCodeAt(0);
    if (characters.has(code)) return character;
    return standIns[character] ?? String.fromCharCode(code - FULL_WIDTH);
  });
}

/** A line that is moved, turned and coloured is shaped once. */
const keptLines = 200;

interface GlyphOutline {
  readonly path: Path;
  readonly ink: Box | null;
}

/**
 * Opens a font. `bytes` must be TTF or OTF: packed web fonts (woff, woff2) give a face without
 * characters and are refused. `variations` pins the axes of a variable face, such as `{ wght: 800 }`.
 * Throws `FontError`.
 */
export function createFontShaper(
  harfbuzz: HarfBuzz,
  bytes: Uint8Array,
  variations: Readonly<Record<string, number>> = {},
): FontShaper {
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes), 0);
  const characters = new Set(face.collectUnicodes());
  if (characters.size === 0) throw new FontError("The font has no characters; is it packed?");
  const font = new harfbuzz.Font(face);
  const axes = Object.entries(variations);
  if (axes.length > 0) {
    font.setVariations(axes.map(([tag, value]) => new harfbuzz.Variation(tag, value)));
  }
  const cap = capHeight(harfbuzz, font);
  const outlines = new Map<number, GlyphOutline>();
  const outlineOf = (glyph: number): GlyphOutline => {
    const known = outlines.get(glyph);
    if (known) return known;
    const path = transformPath(parsePath(font.glyphToPath(glyph)), [1 / cap, 0, 0, -1 / cap, 0, 0]);
    const made = { path, ink: path.length > 0 ? pathBounds(path) : null };
    outlines.set(glyph, made);
    return made;
  };
  const lines = new Map<string, ShapedLine>();
  return {
    has: (character) => [...character].every((one) => characters.has(one.codePointAt(0) ?? 0)),
    shape: (line, ligatures) => {
      const key = `${ligatures ? "joined" : "apart"} ${line}`;
      const known = lines.get(key);
      if (known) return known;
      if (lines.size >= keptLines) lines.clear();
      const made = shapeLine(harfbuzz, font, inFace(line, characters), ligatures, cap, outlineOf);
      lines.set(key, made);
      return made;
    },
  };
}

function shapeLine(
  harfbuzz: HarfBuzz,
  font: InstanceType<HarfBuzz["Font"]>,
  line: string,
  ligatures: boolean,
  cap: number,
  outlineOf: (glyph: number) => GlyphOutline,
): ShapedLine {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(line);
  buffer.guessSegmentProperties();
  // No face has letters that are written from the right: one that is missing would turn the digits beside it around.
  buffer.setDirection(harfbuzz.Direction.LTR);
  const off = ["liga", "clig"].map((tag) => new harfbuzz.Feature(tag, 0));
  harfbuzz.shape(font, buffer, ligatures ? [] : off);
  const positions = buffer.getGlyphPositions();
  const glyphs: ShapedGlyph[] = [];
  const missing = new Set<string>();
  let advance = 0;
  const infos = buffer.getGlyphInfos();
  infos.forEach((info, index) => {
    const position = positions[index];
    if (!position) return;
    if (info.codepoint === 0) {
      // A cluster is what a reader takes for one character; it ends where the next one begins.
      const next = infos.find(({ cluster }, at) => at > index && cluster > info.cluster);
      missing.add(line.slice(info.cluster, next?.cluster));
      return;
    }
    glyphs.push({
      ...outlineOf(info.codepoint),
      x: advance + position.xOffset / cap,
      y: -position.yOffset / cap,
      advance: position.xAdvance / cap,
    });
    advance += position.xAdvance / cap;
  });
  return { glyphs, advance, missing: [...missing] };
}

/** Height of a capital H, font units: what the eye measures. Tables are asked only without an H. */
function capHeight(harfbuzz: HarfBuzz, font: InstanceType<HarfBuzz["Font"]>): number {
  const glyph = font.nominalGlyph(0x48);
  const drawn = glyph === undefined ? 0 : (font.glyphExtents(glyph)?.yBearing ?? 0);
  const height = drawn > 0 ? drawn : (font.getMetricPosition(harfbuzz.MetricsTag.CAP_HEIGHT) ?? 0);
  if (height <= 0) throw new FontError("The font has no height of capitals");
  return height;
}
