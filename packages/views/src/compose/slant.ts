import type { ViewTable } from "../types.ts";
import { type ClothSource, readCloth } from "./cloth-source.ts";
import { mostReads, nearFold, readEvery, spread } from "./common.ts";

/** Millimetres from one of the table's pixels to the next, across and down. One buffer of each, or the loop makes garbage. */
const steps = new Float64Array(4);
const part = new Float32Array(4);

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

/**
 * Writes the linear colour of what a pixel shows of pixel `of`'s cloth about millimetre `x`, `y` into `out`. Where cloth turns away
 * a pixel shows more of it than its artwork has pixels for: it is read in several places then, or lines break into flecks.
 * `share` is how wide the picture's pixels are beside the table's; `slant` is `slantsOf` the pixel.
 */
export function readSlanted(
  table: ViewTable,
  source: ClothSource,
  of: number,
  slant: number,
  x: number,
  y: number,
  share: number,
  out: Float32Array,
): void {
  const inner = table.inside?.[of] === 1;
  const { raster } = source;
  const over = raster && !inner ? (slant * share * raster.scale) / readEvery : 0;
  if (over <= 1) {
    readCloth(source, x, y, inner, out);
    return;
  }
  const reads = over > mostReads ? mostReads : Math.ceil(over);
  writeSteps(table, of);
  let [red, green, blue] = [0, 0, 0];
  for (let k = 0; k < reads; k++) {
    const across = share * ((k + 0.5) / reads - 0.5);
    const turn = (k + 0.5) * spread;
    const down = share * (turn - Math.floor(turn) - 0.5);
    const readX = x + across * (steps[0] as number) + down * (steps[2] as number);
    const readY = y + across * (steps[1] as number) + down * (steps[3] as number);
    readCloth(source, readX, readY, inner, part);
    red += part[0] as number;
    green += part[1] as number;
    blue += part[2] as number;
  }
  out[0] = red / reads;
  out[1] = green / reads;
  out[2] = blue / reads;
}

/** How far from its middle a pixel may be read along x and along y, mm, into the first two of `out`. */
export function readReach(table: ViewTable, of: number, out: Float64Array): void {
  writeSteps(table, of);
  out[0] = (Math.abs(steps[0] as number) + Math.abs(steps[2] as number)) / 2;
  out[1] = (Math.abs(steps[1] as number) + Math.abs(steps[3] as number)) / 2;
}

function writeSteps(table: ViewTable, of: number): void {
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
