import type { Point } from "@holeshot/geometry";
import { isInside, outlinesOfPath } from "../polygons/point-in-path.ts";
import type { Outlines } from "../polygons/point-in-path.ts";
import type { Colour, SceneItem } from "../scene.ts";
import { itemBounds } from "./bounds.ts";
import { paintAt } from "./paints.ts";

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
