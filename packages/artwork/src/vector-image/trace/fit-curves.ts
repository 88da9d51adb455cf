import type { PathCommand } from "@holeshot/geometry";

type Vector = readonly [x: number, y: number];
type Cubic = readonly [Vector, Vector, Vector, Vector];

const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1]];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1]];
const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1];
const length = (a: Vector): number => Math.hypot(a[0], a[1]);

function unit(a: Vector): Vector {
  const size = length(a);
  return size === 0 ? [1, 0] : times(a, 1 / size);
}

function at([p0, p1, p2, p3]: Cubic, t: number): Vector {
  const u = 1 - t;
  const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [
    a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0],
    a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1],
  ];
}

/** Where along the way each point lies, by the length of the chords. */
function chordShares(points: readonly Vector[]): number[] {
  const shares = [0];
  for (let index = 1; index < points.length; index += 1) {
    const step = length(minus(points[index] ?? [0, 0], points[index - 1] ?? [0, 0]));
    shares.push((shares[index - 1] ?? 0) + step);
  }
  const total = shares.at(-1) || 1;
  return shares.map((share) => share / total);
}

/** The cubic with given ends and end directions that is nearest to the points: two unknown lengths, least squares. */
function nearest(
  points: readonly Vector[],
  shares: readonly number[],
  out: Vector,
  back: Vector,
): Cubic {
  const first = points[0] ?? [0, 0];
  const last = points.at(-1) ?? first;
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  points.forEach((point, index) => {
    const t = shares[index] ?? 0;
    const u = 1 - t;
    const [a0, a1] = [times(out, 3 * u * u * t), times(back, 3 * u * t * t)];
    const base = add(
      times(first, u * u * u + 3 * u * u * t),
      times(last, 3 * u * t * t + t * t * t),
    );
    const rest = minus(point, base);
    c00 += dot(a0, a0);
    c01 += dot(a0, a1);
    c11 += dot(a1, a1);
    x0 += dot(a0, rest);
    x1 += dot(a1, rest);
  });
  const determinant = c00 * c11 - c01 * c01;
  const chord = length(minus(last, first));
  let left = determinant === 0 ? 0 : (x0 * c11 - x1 * c01) / determinant;
  let right = determinant === 0 ? 0 : (c00 * x1 - c01 * x0) / determinant;
  // Handles that are too short, turned round or far too long are no shape anybody drew.
  if (left < chord * 0.01 || right < chord * 0.01 || left > chord * 3 || right > chord * 3) {
    left = chord / 3;
    right = chord / 3;
  }
  return [first, add(first, times(out, left)), add(last, times(back, right)), last];
}

/** One step of Newton's method brings each share nearer to the point's foot on the curve. */
function improved(cubic: Cubic, points: readonly Vector[], shares: readonly number[]): number[] {
  const [p0, p1, p2, p3] = cubic;
  return shares.map((t, index) => {
    const u = 1 - t;
    const first = add(
      add(times(minus(p1, p0), 3 * u * u), times(minus(p2, p1), 6 * u * t)),
      times(minus(p3, p2), 3 * t * t),
    );
    const second = add(
      times(add(minus(p2, times(p1, 2)), p0), 6 * u),
      times(add(minus(p3, times(p2, 2)), p1), 6 * t),
    );
    const away = minus(at(cubic, t), points[index] ?? p0);
    const slope = dot(first, first) + dot(away, second);
    const better = slope === 0 ? t : t - dot(away, first) / slope;
    return Math.min(1, Math.max(0, better));
  });
}

function worst(cubic: Cubic, points: readonly Vector[], shares: readonly number[]) {
  let [error, index] = [0, Math.floor(points.length / 2)];
  points.forEach((point, place) => {
    const apart = length(minus(at(cubic, shares[place] ?? 0), point));
    if (apart > error) [error, index] = [apart, place];
  });
  return { error, index };
}

/** The direction in which points leave an end, over a few of them so that steps do not show. */
function directionAt(points: readonly Vector[], from: number, way: 1 | -1, reach: number): Vector {
  const start = points[from] ?? [0, 0];
  const steps = Math.max(1, Math.min(reach, Math.floor(points.length / 3)));
  return unit(minus(points[from + way * steps] ?? start, start));
}

export interface FitOptions {
  /** How far a curve may leave a point. */
  readonly tolerance: number;
  /** Over how many points a direction is measured. */
  readonly reach: number;
}

/** Whether all points lie within `tolerance` of the line from the first to the last. */
export function isStraight(points: readonly Vector[], tolerance: number): boolean {
  const first = points[0] ?? [0, 0];
  const along = unit(minus(points.at(-1) ?? first, first));
  return points.every((point) => {
    const [x, y] = minus(point, first);
    return Math.abs(x * along[1] - y * along[0]) <= tolerance;
  });
}

/**
 * Lines and cubics through an open run of points, near each of them. The first point is where the
 * pen is already. After P. J. Schneider, "An Algorithm for Automatically Fitting Digitized Curves" (1990).
 */
export function fitCurves(
  points: readonly Vector[],
  options: FitOptions,
  out = directionAt(points, 0, 1, options.reach),
  back = directionAt(points, points.length - 1, -1, options.reach),
): PathCommand[] {
  const { tolerance, reach } = options;
  const last = points.at(-1);
  if (!last || points.length < 2) return [];
  if (points.length === 2 || isStraight(points, tolerance * 0.8)) return [["L", last[0], last[1]]];
  let shares = chordShares(points);
  let cubic = nearest(points, shares, out, back);
  let miss = worst(cubic, points, shares);
  for (let turn = 0; turn < 4 && miss.error > tolerance && miss.error < tolerance * 6; turn += 1) {
    shares = improved(cubic, points, shares);
    cubic = nearest(points, shares, out, back);
    miss = worst(cubic, points, shares);
  }
  if (miss.error <= tolerance) {
    const [, [x1, y1], [x2, y2], [x, y]] = cubic;
    return [["C", x1, y1, x2, y2, x, y]];
  }
  const split = Math.min(points.length - 2, Math.max(1, miss.index));
  const before = points[Math.max(0, split - reach)] ?? last;
  const after = points[Math.min(points.length - 1, split + reach)] ?? last;
  const through = unit(minus(after, before));
  return [
    ...fitCurves(points.slice(0, split + 1), options, out, times(through, -1)),
    ...fitCurves(points.slice(split), options, through, back),
  ];
}
