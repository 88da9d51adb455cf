import type { Path, PathCommand } from "./path.ts";
import type { Point } from "./point.ts";

/** A curve through all the points (Catmull-Rom, ends mirrored), as cubics. Two points give a straight line. */
export function smoothCurve(points: readonly Point[]): Path {
  const first = points[0];
  if (!first) return [];
  const at = (i: number): Point => points[i] as Point;
  const before = (i: number): Point =>
    i > 0 ? at(i - 1) : { x: 2 * at(0).x - at(1).x, y: 2 * at(0).y - at(1).y };
  const after = (i: number): Point =>
    i + 1 < points.length
      ? at(i + 1)
      : { x: 2 * at(i).x - at(i - 1).x, y: 2 * at(i).y - at(i - 1).y };
  const path: PathCommand[] = [["M", first.x, first.y]];
  if (points.length === 2) return [...path, ["L", at(1).x, at(1).y]];
  for (let i = 1; i < points.length; i++) {
    const [p0, p1, p2, p3] = [before(i - 1), at(i - 1), at(i), after(i)];
    path.push([
      "C",
      p1.x + (p2.x - p0.x) / 6,
      p1.y + (p2.y - p0.y) / 6,
      p2.x - (p3.x - p1.x) / 6,
      p2.y - (p3.y - p1.y) / 6,
      p2.x,
      p2.y,
    ]);
  }
  return path;
}
