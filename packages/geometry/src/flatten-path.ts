import type { Path } from "./path.ts";
import type { Point } from "./point.ts";

/** One contour as straight pieces. A closed one does not repeat its first point. */
export interface Polyline<S extends string = string> {
  readonly points: readonly Point<S>[];
  readonly closed: boolean;
}

/**
 * The path as straight pieces that stay within `tolerance` of every curve.
 * Cubics are cut evenly into the count their second differences ask for.
 */
export function flattenPath<S extends string = string>(
  path: Path,
  tolerance: number,
): Polyline<S>[] {
  const contours: { points: Point<S>[]; closed: boolean }[] = [];
  let current: { points: Point<S>[]; closed: boolean } | undefined;
  for (const command of path) {
    if (command[0] === "M") {
      current = { points: [{ x: command[1], y: command[2] }], closed: false };
      contours.push(current);
      continue;
    }
    if (!current) continue;
    const points: Point<S>[] = current.points;
    const from = points[points.length - 1] as Point<S>;
    if (command[0] === "L") points.push({ x: command[1], y: command[2] });
    else if (command[0] === "C") pushCubic(points, from, command, tolerance);
    else {
      current.closed = true;
      const first = points[0] as Point<S>;
      if (
        points.length > 1 &&
        Math.abs(first.x - from.x) < 1e-9 &&
        Math.abs(first.y - from.y) < 1e-9
      )
        points.pop();
    }
  }
  return contours;
}

function pushCubic(
  points: Point[],
  from: Point,
  [, x1, y1, x2, y2, x3, y3]: readonly ["C", number, number, number, number, number, number],
  tolerance: number,
): void {
  // A chord of 1/n of a cubic is at most d/8n² from it, d its largest second derivative (6 × second difference).
  const bend = Math.max(
    Math.hypot(from.x - 2 * x1 + x2, from.y - 2 * y1 + y2),
    Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
  );
  const count = Math.min(1000, Math.max(1, Math.ceil(Math.sqrt((6 * bend) / (8 * tolerance)))));
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const u = 1 - t;
    const a = u * u * u;
    const b = 3 * u * u * t;
    const c = 3 * u * t * t;
    const d = t * t * t;
    points.push({
      x: a * from.x + b * x1 + c * x2 + d * x3,
      y: a * from.y + b * y1 + c * y2 + d * y3,
    });
  }
  points.push({ x: x3, y: y3 });
}
