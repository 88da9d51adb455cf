import { flattenPath, placeAtLength, polylineLength } from "@holeshot/geometry";
import type { Path, Point } from "@holeshot/geometry";

const tolerance = 0.01;

/** `count` + 1 points along an open path, equally far apart by length. */
export function resampleEdge(path: Path, count: number): Point[] {
  const [line] = flattenPath(path, tolerance);
  if (!line) throw new RangeError("An edge is empty");
  const length = polylineLength(line.points);
  return Array.from(
    { length: count + 1 },
    (_, i) => placeAtLength(line.points, (length * i) / count).point,
  );
}
