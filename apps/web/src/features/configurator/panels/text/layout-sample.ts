import type { FontShaper } from "@holeshot/artwork";
import { formatPath, type Path, pathBounds, transformPath, translation } from "@holeshot/geometry";

export interface Sample {
  readonly path: string;
  readonly viewBox: string;
}

/** Longer samples would only get smaller. */
const LETTERS = 12;

/** A line in a face as one path, a cap height of 100 units high. */
export function layOutSample(shaper: FontShaper, text: string): Sample | null {
  const { glyphs } = shaper.shape(text.slice(0, LETTERS), true);
  const path: Path = glyphs.flatMap((glyph) =>
    transformPath(transformPath(glyph.path, translation(glyph.x, glyph.y)), [100, 0, 0, 100, 0, 0]),
  );
  if (path.length === 0) return null;
  const { left, top, right, bottom } = pathBounds(path);
  return {
    path: formatPath(path),
    viewBox: [left, top, right - left, bottom - top].map((value) => value.toFixed(1)).join(" "),
  };
}
