import { transformPath } from "@holeshot/geometry";
import type { Path } from "@holeshot/geometry";
import type { FontShaper } from "../text/font-shaper.ts";

export interface MarkText {
  /** Outlines of the letters, mm, from the pen at (0, 0) on the baseline to the right. */
  readonly path: Path;
  readonly width: number;
}

/** A line of writing for the workshop, capitals `cap` mm high. What the face lacks stands as a question mark. */
export function markText(font: FontShaper, text: string, cap: number): MarkText {
  const known = [...text].map((one) => (font.has(one) ? one : "?")).join("");
  const { glyphs, advance } = font.shape(known, true);
  const path = glyphs.flatMap((glyph) =>
    transformPath(glyph.path, [cap, 0, 0, cap, glyph.x * cap, glyph.y * cap]),
  );
  return { path, width: advance * cap };
}
