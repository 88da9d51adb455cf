/** A grid of values and how finely an edge's crossing is found. */
export interface Grid {
  readonly left: number;
  readonly top: number;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly values: Float64Array;
  /** The value between two nodes, `t` of the way from the first. */
  readonly between: (one: number, other: number, t: number) => number;
}

type Corner = readonly [x: number, y: number];

/** The closed lines where the values change sign, inside at the same hand throughout, so that holes run the other way. */
export function trace(grid: Grid): Corner[][] {
  const { columns, rows, values } = grid;
  const next = new Map<number, number>();
  const value = (i: number, j: number) => values[j * columns + i] ?? -1;
  // An edge's id: twice its upper left node, one more for the upright one.
  for (let j = 0; j + 1 < rows; j += 1)
    for (let i = 0; i + 1 < columns; i += 1) {
      const [a, b, c, d] = [value(i, j), value(i + 1, j), value(i + 1, j + 1), value(i, j + 1)];
      const kind = (a > 0 ? 8 : 0) + (b > 0 ? 4 : 0) + (c > 0 ? 2 : 0) + (d > 0 ? 1 : 0);
      if (kind === 0 || kind === 15) continue;
      const at = j * columns + i;
      const ends = [2 * at, 2 * (at + 1) + 1, 2 * (at + columns), 2 * at + 1];
      const full = a + b + c + d > 0;
      for (const [from, to] of runs(kind, full)) next.set(ends[from] ?? 0, ends[to] ?? 0);
    }
  return loops(next, grid);
}

/** Top 0, right 1, bottom 2, left 3: the lines through a cell, inside on their right. */
const simple: Readonly<Record<number, readonly [number, number]>> = {
  1: [2, 3],
  2: [1, 2],
  3: [1, 3],
  4: [0, 1],
  6: [0, 2],
  7: [0, 3],
  8: [3, 0],
  9: [2, 0],
  11: [1, 0],
  12: [3, 1],
  13: [2, 1],
  14: [3, 2],
};

function runs(kind: number, full: boolean): readonly (readonly [number, number])[] {
  const one = simple[kind];
  if (one) return [one];
  if (kind === 5)
    return full
      ? [
          [2, 1],
          [0, 3],
        ]
      : [
          [0, 1],
          [2, 3],
        ];
  return full
    ? [
        [3, 2],
        [1, 0],
      ]
    : [
        [3, 0],
        [1, 2],
      ];
}

function loops(next: Map<number, number>, grid: Grid): Corner[][] {
  const found: Corner[][] = [];
  for (const start of next.keys()) {
    const loop: Corner[] = [];
    let edge: number | undefined = start;
    while (edge !== undefined && next.has(edge)) {
      loop.push(crossing(edge, grid));
      const to: number | undefined = next.get(edge);
      next.delete(edge);
      edge = to;
    }
    if (loop.length > 3) found.push(loop);
  }
  return found;
}

function crossing(edge: number, { columns, values, left, top, step, between }: Grid): Corner {
  const one = edge >> 1;
  const other = (edge & 1) === 0 ? one + 1 : one + columns;
  let [low, high] = [0, 1];
  let [from, to] = [values[one] ?? 0, values[other] ?? 0];
  let t = from / (from - to);
  for (let n = 0; n < 3; n += 1) {
    const here = between(one, other, t);
    if (here > 0 === from > 0) [low, from] = [t, here];
    else [high, to] = [t, here];
    if (from === to) break;
    t = low + (high - low) * Math.min(0.95, Math.max(0.05, from / (from - to)));
  }
  const [i, j] = [one % columns, Math.floor(one / columns)];
  const [x, y] = (edge & 1) === 0 ? [i + t, j] : [i, j + t];
  return [left + x * step, top + y * step];
}

/** The loop without the corners that lie within `close` mm of the line between those kept. */
export function thin(loop: readonly Corner[], close: number): Corner[] {
  let far = 0;
  const [sx, sy] = loop[0] as Corner;
  const away = (i: number) => Math.hypot((loop[i]?.[0] ?? 0) - sx, (loop[i]?.[1] ?? 0) - sy);
  for (let i = 1; i < loop.length; i += 1) if (away(i) > away(far)) far = i;
  const keep = new Set([0, far]);
  const closed = [...loop, loop[0] as Corner];
  split(closed, 0, far, close, keep);
  split(closed, far, loop.length, close, keep);
  return loop.filter((_, i) => keep.has(i));
}

function split(
  loop: readonly Corner[],
  from: number,
  to: number,
  close: number,
  keep: Set<number>,
): void {
  const [ax, ay] = loop[from] as Corner;
  const [bx, by] = loop[to] as Corner;
  const length = Math.hypot(bx - ax, by - ay);
  let [most, at] = [close, 0];
  for (let i = from + 1; i < to; i += 1) {
    const [x, y] = loop[i] as Corner;
    const off =
      length === 0
        ? Math.hypot(x - ax, y - ay)
        : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
    if (off > most) [most, at] = [off, i];
  }
  if (at === 0) return;
  keep.add(at);
  split(loop, from, at, close, keep);
  split(loop, at, to, close, keep);
}

/** Area a loop goes round, mm². */
export function area(loop: readonly Corner[]): number {
  let sum = 0;
  loop.forEach(([x, y], i) => {
    const [px, py] = loop.at(i - 1) as Corner;
    sum += px * y - x * py;
  });
  return Math.abs(sum) / 2;
}
