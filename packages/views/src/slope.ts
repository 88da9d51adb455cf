import type { ViewTable } from "./types.ts";

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

function along(table: ViewTable, i: number, back: number, on: number): [number, number] | null {
  const { piece, x, y } = table;
  const joined = (j: number) =>
    j !== i &&
    piece[j] === piece[i] &&
    Math.hypot((x[j] as number) - (x[i] as number), (y[j] as number) - (y[i] as number)) < jump;
  const from = joined(i + back) ? i + back : i;
  const to = joined(i + on) ? i + on : i;
  if (from === to) return null;
  const steps = (to === i ? 0 : 1) + (from === i ? 0 : 1);
  return [
    ((x[to] as number) - (x[from] as number)) / steps,
    ((y[to] as number) - (y[from] as number)) / steps,
  ];
}
