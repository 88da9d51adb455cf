import { linearOfByte } from "../light/srgb.ts";
import type { PieceRaster } from "../types.ts";

/** Reads the artwork at a place of the piece into `pixel`: linear colour times alpha, and alpha. False where it is clear. */
export function readRaster(
  raster: PieceRaster,
  x: number,
  y: number,
  pixel: Float32Array,
): boolean {
  const { width, height, data } = raster;
  const u = (x - raster.left) * raster.scale - 0.5;
  const v = (y - raster.top) * raster.scale - 0.5;
  if (u < -1 || v < -1 || u > width || v > height) return false;
  const i = Math.floor(u);
  const j = Math.floor(v);
  const a = u - i;
  const b = v - j;
  // At the rim the nearest pixel is repeated, so that edges do not fade.
  const i0 = i < 0 ? 0 : i;
  const j0 = j < 0 ? 0 : j;
  const i1 = i + 1 >= width ? width - 1 : i + 1;
  const j1 = j + 1 >= height ? height - 1 : j + 1;
  pixel[0] = pixel[1] = pixel[2] = pixel[3] = 0;
  add(pixel, data, (j0 * width + i0) * 4, (1 - a) * (1 - b));
  add(pixel, data, (j0 * width + i1) * 4, a * (1 - b));
  add(pixel, data, (j1 * width + i0) * 4, (1 - a) * b);
  add(pixel, data, (j1 * width + i1) * 4, a * b);
  return pixel[3] !== 0;
}

function add(pixel: Float32Array, data: Uint8ClampedArray, at: number, share: number): void {
  const alpha = ((data[at + 3] as number) / 255) * share;
  if (alpha === 0) return;
  pixel[0] = (pixel[0] as number) + (linearOfByte[data[at] as number] as number) * alpha;
  pixel[1] = (pixel[1] as number) + (linearOfByte[data[at + 1] as number] as number) * alpha;
  pixel[2] = (pixel[2] as number) + (linearOfByte[data[at + 2] as number] as number) * alpha;
  pixel[3] = (pixel[3] as number) + alpha;
}
