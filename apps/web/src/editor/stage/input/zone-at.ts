import type { TemplateArt } from "@holeshot/artwork";
import { formatPath } from "@holeshot/geometry";

let context: CanvasRenderingContext2D | null = null;

/** The topmost zone of a kit's drawing under a point of a piece. */
export function zoneAt(
  art: TemplateArt,
  piece: string,
  point: { readonly x: number; readonly y: number },
): string | null {
  context ??= document.createElement("canvas").getContext("2d");
  for (const { id, paths } of art.zones.toReversed()) {
    const path = paths[piece];
    if (!path) continue;
    if (context?.isPointInPath(new Path2D(formatPath(path)), point.x, point.y)) return id;
  }
  return null;
}
