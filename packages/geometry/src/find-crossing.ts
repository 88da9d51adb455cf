import type { Point } from "./point.ts";

/** Two segments of a closed line that meet though they are not neighbours. */
export interface Crossing<S extends string = string> {
  /** Numbers of the points the segments start from, the smaller first. */
  readonly segments: readonly [number, number];
  readonly at: Point<S>;
}

/**
 * A place where a closed line crosses or touches itself, or null when it is simple.
 * Segments are sorted by their left end, so that only overlapping ones are compared.
 */
export function findCrossing<S extends string = string>(
  points: readonly Point<S>[],
): Crossing<S> | null {
  const count = points.length;
  const segments = points.map((a, index) => {
    const b = points[(index + 1) % count] as Point<S>;
    return { index, a, b, left: Math.min(a.x, b.x), right: Math.max(a.x, b.x) };
  });
  segments.sort((p, q) => p.left - q.left);
  for (let i = 0; i < count; i++) {
    const p = segments[i] as (typeof segments)[number];
    for (let j = i + 1; j < count; j++) {
      const q = segments[j] as (typeof segments)[number];
      if (q.left > p.right) break;
      const apart = Math.abs(p.index - q.index);
      if (apart <= 1 || apart === count - 1) continue;
      const at = meet(p.a, p.b, q.a, q.b);
      if (at) return { segments: [Math.min(p.index, q.index), Math.max(p.index, q.index)], at };
    }
  }
  return null;
}

/** Where two segments meet, or null. Segments that run along each other do not. */
function meet<S extends string>(
  a: Point<S>,
  b: Point<S>,
  c: Point<S>,
  d: Point<S>,
): Point<S> | null {
  const rx = b.x - a.x;
  const ry = b.y - a.y;
  const sx = d.x - c.x;
  const sy = d.y - c.y;
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) < 1e-12) return null;
  const t = ((c.x - a.x) * sy - (c.y - a.y) * sx) / cross;
  const u = ((c.x - a.x) * ry - (c.y - a.y) * rx) / cross;
  if (t < 0 || t > 1 || u < 0 || u > 1) return null;
  return { x: a.x + rx * t, y: a.y + ry * t };
}
