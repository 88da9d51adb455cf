import type { Box, Point } from "@holeshot/geometry";

/** Nearer than this the way back is found, mm. */
const tolerance = 1e-4;

/**
 * The way back of a smooth map over a box: from the nearest of a coarse net of points by Newton's steps.
 * Null when it does not get there.
 */
export function invertMap(map: (point: Point) => Point, box: Box): (target: Point) => Point | null {
  const net: { from: Point; to: Point }[] = [];
  const cells = 14;
  for (let i = 0; i <= cells; i++) {
    for (let j = 0; j <= cells; j++) {
      const from = {
        x: box.left + ((box.right - box.left) * i) / cells,
        y: box.top + ((box.bottom - box.top) * j) / cells,
      };
      net.push({ from, to: map(from) });
    }
  }
  return (target) => {
    let best = net[0] as (typeof net)[number];
    for (const place of net) if (miss(place.to, target) < miss(best.to, target)) best = place;
    let point = best.from;
    for (let round = 0; round < 24; round++) {
      const here = map(point);
      const [ex, ey] = [target.x - here.x, target.y - here.y];
      if (Math.hypot(ex, ey) < tolerance) return point;
      const right = map({ x: point.x + 0.5, y: point.y });
      const below = map({ x: point.x, y: point.y + 0.5 });
      const [a, b] = [(right.x - here.x) * 2, (below.x - here.x) * 2];
      const [c, d] = [(right.y - here.y) * 2, (below.y - here.y) * 2];
      const determinant = a * d - b * c;
      if (Math.abs(determinant) < 1e-9) return null;
      const step = { x: (d * ex - b * ey) / determinant, y: (a * ey - c * ex) / determinant };
      // Long steps overshoot where the map bends.
      const reach = Math.min(1, 60 / Math.max(1e-9, Math.hypot(step.x, step.y)));
      point = { x: point.x + step.x * reach, y: point.y + step.y * reach };
    }
    return miss(map(point), target) < 0.01 ? point : null;
  };
}

function miss(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
