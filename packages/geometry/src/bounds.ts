import type { Box, Point } from "./point.ts";
import type { Path } from "./path.ts";

/** Smallest box round the points. An empty list gives a box of zeros. */
export function pointsBounds(points: Iterable<Point>): Box {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return left > right ? { left: 0, top: 0, right: 0, bottom: 0 } : { left, top, right, bottom };
}

/** Smallest box round a path, curves by their true extremes. An empty path gives a box of zeros. */
export function pathBounds(path: Path): Box {
  const points: Point[] = [];
  let x = 0;
  let y = 0;
  for (const command of path) {
    if (command[0] === "Z") continue;
    if (command[0] === "C") {
      const [, x1, y1, x2, y2, x3, y3] = command;
      for (const t of [...extremes(x, x1, x2, x3), ...extremes(y, y1, y2, y3)]) {
        points.push({ x: cubicAt(x, x1, x2, x3, t), y: cubicAt(y, y1, y2, y3, t) });
      }
      [x, y] = [x3, y3];
    } else {
      [x, y] = [command[1], command[2]];
    }
    points.push({ x, y });
  }
  return pointsBounds(points);
}

/** The smallest box round both. */
export function unionBoxes(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

function cubicAt(p0: number, p1: number, p2: number, p3: number, t: number): number {
  const u = 1 - t;
  return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
}

/** Where the derivative of one coordinate of a cubic is zero, between 0 and 1. */
function extremes(p0: number, p1: number, p2: number, p3: number): number[] {
  const a = p3 - 3 * p2 + 3 * p1 - p0;
  const b = 2 * (p2 - 2 * p1 + p0);
  const c = p1 - p0;
  const roots: number[] = [];
  if (Math.abs(a) < 1e-9) {
    if (Math.abs(b) > 1e-12) roots.push(-c / b);
  } else {
    const inside = b * b - 4 * a * c;
    if (inside >= 0) {
      const root = Math.sqrt(inside);
      roots.push((-b + root) / (2 * a), (-b - root) / (2 * a));
    }
  }
  return roots.filter((t) => t > 0 && t < 1);
}
