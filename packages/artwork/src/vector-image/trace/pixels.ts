import type { Colour } from "../../scene.ts";
import { channels } from "../colour.ts";

/** A picture in memory: RGBA, not premultiplied, sRGB, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A colour as three channels, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** How different two colours look, 0 to about 765: a weighted distance that follows the eye (redmean, Riemersma 1999). */
export function colourDistance(a: Rgb, b: Rgb): number {
  const mean = (a[0] + b[0]) / 2;
  const [red, green, blue] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return Math.sqrt(
    (2 + mean / 256) * red * red + 4 * green * green + (2 + (255 - mean) / 256) * blue * blue,
  );
}

/** The colour of a pixel, its cover aside. */
export function rgbAt({ data }: Pixels, index: number): Rgb {
  return [data[index * 4] ?? 0, data[index * 4 + 1] ?? 0, data[index * 4 + 2] ?? 0];
}

/** The channels of `#rrggbb`. */
export function rgbOf(colour: Colour): Rgb {
  return channels(colour);
}
