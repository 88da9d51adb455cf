import type { ViewTable } from "../types.ts";
import { nearFold } from "./common.ts";

// What reads no artwork stands here alone: editors load it first.

/** Millimetres from one of the table's pixels to the next, across and down. One buffer of each, or the loop makes garbage. */
export const steps = new Float64Array(4);

const known = new WeakMap<ViewTable, Float32Array>();

/** How many millimetres of its cloth each pixel of a table reaches over, along the way that it reaches furthest; made once. */
export function slantsOf(table: ViewTable): Float32Array {
  const made = known.get(table) ?? makeSlants(table);
  known.set(table, made);
  return made;
}

function makeSlants(table: ViewTable): Float32Array {
  const { piece } = table;
  const slants = new Float32Array(piece.length);
  for (let i = 0; i < piece.length; i++) {
    if (piece[i] === 0) continue;
    writeSteps(table, i);
    const [rightX, rightY] = [steps[0] as number, steps[1] as number];
    const [downX, downY] = [steps[2] as number, steps[3] as number];
    const furthest = Math.max(rightX * rightX + rightY * rightY, downX * downX + downY * downY);
    slants[i] = Math.sqrt(furthest);
  }
  return slants;
}

/** How far from its middle a pixel may be read along x and along y, mm, into the first two of `out`. */
export function readReach(table: ViewTable, of: number, out: Float64Array): void {
  writeSteps(table, of);
  out[0] = (Math.abs(steps[0] as number) + Math.abs(steps[2] as number)) / 2;
  out[1] = (Math.abs(steps[1] as number) + Math.abs(steps[3] as number)) / 2;
}

/** Writes `steps` of a pixel. */
export function writeSteps(table: ViewTable, of: number): void {
  const { width, height } = table;
  const column = of % width;
  stepTo(table, of, column + 1 < width ? 1 : 0, column > 0 ? 1 : 0, 0);
  stepTo(table, of, of + width < width * height ? width : 0, of >= width ? width : 0, 2);
}

/** Writes how far the cloth goes on to the next pixel of its own, or else from the one before; nothing where it has neither. */
function stepTo(table: ViewTable, of: number, next: number, before: number, into: number): void {
  const { piece, inside, x, y } = table;
  steps[into] = steps[into + 1] = 0;
  for (let side = 0; side < 2; side++) {
    const by = side === 0 ? next : -before;
    const there = of + by;
    if (by === 0 || piece[there] !== piece[of] || inside?.[there] !== inside?.[of]) continue;
    const way = side === 0 ? 1 : -1;
    const stepX = way * ((x[there] as number) - (x[of] as number));
    const stepY = way * ((y[there] as number) - (y[of] as number));
    if (stepX * stepX + stepY * stepY > nearFold * nearFold) continue;
    steps[into] = stepX;
    steps[into + 1] = stepY;
    return;
  }
}
