import { flattenPath, type Polyline } from "./flatten-path.ts";
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
  return placeAtLength(pointsOf(line), length);
}

/** A path that is asked often: its length, and places on its first contour, as `pathLength` and `pointAtLength` tell them. */
export interface MeasuredPath {
  /** Of all contours, mm. */
  readonly length: number;
  /** The place so far along the first contour. */
  readonly at: (length: number) => PlaceOnLine;
}

/** Measures a path once. Throws `RangeError` on one that is empty. */
export function measuredPath(path: Path): MeasuredPath {
  const lines = flattenPath(path, fine);
  const [line] = lines;
  if (!line) throw new RangeError("The path is empty");
  const points = pointsOf(line);
  return {
    length: lines.reduce((sum, one) => sum + polylineLength(one.points, one.closed), 0),
    at: (length) => placeAtLength(points, length),
  };
}

function pointsOf<S extends string>({ points, closed }: Polyline<S>): readonly Point<S>[] {
  return closed ? [...points, points[0] as Point<S>] : points;
}
