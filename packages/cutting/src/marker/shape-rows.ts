import type { Point } from "@holeshot/geometry";

/** A stretch of cells of one row, both ends included. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/** A shape as cells of a grid: the stretches of each row that it or its clearance touches. */
export interface ShapeRows {
  readonly rows: readonly (readonly Run[])[];
  /** Cells across the roll. */
  readonly columns: number;
  /** Where the shape's own origin lies from the grid's corner, mm. */
  readonly origin: Point;
}

interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The rectangle of cells round a closed line grown by `clearance`, mm, and its upper left corner. */
export function cellsOf(line: readonly Point[], clearance: number, cell: number) {
  const xs = line.map(({ x }) => x);
  const ys = line.map(({ y }) => y);
  const left = Math.min(...xs) - clearance;
  const top = Math.min(...ys) - clearance;
  return {
    left,
    top,
    rows: Math.ceil((Math.max(...ys) + clearance - top) / cell),
    columns: Math.ceil((Math.max(...xs) + clearance - left) / cell),
  };
}

/**
 * The cells that a closed line, grown by `clearance` mm all round, touches; never too few, so shapes whose cells are
 * apart are at least twice the clearance apart. x runs across the roll, y along it.
 */
export function shapeRows(line: readonly Point[], clearance: number, cell: number): ShapeRows {
  const { left, top, rows: count, columns } = cellsOf(line, clearance, cell);
  const bands = Array.from({ length: count }, (_, row) =>
    bandOf(line, top + row * cell, top + (row + 1) * cell),
  );
  const reach = Math.ceil(clearance / cell) + 1;
  const rows = bands.map((_, row) => {
    const grown: Interval[] = [];
    for (let other = Math.max(0, row - reach); other <= Math.min(count - 1, row + reach); other++) {
      const apart = Math.max(0, Math.abs(other - row) - 1) * cell;
      if (apart > clearance) continue;
      const chord = Math.sqrt(clearance * clearance - apart * apart);
      for (const { from, to } of bands[other] ?? [])
        grown.push({ from: from - chord, to: to + chord });
    }
    return united(grown).map(({ from, to }): Run => ({
      from: Math.max(0, Math.floor((from - left) / cell + 1e-9)),
      to: Math.min(columns - 1, Math.ceil((to - left) / cell - 1e-9) - 1),
    }));
  });
  return { rows: rows.map(joinCells), columns, origin: { x: -left, y: -top } };
}

/** What of the shape lies between two heights: where it is filled at the upper one, and the reach of its line between. */
function bandOf(line: readonly Point[], top: number, bottom: number): Interval[] {
  const crossings: number[] = [];
  const parts: Interval[] = [];
  for (let i = 0, j = line.length - 1; i < line.length; j = i++) {
    const a = line[j] as Point;
    const b = line[i] as Point;
    // Most of a line is above or below: this is asked for each of its points in each row.
    const low = Math.max(top, Math.min(a.y, b.y));
    const high = Math.min(bottom, Math.max(a.y, b.y));
    if (low > high) continue;
    if (a.y > top !== b.y > top) crossings.push(xAt(a, b, top));
    const level = a.y === b.y;
    const [one, other] = [level ? a.x : xAt(a, b, low), level ? b.x : xAt(a, b, high)];
    parts.push({ from: Math.min(one, other), to: Math.max(one, other) });
  }
  crossings.sort((a, b) => a - b);
  for (let i = 0; i + 1 < crossings.length; i += 2)
    parts.push({ from: crossings[i] as number, to: crossings[i + 1] as number });
  return united(parts);
}

/** Where the line through two points is at a height. */
function xAt(a: Point, b: Point, y: number): number {
  return a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
}

function united(intervals: readonly Interval[]): Interval[] {
  const whole: { from: number; to: number }[] = [];
  for (const { from, to } of intervals.toSorted((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else whole.push({ from, to });
  }
  return whole;
}

function joinCells(runs: readonly Run[]): Run[] {
  return united(runs.map(({ from, to }) => ({ from, to: to + 1 }))).map(({ from, to }) => ({
    from,
    to: to - 1,
  }));
}
