import type { PathCommand } from "@holeshot/geometry";
import type { Contour } from "./contours.ts";
import { fitCurves, isStraight } from "./fit-curves.ts";

type Vector = readonly [x: number, y: number];

/** A turn sharper than this is a corner: 50 degrees. */
const corner = (50 * Math.PI) / 180;

/** One piece of a contour from corner to corner. */
interface Run {
  readonly points: readonly Vector[];
  readonly straight: boolean;
}

function turnAt(contour: Contour, index: number, reach: number): number {
  const count = contour.length;
  const point = (offset: number): Vector => contour[(index + offset + count) % count] ?? [0, 0];
  const [here, before, after] = [point(0), point(-reach), point(reach)];
  const came = Math.atan2(here[1] - before[1], here[0] - before[0]);
  const goes = Math.atan2(after[1] - here[1], after[0] - here[0]);
  const turn = Math.abs(goes - came);
  return Math.min(turn, 2 * Math.PI - turn);
}

/** The corners of a contour: where it turns most within `reach` steps, and plainly. */
function cornersOf(contour: Contour, reach: number): number[] {
  const count = contour.length;
  if (count < 4 * reach) return [];
  const turns = contour.map((_, index) => turnAt(contour, index, reach));
  const corners: number[] = [];
  turns.forEach((turn, index) => {
    if (turn < corner) return;
    for (let offset = -reach; offset <= reach; offset += 1) {
      const other = turns[(index + offset + count) % count] ?? 0;
      if (other > turn || (other === turn && offset < 0)) return;
    }
    corners.push(index);
  });
  return corners;
}

/** The middles of the steps between two corners, with the corners themselves at the ends. */
function middles(contour: Contour, from: number, to: number): Vector[] {
  const count = contour.length;
  const point = (index: number): Vector => contour[index % count] ?? [0, 0];
  const points: Vector[] = [point(from)];
  for (let index = from; index < to; index += 1) {
    const [a, b] = [point(index), point(index + 1)];
    points.push([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
  }
  return [...points, point(to)];
}

/** Each point as the mean of its neighbours, `reach` to both sides; the ends stay where they are. */
function softened(points: readonly Vector[], reach: number): Vector[] {
  return points.map((point, index) => {
    const room = Math.min(reach, index, points.length - 1 - index);
    if (room === 0) return point;
    let [x, y] = [0, 0];
    for (const [px, py] of points.slice(index - room, index + room + 1)) [x, y] = [x + px, y + py];
    return [x / (2 * room + 1), y / (2 * room + 1)];
  });
}

/** The line through the middle part of a run: its ends are rounded by the picture's soft edges. */
function lineOf(points: readonly Vector[], cut: number): readonly [at: Vector, way: Vector] {
  const spare = Math.min(cut, Math.floor((points.length - 2) / 3));
  const inner = points.slice(spare, points.length - spare);
  const [first, last] = [inner[0] ?? [0, 0], inner.at(-1) ?? [0, 0]];
  const [sumX, sumY] = inner.reduce(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  const at: Vector = [sumX / inner.length, sumY / inner.length];
  // The main axis of the points, which are spread along the line far more than across it.
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of inner) {
    xx += (x - at[0]) ** 2;
    xy += (x - at[0]) * (y - at[1]);
    yy += (y - at[1]) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const way: Vector = [Math.cos(angle), Math.sin(angle)];
  const backwards = (last[0] - first[0]) * way[0] + (last[1] - first[1]) * way[1] < 0;
  return [at, backwards ? [-way[0], -way[1]] : way];
}

/** Where two straight runs would meet, if that is near the corner found between them. */
function meeting(before: Run, after: Run, scale: number): Vector | undefined {
  const end = after.points[0];
  if (!before.straight || !after.straight || !end) return undefined;
  const [[ax, ay], [ux, uy]] = lineOf(before.points, 2 * scale);
  const [[bx, by], [vx, vy]] = lineOf(after.points, 2 * scale);
  const cross = ux * vy - uy * vx;
  if (Math.abs(cross) < 0.2) return undefined;
  const share = ((bx - ax) * vy - (by - ay) * vx) / cross;
  const met: Vector = [ax + ux * share, ay + uy * share];
  return Math.hypot(met[0] - end[0], met[1] - end[1]) < 2 * scale ? met : undefined;
}

function roundContour(contour: Contour, tolerance: number, scale: number): PathCommand[] {
  // Two halves that meet in one direction; softened over the seam as everywhere else.
  const loop = middles(contour, 0, contour.length).slice(1, -1);
  const margin = Math.min(loop.length, 2 * scale);
  const wrapped = [...loop.slice(-margin), ...loop, ...loop.slice(0, margin)];
  const soft = softened(wrapped, scale).slice(margin, margin + loop.length);
  const start = soft[0] ?? [0, 0];
  const reach = Math.max(1, Math.min(3 * scale, Math.floor(soft.length / 6)));
  const next = soft[reach % soft.length] ?? start;
  const before = soft[(soft.length - reach) % soft.length] ?? start;
  const size = Math.hypot(next[0] - before[0], next[1] - before[1]) || 1;
  const way: Vector = [(next[0] - before[0]) / size, (next[1] - before[1]) / size];
  const back: Vector = [-way[0], -way[1]];
  const curves = fitCurves([...soft, start], { tolerance, reach: 2 * scale }, way, back);
  return [["M", start[0], start[1]], ...curves, ["Z"]];
}

/**
 * A staircase of pixel edges as lines and curves. `scale` is how many of its steps a pixel of the original
 * picture had: finer detail than that is noise. Curves stay within `tolerance` steps.
 */
export function smoothContour(contour: Contour, tolerance: number, scale: number): PathCommand[] {
  const corners = cornersOf(contour, 3 * scale + 3);
  const [first] = corners;
  if (first === undefined) return roundContour(contour, tolerance, scale);
  const runs = corners.map((from, index): Run => {
    const to = corners[index + 1] ?? first + contour.length;
    const points = softened(middles(contour, from, to), scale);
    return { points, straight: isStraight(points, tolerance) };
  });
  const start = (run: Run, index: number): Vector => {
    const before = runs[(index + runs.length - 1) % runs.length] ?? run;
    return meeting(before, run, scale) ?? run.points[0] ?? [0, 0];
  };
  const starts = runs.map(start);
  const [x, y] = starts[0] ?? [0, 0];
  const curves = runs.flatMap(({ points, straight }, index): PathCommand[] => {
    const [endX, endY] = starts[(index + 1) % runs.length] ?? [x, y];
    if (straight) return [["L", endX, endY]];
    return fitCurves(points, { tolerance, reach: 2 * scale });
  });
  return [["M", x, y], ...curves, ["Z"]];
}
