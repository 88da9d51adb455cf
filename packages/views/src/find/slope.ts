import type { ViewTable } from "../types.ts";

/** How piece millimetres change from pixel to pixel round one pixel: `xu` is the change of x a pixel to the right. */
export interface Slope {
  readonly xu: number;
  readonly yu: number;
  readonly xv: number;
  readonly yv: number;
}

/** The slope at pixel `i`, from neighbours on the same stretch of the same piece; null when there are none. */
export function slopeAt(table: ViewTable, i: number): Slope | null {
  const column = i % table.width;
  const row = (i - column) / table.width;
  const u = along(table, i, column > 0 ? -1 : 0, column + 1 < table.width ? 1 : 0);
  const v = along(table, i, row > 0 ? -table.width : 0, row + 1 < table.height ? table.width : 0);
  if (!u || !v) return null;
  return { xu: u[0], yu: u[1], xv: v[0], yv: v[1] };
}

/** More than this many millimetres from one pixel to the next is a jump to another part of the piece. */
const jump = 25;
/** Of two neighbours that differ more than this, the further one lies across a fold. */
const uneven = 3;

function along(table: ViewTable, i: number, back: number, on: number): [number, number] | null {
  const before = step(table, i + back, i);
  const after = step(table, i, i + on);
  if (!before || !after) return before ?? after;
  const [b, a] = [Math.hypot(...before), Math.hypot(...after)];
  if (b > uneven * a) return after;
  if (a > uneven * b) return before;
  return [(before[0] + after[0]) / 2, (before[1] + after[1]) / 2];
}

/** What changes from one pixel to its neighbour on the same stretch of cloth; null across an edge. */
function step(table: ViewTable, from: number, to: number): [number, number] | null {
  const { piece, x, y, inside } = table;
  if (from === to || piece[from] !== piece[to] || inside?.[from] !== inside?.[to]) return null;
  const dx = (x[to] as number) - (x[from] as number);
  const dy = (y[to] as number) - (y[from] as number);
  return Math.hypot(dx, dy) < jump ? [dx, dy] : null;
}
