import type { PathCommand, Point } from "@holeshot/geometry";

/**
 * A smooth line of even width through points, as a filled path. Sides are cubics through the points
 * moved sideways; a line whose last point repeats the first is closed and leaves its inside free.
 * Meant for lines that bend less sharply than their width.
 */
export function ribbon(points: readonly Point[], width: number): PathCommand[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return [];
  const closed = points.length > 3 && first.x === last.x && first.y === last.y;
  const line = closed ? points.slice(0, -1) : points;
  const left = sideOf(line, width / 2, closed);
  const right = sideOf(line, -width / 2, closed).toReversed();
  if (closed) return [...curve(left, true), ...curve(right, true)];
  const there = curve(left, false);
  const back = curve(right, false);
  const end = right[0] as Point;
  return [...there.slice(0, -1), ["L", end.x, end.y], ...back.slice(1)];
}

/** The line moved sideways by `distance`, point by point along the mean of its neighbours' direction. */
function sideOf(line: readonly Point[], distance: number, closed: boolean): Point[] {
  return line.map(({ x, y }, index) => {
    const before = neighbour(line, index, -1, closed);
    const after = neighbour(line, index, 1, closed);
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(dx, dy) || 1;
    return { x: x - (dy / length) * distance, y: y + (dx / length) * distance };
  });
}

/** Catmull-Rom through the points as cubics, ended by `Z`. */
function curve(points: readonly Point[], closed: boolean): PathCommand[] {
  const start = points[0] as Point;
  const path: PathCommand[] = [["M", start.x, start.y]];
  const steps = closed ? points.length : points.length - 1;
  for (let i = 0; i < steps; i += 1) {
    const from = points[i] as Point;
    const to = neighbour(points, i, 1, closed);
    const before = neighbour(points, i, -1, closed);
    const after = neighbour(points, (i + 1) % points.length, 1, closed);
    path.push([
      "C",
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    ]);
  }
  path.push(["Z"]);
  return path;
}

function neighbour(points: readonly Point[], index: number, by: 1 | -1, closed: boolean): Point {
  const count = points.length;
  const at = closed ? (index + by + count) % count : Math.min(count - 1, Math.max(0, index + by));
  return points[at] as Point;
}
