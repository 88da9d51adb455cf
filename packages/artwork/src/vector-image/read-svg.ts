import { countItems } from "./bounds.ts";
import { Budget, SvgRefused } from "./limits.ts";
import type { ReadSvgResult, VectorImage } from "./types.ts";
import { drawRoot } from "./walker.ts";
import { readTree } from "./xml.ts";

/**
 * Rebuilds an SVG from what can be drawn: shapes, groups, transforms, gradients, clips, `use` inside the
 * file, strokes (as outlines) and embedded PNG and JPEG. Nothing of the source text survives but
 * numbers, colours and picture bytes. Text, filters, masks, patterns and scripts are dropped and named.
 * Time and memory are bounded for any input; it never throws.
 */
export function readSvg(text: string): ReadSvgResult {
  const budget = new Budget();
  try {
    const root = readTree(text.startsWith("\uFEFF") ? text.slice(1) : text, budget);
    const image: VectorImage = drawRoot(root, budget);
    if (countItems(image.items) === 0) return { ok: false, reason: "empty" };
    return { ok: true, image, dropped: [...budget.dropped].sort() };
  } catch (error) {
    if (error instanceof SvgRefused) return { ok: false, reason: error.reason };
    throw error;
  }
}
