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
  const near = (j0 * width + i0) * 4;
  const right = (j0 * width + i1) * 4;
  const below = (j1 * width + i0) * 4;
  const across = (j1 * width + i1) * 4;
  const wn = (1 - a) * (1 - b);
  const wr = a * (1 - b);
  const wb = (1 - a) * b;
  const wa = a * b;
  // Most artwork is solid: its four pixels need no weighing by alpha.
  if (solid(data, near, right, below, across)) {
    for (let n = 0; n < 3; n++) {
      pixel[n] =
        (linearOfByte[data[near + n] as number] as number) * wn +
        (linearOfByte[data[right + n] as number] as number) * wr +
        (linearOfByte[data[below + n] as number] as number) * wb +
        (linearOfByte[data[across + n] as number] as number) * wa;
    }
    pixel[3] = 1;
    return true;
  }
  pixel[0] = pixel[1] = pixel[2] = pixel[3] = 0;
  add(pixel, data, near, wn);
  add(pixel, data, right, wr);
  add(pixel, data, below, wb);
  add(pixel, data, across, wa);
  return pixel[3] !== 0;
}

function solid(data: Uint8ClampedArray, a: number, b: number, c: number, d: number): boolean {
  return (
    ((data[a + 3] as number) &
      (data[b + 3] as number) &
      (data[c + 3] as number) &
      (data[d + 3] as number)) ===
    255
  );
}

function add(pixel: Float32Array, data: Uint8ClampedArray, at: number, share: number): void {
  const alpha = ((data[at + 3] as number) / 255) * share;
  if (alpha === 0) return;
  pixel[0] = (pixel[0] as number) + (linearOfByte[data[at] as number] as number) * alpha;
  pixel[1] = (pixel[1] as number) + (linearOfByte[data[at + 1] as number] as number) * alpha;
  pixel[2] = (pixel[2] as number) + (linearOfByte[data[at + 2] as number] as number) * alpha;
  pixel[3] = (pixel[3] as number) + alpha;
}
