import { invert, type Point, transformPoint } from "@holeshot/geometry";
import { isInside, outlinesOfPath } from "../polygons/point-in-path.ts";
import type { Outlines } from "../polygons/point-in-path.ts";
import type { SceneItem } from "../scene.ts";
import { itemBounds } from "./bounds.ts";

// Items never change once made, and many points are looked at.
const outlines = new WeakMap<SceneItem, Outlines>();

/** Whether anything is painted at a point, mm. A picture counts as its whole square: what is clear in it is not known here. */
export function isInked(items: readonly SceneItem[], point: Point): boolean {
  return items.some((item): boolean => {
    const { left, right, top, bottom } = itemBounds(item);
    if (point.x < left || point.x > right || point.y < top || point.y > bottom) return false;
    if (item.kind === "image") {
      const back = invert(item.matrix);
      if (!back) return false;
      const { x, y } = transformPoint(back, point);
      return x >= 0 && x <= 1 && y >= 0 && y <= 1;
    }
    if (!isInside(point, outlinesOf(item), item.rule)) return false;
    return item.kind === "fill" || isInked(item.items, point);
  });
}

function outlinesOf(item: Exclude<SceneItem, { kind: "image" }>): Outlines {
  const known = outlines.get(item);
  if (known) return known;
  const made = outlinesOfPath(item.path, 0.5);
  outlines.set(item, made);
  return made;
}
