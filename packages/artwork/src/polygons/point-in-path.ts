import { flattenPath } from "@holeshot/geometry";
import type { Path, Point } from "@holeshot/geometry";

/** Straight outlines of a region, made once and asked often. */
export type Outlines = readonly (readonly Point[])[];

/** A path's contours as points, within `tolerance` mm. */
export function outlinesOfPath(path: Path, tolerance = 0.2): Outlines {
  return flattenPath(path, tolerance).map((contour) => contour.points);
}

/** Whether a point lies inside, by the rule given. */
export function isInside(
  point: Point,
  outlines: Outlines,
  rule: "nonzero" | "evenodd" = "nonzero",
): boolean {
  let winding = 0;
  let crossings = 0;
  for (const points of outlines) {
    let before = points.at(-1);
    for (const after of points) {
      if (before && before.y > point.y !== after.y > point.y) {
        const x = before.x + ((point.y - before.y) / (after.y - before.y)) * (after.x - before.x);
        if (point.x < x) {
          winding += after.y > before.y ? 1 : -1;
          crossings += 1;
        }
      }
      before = after;
    }
  }
  return rule === "nonzero" ? winding !== 0 : crossings % 2 === 1;
}
