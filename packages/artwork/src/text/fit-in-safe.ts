import type { Path, Point } from "@holeshot/geometry";
import { isInside, type Outlines, outlinesOfPath } from "../polygons/point-in-path.ts";

/** A turned box round a centre, mm and degrees. */
export interface TurnedBox {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly width: number;
  readonly height: number;
}

/** The largest scale up to 1 at which the box's corners and sides' middles stay inside; 0 if the centre is outside. */
export function fitInside(box: TurnedBox, safe: Path): number {
  const outlines = outlinesOf(safe);
  const fits = (scale: number) =>
    outlinePoints(box, scale).every((point) => isInside(point, outlines));
  if (fits(1)) return 1;
  let low = 0;
  let high = 1;
  for (let i = 0; i < 12; i += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Whether a box lies inside all round, looked at every few millimetres of its rim: armholes and necks are hollow. */
export function liesInside(box: TurnedBox, safe: Path): boolean {
  const outlines = outlinesOf(safe);
  const steps = Math.min(24, Math.max(4, Math.ceil(Math.max(box.width, box.height) / 8)));
  const holds = (i: number, j: number): boolean => isInside(pointOf(box, i, j), outlines);
  for (let step = 0; step <= steps; step += 1) {
    const at = (2 * step) / steps - 1;
    if (!(holds(at, -1) && holds(at, 1) && holds(-1, at) && holds(1, at))) return false;
  }
  return true;
}

const known = new WeakMap<Path, Outlines>();

/** A text asks some twenty times about the same area. */
function outlinesOf(safe: Path): Outlines {
  const outlines = known.get(safe) ?? outlinesOfPath(safe);
  known.set(safe, outlines);
  return outlines;
}

function outlinePoints(box: TurnedBox, scale: number): Point[] {
  const ends = [-scale, 0, scale];
  return ends.flatMap((i) => ends.map((j) => pointOf(box, i, j)));
}

/** A point by shares of the box's halves: (-1, -1) is the top left corner. */
export function pointOf({ x, y, rotation, width, height }: TurnedBox, i: number, j: number): Point {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [along, across] = [(i * width) / 2, (j * height) / 2];
  return { x: x + cos * along - sin * across, y: y + sin * along + cos * across };
}
