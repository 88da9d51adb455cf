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
  const bands = bandsOf(line, { top, count, cell });
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

/**
 * What of the shape lies in each row: where it is filled at the row's upper edge, and the reach of its line in it. Each
 * stretch of the line is looked at in the few rows that it runs through.
 */
function bandsOf(
  line: readonly Point[],
  { top, count, cell }: { readonly top: number; readonly count: number; readonly cell: number },
): Interval[][] {
  const rows = Array.from({ length: count }, () => ({
    crossings: [] as number[],
    parts: [] as Interval[],
  }));
  const rowAt = (y: number) => Math.floor((y - top) / cell);
  for (let i = 0, j = line.length - 1; i < line.length; j = i++) {
    const a = line[j] as Point;
    const b = line[i] as Point;
    const [upper, lower] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
    // A row more at both ends: what touches an edge is in both rows.
    const last = Math.min(count - 1, rowAt(lower) + 1);
    for (let row = Math.max(0, rowAt(upper) - 1); row <= last; row++) {
      const edge = top + row * cell;
      const low = Math.max(edge, upper);
      const high = Math.min(top + (row + 1) * cell, lower);
      const own = rows[row];
      if (low > high || !own) continue;
      if (a.y > edge !== b.y > edge) own.crossings.push(xAt(a, b, edge));
      const level = a.y === b.y;
      const [one, other] = [level ? a.x : xAt(a, b, low), level ? b.x : xAt(a, b, high)];
      own.parts.push({ from: Math.min(one, other), to: Math.max(one, other) });
    }
  }
  return rows.map(({ crossings, parts }) => {
    crossings.sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2)
      parts.push({ from: crossings[i] as number, to: crossings[i + 1] as number });
    return united(parts);
  });
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
