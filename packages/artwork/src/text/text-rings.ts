import { transformPath } from "@holeshot/geometry";
import type { Path } from "@holeshot/geometry";
import type { Outline, TextLayer } from "@holeshot/design";
import type { Colour } from "../scene.ts";
import { growGlyph } from "./grow-glyph.ts";
import type { PlacedLetter } from "./lay-out-text.ts";

/** An area of one colour. Areas are painted in order, so that later ones leave rings of earlier ones. */
export interface TextArea {
  readonly colour: Colour;
  readonly path: Path;
}

/** The outlines of a text layer that are switched on, from the letters outward. */
export function outlinesOf(layer: Pick<TextLayer, "stroke" | "strokes">): readonly Outline[] {
  if (!layer.stroke.enabled) return [];
  return [layer.stroke, ...(layer.strokes ?? [])].filter((outline) => outline.width > 0);
}

/**
 * The letters' outline areas, the widest first. Each is every letter grown by all widths up to its
 * own; letters may overlap, the non-zero rule makes one area of them.
 */
export function outlineAreas(
  letters: readonly PlacedLetter[],
  size: number,
  outlines: readonly Outline[],
): TextArea[] {
  let width = 0;
  const areas = outlines.map(({ colour, width: own }) => {
    width += own;
    const share = width / size;
    const grown = letters.map(({ glyph, matrix }) =>
      transformPath(growGlyph(glyph.path, share), matrix),
    );
    return { colour, path: grown.flat() };
  });
  return areas.toReversed();
}

/** The letters themselves as one path. */
export function letterPath(letters: readonly PlacedLetter[]): Path {
  return letters.flatMap(({ glyph, matrix }) => transformPath(glyph.path, matrix));
}
