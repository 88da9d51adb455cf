import type { ViewTable } from "../types.ts";
import { type ClothSource, readCloth } from "./cloth-source.ts";
import { mostReads, readEvery, spread } from "./common.ts";
import { steps, writeSteps } from "./slant.ts";

/** What one of several reads finds. One buffer, or the loop makes garbage. */
const part = new Float32Array(4);

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
