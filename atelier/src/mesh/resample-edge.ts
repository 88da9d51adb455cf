import { distance, flattenPath, placeAtLength, polylineLength } from "@holeshot/geometry";
import type { Path, Point } from "@holeshot/geometry";

const tolerance = 0.01;
/** A bend sharper than this (radians) is a corner, not a curve. */
const sharp = 0.4;

/** `count` + 1 points along an open path, equally far apart by length; the one nearest to a corner lies in it. */
export function resampleEdge(path: Path, count: number): Point[] {
  const [line] = flattenPath(path, tolerance);
  if (!line) throw new RangeError("An edge is empty");
  const length = polylineLength(line.points);
  const points = Array.from(
    { length: count + 1 },
    (_, i) => placeAtLength(line.points, (length * i) / count).point,
  );
  let along = 0;
  for (const [i, corner] of line.points.entries()) {
    const [before, after] = [line.points[i - 1], line.points[i + 1]];
    if (before) along += distance(before, corner);
    const nearest = Math.round((along / length) * count);
    if (!before || !after || nearest === 0 || nearest === count) continue;
    if (turnAt(before, corner, after) > sharp) points[nearest] = corner;
  }
  return points;
}

function turnAt(a: Point, b: Point, c: Point): number {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y];
  return Math.abs(Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy));
}
