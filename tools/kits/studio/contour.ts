import type { Path, Point } from "@holeshot/geometry";

interface Grid {
  readonly left: number;
  readonly top: number;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * The outline of where values of a grid are above zero: closed, holes running the other way round.
 * Beyond the grid everything counts as outside, so that every ring closes.
 */
export function contour(grid: Grid, value: (column: number, row: number) => number): Path {
  const { columns, rows } = grid;
  const at = (i: number, j: number) =>
    i <= 0 || j <= 0 || i >= columns - 1 || j >= rows - 1 ? -1 : nonZero(value(i, j));
  const next = new Map<number, number>();
  const crossing = new Map<number, Point>();
  const across = (i: number, j: number, down: boolean): number => {
    const key = (j * columns + i) * 2 + (down ? 1 : 0);
    if (!crossing.has(key)) {
      const [a, b] = [at(i, j), down ? at(i, j + 1) : at(i + 1, j)];
      const t = a / (a - b);
      const [x, y] = [i + (down ? 0 : t), j + (down ? t : 0)];
      crossing.set(key, { x: grid.left + x * grid.step, y: grid.top + y * grid.step });
    }
    return key;
  };
  for (let j = 0; j < rows - 1; j += 1)
    for (let i = 0; i < columns - 1; i += 1) {
      const [a, b, c, d] = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
      const code = (a > 0 ? 1 : 0) | (b > 0 ? 2 : 0) | (c > 0 ? 4 : 0) | (d > 0 ? 8 : 0);
      if (code === 0 || code === 15) continue;
      const side = [
        () => across(i, j, false),
        () => across(i + 1, j, true),
        () => across(i, j + 1, false),
        () => across(i, j, true),
      ] as const;
      const joins = code === 5 || code === 10 ? saddle(code, a + b + c + d) : walks[code];
      for (const [from, to] of joins ?? []) next.set(side[from](), side[to]());
    }
  return ringsOf(next, crossing);
}

function nonZero(value: number): number {
  return value === 0 ? 1e-6 : value;
}

type Sides = readonly (readonly [0 | 1 | 2 | 3, 0 | 1 | 2 | 3])[];
/** Which sides of a cell are joined, inside to the right; sides count from the top, clockwise. */
const walks: Readonly<Record<number, Sides>> = {
  1: [[0, 3]],
  2: [[1, 0]],
  3: [[1, 3]],
  4: [[2, 1]],
  6: [[2, 0]],
  7: [[2, 3]],
  8: [[3, 2]],
  9: [[0, 2]],
  11: [[1, 2]],
  12: [[3, 1]],
  13: [[0, 1]],
  14: [[3, 0]],
};

function saddle(code: number, sum: number): Sides {
  if (code === 5)
    return sum > 0
      ? [
          [0, 1],
          [2, 3],
        ]
      : [
          [0, 3],
          [2, 1],
        ];
  return sum > 0
    ? [
        [3, 0],
        [1, 2],
      ]
    : [
        [1, 0],
        [3, 2],
      ];
}

/** Rings smaller than this are crumbs, mm². */
const crumb = 6;

function ringsOf(next: Map<number, number>, crossing: ReadonlyMap<number, Point>): Path {
  const path: (readonly ["M" | "L", number, number] | readonly ["Z"])[] = [];
  for (const start of [...next.keys()]) {
    if (!next.has(start)) continue;
    const ring: Point[] = [];
    for (let key: number | undefined = start; key !== undefined && next.has(key);) {
      ring.push(crossing.get(key) as Point);
      const to: number | undefined = next.get(key);
      next.delete(key);
      key = to;
    }
    const thin = simplified(ring);
    if (thin.length < 3 || Math.abs(areaOf(thin)) < crumb) continue;
    thin.forEach(({ x, y }, i) => path.push([i === 0 ? "M" : "L", x, y]));
    path.push(["Z"]);
  }
  return path;
}

function areaOf(ring: readonly Point[]): number {
  return (
    ring.reduce((sum, p, i) => {
      const q = ring[(i + 1) % ring.length] as Point;
      return sum + p.x * q.y - q.x * p.y;
    }, 0) / 2
  );
}

/** How far a left-out point may lie from the line that stands for it, mm. */
const close = 0.22;

/** Douglas and Peucker's way over a ring, cut at its two points that are far apart. */
function simplified(ring: readonly Point[]): Point[] {
  if (ring.length < 8) return [...ring];
  const first = ring[0] as Point;
  let far = 0;
  ring.forEach((p, i) => {
    const q = ring[far] as Point;
    if ((p.x - first.x) ** 2 + (p.y - first.y) ** 2 > (q.x - first.x) ** 2 + (q.y - first.y) ** 2)
      far = i;
  });
  const kept = new Set([0, far]);
  const closed = [...ring, first];
  const todo: [number, number][] = [
    [0, far],
    [far, ring.length],
  ];
  for (let span = todo.pop(); span; span = todo.pop()) {
    const [from, to] = span;
    const [a, b] = [closed[from] as Point, closed[to] as Point];
    const length = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2) || 1e-9;
    let [worst, most] = [-1, close];
    for (let i = from + 1; i < to; i += 1) {
      const p = closed[i] as Point;
      const off = Math.abs((b.x - a.x) * (a.y - p.y) - (a.x - p.x) * (b.y - a.y)) / length;
      if (off > most) [worst, most] = [i, off];
    }
    if (worst < 0) continue;
    kept.add(worst);
    todo.push([from, worst], [worst, to]);
  }
  return [...kept].toSorted((i, j) => i - j).map((i) => ring[i] as Point);
}
