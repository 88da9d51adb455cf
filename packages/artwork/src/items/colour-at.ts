import type { Point } from "@holeshot/geometry";
import { mixColours } from "../colour.ts";
import { isInside, outlinesOfPath } from "../polygons/point-in-path.ts";
import type { Outlines } from "../polygons/point-in-path.ts";
import type { Colour, LinearGradient, SceneItem } from "../scene.ts";
import { itemBounds } from "./bounds.ts";

/** The colour that is on top at a point, mm; null where nothing is painted. Pictures are not looked into. */
export function colourAt(items: readonly SceneItem[], point: Point): Colour | null {
  for (let index = items.length - 1; index >= 0; index -= 1) {
    const item = items[index];
    if (!item || item.kind === "image" || !mayHold(item, point)) continue;
    if (!isInside(point, outlinesOf(item), item.rule)) continue;
    if (item.kind === "fill") return paintAt(item.paint, point);
    const inner = colourAt(item.items, point);
    if (inner !== null) return inner;
  }
  return null;
}

function mayHold(item: SceneItem, { x, y }: Point): boolean {
  const { left, right, top, bottom } = itemBounds(item);
  return x >= left && x <= right && y >= top && y <= bottom;
}

// Items never change once made, and many points are looked at.
const outlines = new WeakMap<SceneItem, Outlines>();

function outlinesOf(item: Exclude<SceneItem, { kind: "image" }>): Outlines {
  const known = outlines.get(item);
  if (known) return known;
  const made = outlinesOfPath(item.path, 0.5);
  outlines.set(item, made);
  return made;
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
