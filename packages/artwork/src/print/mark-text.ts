import type { Path } from "@holeshot/geometry";
import type { FontShaper } from "../text/font-shaper.ts";
import { glyphParts, type LabelShape } from "./label-shapes.ts";

export interface MarkText {
  /** Outlines of the letters, in thousandths of a capital's height, from the pen at (0, 0) on the baseline to the right. */
  readonly shapes: readonly LabelShape[];
  /** Of the line in capitals' heights. */
  readonly width: number;
}

/** A line of writing for the workshop. What the face lacks stands as a question mark. */
export function markText(font: FontShaper, text: string): MarkText {
  const lines = known.get(font) ?? new Map<string, MarkText>();
  known.set(font, lines);
  const made = lines.get(text) ?? shaped(font, text);
  if (lines.size >= KEPT) lines.clear();
  lines.set(text, made);
  return made;
}

/** A pack's labels repeat their order, design and rider on every piece: what was shaped last is kept, by its face. */
const known = new WeakMap<FontShaper, Map<string, MarkText>>();
const KEPT = 400;

function shaped(font: FontShaper, text: string): MarkText {
  const shown = [...text].map((one) => (font.has(one) ? one : "?")).join("");
  const { glyphs, advance } = font.shape(shown, true);
  const shapes = glyphs
    .filter(({ path }: { readonly path: Path }) => path.length > 0)
    .map(({ path, x, y }) => ({ path, parts: glyphParts, x, y }));
  return { shapes, width: advance };
}
