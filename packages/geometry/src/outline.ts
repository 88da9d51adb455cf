import type { Point } from "./point.ts";

/** Area inside a closed line, mm²; positive when it runs clockwise on screen (y down). */
export function signedArea(points: readonly Point[]): number {
  let sum = 0;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const a = points[j] as Point;
    const b = points[i] as Point;
    sum += a.x * b.y - b.x * a.y;
  }
  return sum / 2;
}

/** Whether the point lies inside the closed line, by even-odd crossing; points on the line may count either way. */
export function containsPoint(points: readonly Point[], point: Point): boolean {
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const a = points[j] as Point;
    const b = points[i] as Point;
    if (a.y > point.y === b.y > point.y) continue;
    if (point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** Distance from the point to the nearest place on the line. */
export function distanceToLine(points: readonly Point[], point: Point, closed = true): number {
  let best = Infinity;
  for (let i = closed ? 0 : 1; i < points.length; i++) {
    const a = points[i === 0 ? points.length - 1 : i - 1] as Point;
    const b = points[i] as Point;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const square = dx * dx + dy * dy;
    const t = square === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / square;
    const k = Math.min(1, Math.max(0, t));
    best = Math.min(best, Math.hypot(point.x - a.x - dx * k, point.y - a.y - dy * k));
  }
  return best;
}
