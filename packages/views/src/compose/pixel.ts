import type { Borders } from "../types.ts";
import { type ClothSource, readCloth } from "./cloth-source.ts";
import { flatLight, shoulderOf, toByte } from "./tone.ts";

const second = new Float32Array(4);

/** Takes the lesser part of a pixel, entry `k` of the borders, into its colour. */
export function mixSecond(
  borders: Borders,
  k: number,
  sources: readonly ClothSource[],
  colour: Float32Array,
): void {
  const source = sources[(borders.piece[k] as number) - 1] as ClothSource;
  readCloth(
    source,
    borders.x[k] as number,
    borders.y[k] as number,
    borders.inside[k] === 1,
    second,
  );
  const share = (borders.share[k] as number) / 255;
  for (let n = 0; n < 3; n++) {
    colour[n] = (colour[n] as number) * (1 - share) + (second[n] as number) * share;
  }
}

/** Index of the first entry that is not before `from`. */
export function firstFrom(at: Uint32Array, from: number): number {
  let [low, high] = [0, at.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((at[middle] as number) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Writes pixel `i` of draped cloth: its linear colour under the light, and what its surface throws back. */
export function writeLit(
  data: Uint8ClampedArray,
  i: number,
  colour: Float32Array,
  light: number,
  specular: number,
): void {
  const red = (colour[0] as number) * light + specular;
  const green = (colour[1] as number) * light + specular;
  const blue = (colour[2] as number) * light + specular;
  const strongest = red > green ? (red > blue ? red : blue) : green > blue ? green : blue;
  const share = shoulderOf(strongest);
  data[i * 4] = toByte(red * share);
  data[i * 4 + 1] = toByte(green * share);
  data[i * 4 + 2] = toByte(blue * share);
}

/** Writes pixel `i` of cloth that lies flat. */
export function writeFlat(
  data: Uint8ClampedArray,
  i: number,
  colour: Float32Array,
  light: number,
): void {
  data[i * 4] = toByte(flatLight(colour[0] as number, light));
  data[i * 4 + 1] = toByte(flatLight(colour[1] as number, light));
  data[i * 4 + 2] = toByte(flatLight(colour[2] as number, light));
}
