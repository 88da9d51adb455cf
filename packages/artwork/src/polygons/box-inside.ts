import type { Box, Path, Point } from "@holeshot/geometry";
import { isInside, outlinesOfPath } from "./point-in-path.ts";
import type { Outlines } from "./point-in-path.ts";

// Asked on every frame for the same few cloths.
const known = new WeakMap<Path, Outlines>();

/** Whether a box lies wholly inside a path, so that clipping to the path would change nothing in it. */
export function isBoxInside(box: Box, path: Path): boolean {
  const outlines = known.get(path) ?? outlinesOfPath(path, 0.1);
  known.set(path, outlines);
  if (!isInside({ x: box.left, y: box.top }, outlines)) return false;
  return outlines.every((points) =>
    points.every((to, index) => !crosses(points.at(index - 1) ?? to, to, box)),
  );
}

/** Whether a straight piece comes into the box (Liang and Barsky's clipping). */
function crosses(from: Point, to: Point, box: Box): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let start = 0;
  let end = 1;
  const bounds = [
    [-dx, from.x - box.left],
    [dx, box.right - from.x],
    [-dy, from.y - box.top],
    [dy, box.bottom - from.y],
  ] as const;
  for (const [p, q] of bounds) {
    if (p === 0) {
      if (q < 0) return false;
      continue;
    }
    const t = q / p;
    if (p < 0) start = Math.max(start, t);
    else end = Math.min(end, t);
  }
  return start <= end;
}
