import type { Point } from "@holeshot/geometry";

/** Heights at `columns` × `rows` points, row by row. */
export interface HeightGrid {
  readonly columns: number;
  readonly rows: number;
  readonly heights: Float64Array;
}

/**
 * A place where a line crosses the grid: twice the point's index for the edge to its right, one
 * more for the edge below it.
 */
type Crossing = number;

interface Crossings {
  readonly points: Map<Crossing, Point>;
  readonly links: Map<Crossing, Crossing[]>;
}

/**
 * Lines of equal height through a grid, in grid units, by marching squares. Closed lines repeat
 * their first point; open ones end at the grid's rim.
 */
export function contourLines(grid: HeightGrid, level: number): Point[][] {
  const found: Crossings = { points: new Map(), links: new Map() };
  for (let row = 0; row + 1 < grid.rows; row += 1) {
    for (let column = 0; column + 1 < grid.columns; column += 1) {
      linkCell(grid, level, column, row, found);
    }
  }
  return traced(found);
}

/** Crossings on the cell's edges, joined in order round it: opposite high corners stay apart. */
function linkCell(
  grid: HeightGrid,
  level: number,
  column: number,
  row: number,
  found: Crossings,
): void {
  const { columns, heights } = grid;
  const topLeft = row * columns + column;
  const bottomLeft = topLeft + columns;
  const at = (index: number) => (heights[index] ?? 0) - level;
  const [a, b, c, d] = [at(topLeft), at(topLeft + 1), at(bottomLeft + 1), at(bottomLeft)];
  const high = Number(a >= 0) + Number(b >= 0) + Number(c >= 0) + Number(d >= 0);
  if (high === 0 || high === 4) return;
  const crossed: Crossing[] = [];
  const cross = (key: Crossing, from: number, to: number, x: number, y: number, down: boolean) => {
    if (from >= 0 === to >= 0) return;
    const t = from / (from - to);
    found.points.set(key, down ? { x, y: y + t } : { x: x + t, y });
    crossed.push(key);
  };
  cross(2 * topLeft, a, b, column, row, false);
  cross(2 * (topLeft + 1) + 1, b, c, column + 1, row, true);
  cross(2 * bottomLeft, d, c, column, row + 1, false);
  cross(2 * topLeft + 1, a, d, column, row, true);
  for (let i = 0; i + 1 < crossed.length; i += 2) {
    link(found.links, crossed[i] as Crossing, crossed[i + 1] as Crossing);
    link(found.links, crossed[i + 1] as Crossing, crossed[i] as Crossing);
  }
}

function link(links: Map<Crossing, Crossing[]>, from: Crossing, to: Crossing): void {
  const known = links.get(from);
  if (known) known.push(to);
  else links.set(from, [to]);
}

function traced({ points, links }: Crossings): Point[][] {
  const lines: Point[][] = [];
  const seen = new Set<Crossing>();
  const ends = [...links.keys()].filter((key) => links.get(key)?.length === 1);
  for (const start of [...ends, ...links.keys()]) {
    if (seen.has(start)) continue;
    const keys: Crossing[] = [];
    let key: Crossing | undefined = start;
    while (key !== undefined && !seen.has(key)) {
      seen.add(key);
      keys.push(key);
      key = links.get(key)?.find((next) => !seen.has(next));
    }
    const closed = keys.length > 2 && (links.get(keys.at(-1) ?? -1) ?? []).includes(start);
    if (closed) keys.push(start);
    lines.push(keys.flatMap((one) => points.get(one) ?? []));
  }
  return lines;
}
