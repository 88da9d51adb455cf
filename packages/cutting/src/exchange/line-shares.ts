import { distance, type Point } from "@holeshot/geometry";

/** A line whose points know which share of its length lies before them. */
interface MeasuredLine {
  readonly points: readonly Point[];
  readonly shares: readonly number[];
  readonly length: number;
}

/** Shares nearer to each other than this are one place. */
const nearest = 1e-6;

/**
 * Where points are needed so that all lines, one edge in its sizes, are followed within `tolerance` mm by points at the
 * same shares of their lengths; the ends are left out. After Ramer, Douglas and Peucker, but for all lines at once:
 * where any of them is farthest from its chord, all are divided.
 */
export function commonShares(lines: readonly (readonly Point[])[], tolerance: number): number[] {
  const measured = lines.map(measure).filter(({ points }) => points.length > 1);
  const kept: number[] = [];
  divide(measured, 0, 1, tolerance, kept);
  return kept;
}

/** The line's first point and its points at the shares. */
export function pointsAt(points: readonly Point[], shares: readonly number[]): Point[] {
  const [first] = points;
  if (!first) return [];
  const line = measure(points);
  if (points.length < 2 || line.length === 0) return [first, ...shares.map(() => first)];
  return [first, ...shares.map((share) => pointAt(line, share))];
}

/** The point before which so much of the line's length lies. */
function pointAt({ points, shares }: MeasuredLine, share: number): Point {
  const next = Math.min(points.length - 1, Math.max(1, firstAfter(shares, share)));
  const [a, b] = [points[next - 1] as Point, points[next] as Point];
  const [from, to] = [shares[next - 1] as number, shares[next] as number];
  const t = to === from ? 0 : (share - from) / (to - from);
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

function measure(points: readonly Point[]): MeasuredLine {
  const runs = [0];
  for (let i = 1; i < points.length; i++)
    runs.push((runs[i - 1] as number) + distance(points[i - 1] as Point, points[i] as Point));
  const length = runs.at(-1) ?? 0;
  return { points, length, shares: runs.map((run) => (length === 0 ? 0 : run / length)) };
}

function divide(
  lines: readonly MeasuredLine[],
  from: number,
  to: number,
  tolerance: number,
  kept: number[],
): void {
  let farthest = Number.NaN;
  let far = tolerance;
  for (const line of lines) {
    const [a, b] = [pointAt(line, from), pointAt(line, to)];
    for (let i = firstAfter(line.shares, from + nearest); i < line.shares.length; i++) {
      const share = line.shares[i] as number;
      if (share >= to - nearest) break;
      const away = fromChord(line.points[i] as Point, a, b);
      if (away > far) [farthest, far] = [share, away];
    }
  }
  if (Number.isNaN(farthest)) return;
  divide(lines, from, farthest, tolerance, kept);
  kept.push(farthest);
  divide(lines, farthest, to, tolerance, kept);
}

/** Index of the first share beyond the given one; shares rise. */
function firstAfter(shares: readonly number[], share: number): number {
  let low = 0;
  let high = shares.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((shares[middle] as number) > share) high = middle;
    else low = middle + 1;
  }
  return low;
}

function fromChord(point: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / square;
  const k = Math.min(1, Math.max(0, t));
  return Math.hypot(point.x - a.x - dx * k, point.y - a.y - dy * k);
}
