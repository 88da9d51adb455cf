import type { Point } from "@holeshot/geometry";
import { mixColours } from "../colour.ts";
import { isInside, outlinesOfPath } from "../polygons/point-in-path.ts";
import type { Colour, LinearGradient, PieceScene, SceneItem } from "../scene.ts";

/** The colours seen at points of a piece below one layer; images are not looked into. */
export function coloursUnder(piece: PieceScene, layer: string, points: readonly Point[]): Colour[] {
  const index = piece.layers.findIndex((one) => one.layer === layer);
  const below = piece.layers.slice(0, index).flatMap((one) => one.items);
  return points.map((point) => topColour(below, point) ?? piece.ground);
}

function topColour(items: readonly SceneItem[], point: Point): Colour | null {
  for (const item of items.toReversed()) {
    if (item.kind === "image") continue;
    if (!isInside(point, outlinesOfPath(item.path, 0.5), item.rule)) continue;
    if (item.kind === "fill") return paintAt(item.paint, point);
    const inner = topColour(item.items, point);
    if (inner !== null) return inner;
  }
  return null;
}

function paintAt(paint: Colour | LinearGradient, point: Point): Colour {
  if (typeof paint === "string") return paint;
  const { x1, y1, x2, y2, stops } = paint;
  const [dx, dy] = [x2 - x1, y2 - y1];
  const at = ((point.x - x1) * dx + (point.y - y1) * dy) / (dx * dx + dy * dy || 1);
  const after = stops.findIndex((stop) => stop.at >= at);
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return "#000000";
  if (after === 0) return first.colour;
  if (after < 0) return last.colour;
  const [a, b] = [stops[after - 1] ?? first, stops[after] ?? last];
  return mixColours(a.colour, b.colour, (at - a.at) / (b.at - a.at || 1));
}
