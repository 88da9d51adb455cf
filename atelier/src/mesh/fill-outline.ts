import { containsPoint, distanceToLine, pointsBounds } from "@holeshot/geometry";
import type { Point } from "@holeshot/geometry";
import Delaunator from "delaunator";
import { seededRandom } from "../random.ts";

/** Points of a filled outline, the outline's own first, and triangles, anticlockwise on screen (y down). */
export interface FilledOutline {
  readonly points: readonly Point[];
  readonly triangles: readonly number[];
}

interface MovablePoint {
  x: number;
  y: number;
}

const rounds = 4;
/** Share of the spacing that inner points keep clear of the outline and stray from their grid. */
const clear = 0.55;
const jitter = 0.22;

/** Fills a closed outline with points about `spacing` apart, staggered, and triangulates them. */
export function fillOutline(outline: readonly Point[], spacing: number): FilledOutline {
  const points: MovablePoint[] = [...outline.map(({ x, y }) => ({ x, y }))];
  points.push(...innerPoints(outline, spacing));
  for (let round = 0; round < rounds; round++) relax(points, outline);
  return { points, triangles: triangulate(points, outline, 1e-3 * spacing * spacing) };
}

function innerPoints(outline: readonly Point[], spacing: number): MovablePoint[] {
  const random = seededRandom(7);
  const { left, top, right, bottom } = pointsBounds(outline);
  const found: MovablePoint[] = [];
  for (let row = 0, y = top; y <= bottom; row++, y += spacing * Math.sqrt(0.75))
    for (let x = left + (row % 2) * (spacing / 2); x <= right; x += spacing) {
      const point = {
        x: x + (random() - 0.5) * spacing * jitter,
        y: y + (random() - 0.5) * spacing * jitter,
      };
      if (containsPoint(outline, point) && distanceToLine(outline, point) > clear * spacing)
        found.push(point);
    }
  return found;
}

/** Moves every inner point half way to the mean of its neighbours. */
function relax(points: MovablePoint[], outline: readonly Point[]): void {
  const sums = points.map(() => ({ x: 0, y: 0, count: 0 }));
  const triangles = triangulate(points, outline, 0);
  for (let i = 0; i < triangles.length; i += 3) {
    const corners = triangles.slice(i, i + 3);
    for (const a of corners)
      for (const b of corners) {
        const sum = sums[a];
        const other = points[b];
        if (a === b || !sum || !other) continue;
        sum.x += other.x;
        sum.y += other.y;
        sum.count++;
      }
  }
  for (const [i, point] of points.entries()) {
    const sum = sums[i];
    if (i < outline.length || !sum || sum.count === 0) continue;
    point.x += (sum.x / sum.count - point.x) / 2;
    point.y += (sum.y / sum.count - point.y) / 2;
  }
}

function triangulate(
  points: readonly Point[],
  outline: readonly Point[],
  leastArea: number,
): number[] {
  const { triangles } = Delaunator.from(
    points,
    (p) => p.x,
    (p) => p.y,
  );
  const kept: number[] = [];
  for (let i = 0; i < triangles.length; i += 3) {
    const corners = [...triangles.subarray(i, i + 3)] as [number, number, number];
    const [a, b, c] = corners.map((index) => points[index]) as [Point, Point, Point];
    const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
    if (Math.abs(area) <= leastArea) continue;
    if (!containsPoint(outline, { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 })) continue;
    // With y down, a positive area is clockwise on screen.
    if (area > 0) corners.reverse();
    kept.push(...corners);
  }
  return kept;
}
