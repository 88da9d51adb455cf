import type { Point } from "./point.ts";

/** A place on a line and the direction it runs there (unit vector). */
export interface PlaceOnLine<S extends string = string> {
  readonly point: Point<S>;
  readonly direction: Point<S>;
}

/** Length along the points; a closed line also counts the way back to its first point. */
export function polylineLength(points: readonly Point[], closed = false): number {
  let length = 0;
  for (let i = 1; i < points.length; i++)
    length += distance(points[i - 1] as Point, points[i] as Point);
  if (closed && points.length > 1) length += distance(points.at(-1) as Point, points[0] as Point);
  return length;
}

/** The place `length` along an open line; beyond either end, the end itself. Throws on fewer than two points. */
export function placeAtLength<S extends string = string>(
  points: readonly Point<S>[],
  length: number,
): PlaceOnLine<S> {
  if (points.length < 2) throw new RangeError("A line has two points at least");
  let rest = Math.max(0, length);
  for (let i = 1; ; i++) {
    const a = points[i - 1] as Point<S>;
    const b = points[i] as Point<S>;
    const step = distance(a, b);
    if (rest <= step || i === points.length - 1) {
      const t = step === 0 ? 0 : Math.min(1, rest / step);
      const along = step === 0 ? { x: 1, y: 0 } : { x: (b.x - a.x) / step, y: (b.y - a.y) / step };
      return { point: { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }, direction: along };
    }
    rest -= step;
  }
}

/** Straight-line distance of two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}
