import { flattenPath } from "./flatten-path.ts";
import type { Path } from "./path.ts";
import type { Point } from "./point.ts";
import { placeAtLength, polylineLength, type PlaceOnLine } from "./polyline.ts";

/** Flattening error that keeps lengths of garment edges right to a hundredth of a millimetre. */
const fine = 0.002;

/** Length of all contours, mm, right to about 0.01 mm for garment-sized curves. */
export function pathLength(path: Path): number {
  return flattenPath(path, fine).reduce(
    (sum, line) => sum + polylineLength(line.points, line.closed),
    0,
  );
}

/** The place `length` along the first contour, measured from its start. Beyond the end, the end. */
export function pointAtLength<S extends string = string>(
  path: Path,
  length: number,
): PlaceOnLine<S> {
  const [line] = flattenPath<S>(path, fine);
  if (!line) throw new RangeError("The path is empty");
  const points: readonly Point<S>[] = line.closed
    ? [...line.points, line.points[0] as Point<S>]
    : line.points;
  return placeAtLength(points, length);
}
