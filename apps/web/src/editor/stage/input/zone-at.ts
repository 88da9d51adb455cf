import type { TemplateArt } from "@holeshot/artwork";
import { formatPath, type Path } from "@holeshot/geometry";

let context: CanvasRenderingContext2D | null = null;

/** The topmost zone of a kit's drawing under a point of a piece: `baseOf` says where that lies on the drawing, or on an emblem of it. */
export function zoneAt(
  art: TemplateArt,
  piece: string,
  baseOf: (emblem?: Path) => { readonly x: number; readonly y: number },
): string | null {
  context ??= document.createElement("canvas").getContext("2d");
  for (const { id, emblem, paths } of art.zones.toReversed()) {
    const path = paths[piece];
    if (!path) continue;
    const point = baseOf(emblem && path);
    if (context?.isPointInPath(new Path2D(formatPath(path)), point.x, point.y)) return id;
  }
  return null;
}
