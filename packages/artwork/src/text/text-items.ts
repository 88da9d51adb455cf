import { multiply, rotation, transformPath, translation } from "@holeshot/geometry";
import type { TextLayer } from "@holeshot/design";
import { withoutOverlaps } from "../items/without-overlaps.ts";
import type { SceneItem } from "../scene.ts";
import type { FontShaper } from "./font-shaper.ts";
import { layOutText } from "./lay-out-text.ts";
import { letterPath, outlineAreas, outlinesOf } from "./text-rings.ts";
import type { TextArea } from "./text-rings.ts";

/** What a text layer looks like: its areas round its own centre, unrotated, in painting order. */
export interface TextDrawing {
  readonly areas: readonly TextArea[];
  readonly width: number;
  readonly height: number;
  readonly missing: readonly string[];
}

/** The fields a drawing depends on; placement is not among them. */
export type TextLook = Omit<TextLayer, "piece" | "x" | "y" | "rotation">;

/** Letters, outlines and shadow of a text layer. */
export function drawText(look: TextLook, shaper: FontShaper): TextDrawing {
  const { letters, width, height, missing } = layOutText(look, shaper);
  const rings = outlineAreas(letters, look.size, outlinesOf(look));
  const face = { colour: look.colour, path: letterPath(letters) };
  const areas = [...rings, face];
  if (look.shadow) {
    const { colour, dx, dy } = look.shadow;
    const silhouette = (areas[0] ?? face).path;
    areas.unshift({ colour, path: transformPath(silhouette, translation(dx, dy)) });
  }
  const drawn = areas.filter((area) => area.path.length > 0);
  const seeThrough = (look.opacity ?? 1) < 1;
  return { areas: seeThrough ? apart(drawn) : drawn, width, height, missing };
}

/** The areas without what lies under another, for text that is see-through as a whole. */
function apart(areas: readonly TextArea[]): TextArea[] {
  const fills = areas.map(({ colour, path }): SceneItem => ({
    kind: "fill",
    path,
    paint: colour,
    rule: "nonzero",
    opacity: 1,
  }));
  return withoutOverlaps(fills, 0.02).flatMap((item) =>
    item.kind === "fill" && typeof item.paint === "string"
      ? [{ colour: item.paint, path: item.path }]
      : [],
  );
}

/** A centre on the piece, mm, and a turn clockwise, degrees. */
export interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

/** The drawing placed on its piece, squeezed and scaled: 1 and 1 are as designed. */
export function placeText(
  drawing: TextDrawing,
  place: TextPlace,
  opacity: number,
  { condense, scale }: { readonly condense: number; readonly scale: number },
): SceneItem[] {
  const matrix = multiply(
    translation(place.x, place.y),
    rotation((place.rotation * Math.PI) / 180),
    [scale * condense, 0, 0, scale, 0, 0],
  );
  return drawing.areas.map((area) => ({
    kind: "fill",
    path: transformPath(area.path, matrix),
    paint: area.colour,
    rule: "nonzero",
    opacity,
  }));
}
