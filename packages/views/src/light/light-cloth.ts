import { halfDistance } from "./distance.ts";
import { foldHeight } from "./folds.ts";

/** What the light falls on: how far the cloth reaches and how large a pixel is. */
export interface LitCloth {
  readonly width: number;
  readonly height: number;
  readonly coverage: Uint8Array;
  /** Millimetres a pixel. */
  readonly pixel: number;
  /** Millimetres of the lay at the picture's top left corner. */
  readonly left: number;
  readonly top: number;
  /** Distance from its silhouette over which the garment rounds off, mm. */
  readonly round: number;
}

/** From the upper left, towards the viewer; length 1. */
const lamp = { x: -0.38, y: -0.52, z: 0.765 };
/** Light from all round, and from the lamp; together 1 on cloth that lies flat. */
const ambient = 0.4;
/** Flat cloth lies a little below full light, so that white has room for its highlights. */
const level = 0.95;

/** Light on every second pixel both ways of a garment that lies on a table: rounded at its rim, gently waved. */
export function lightCloth(cloth: LitCloth): { data: Float32Array; width: number; height: number } {
  const { pixel, round } = cloth;
  const { data: away, width, height } = halfDistance(cloth.coverage, cloth.width, cloth.height);
  const relief = new Float32Array(width * height);
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const distance = away[j * width + i] as number;
      if (distance === 0) continue;
      const t = Math.min(1, (distance * pixel) / round);
      const rim = round * 0.42 * Math.sqrt(1 - (1 - t) ** 2);
      const waves = foldHeight(cloth.left + 2 * i * pixel, cloth.top + 2 * j * pixel);
      relief[j * width + i] = rim + waves * 2.6 * Math.min(1, t * 2);
    }
  }
  blur(relief, width, height);
  const light = new Float32Array(width * height).fill(1);
  const flat = 1 - ambient;
  const even = level * (ambient + (flat * lamp.z) / lamp.z);
  for (let j = 1; j < height - 1; j++) {
    for (let i = 1; i < width - 1; i++) {
      const at = j * width + i;
      const gx = ((relief[at + 1] as number) - (relief[at - 1] as number)) / (4 * pixel);
      const gy = ((relief[at + width] as number) - (relief[at - width] as number)) / (4 * pixel);
      if (gx === 0 && gy === 0) {
        light[at] = even;
        continue;
      }
      const dot = Math.max(
        0,
        (lamp.z - lamp.x * gx - lamp.y * gy) / Math.sqrt(1 + gx * gx + gy * gy),
      );
      light[at] = level * (ambient + (flat * dot) / lamp.z);
    }
  }
  return { data: light, width, height };
}

/** Two passes of a small box, near enough to a soft bell. */
function blur(data: Float32Array, width: number, height: number): void {
  const copy = new Float32Array(data.length);
  for (let pass = 0; pass < 2; pass++) {
    for (let j = 0; j < height; j++) {
      for (let i = 0; i < width; i++) {
        const at = j * width + i;
        const left = i > 0 ? at - 1 : at;
        const right = i + 1 < width ? at + 1 : at;
        copy[at] = ((data[left] as number) + (data[at] as number) + (data[right] as number)) / 3;
      }
    }
    for (let j = 0; j < height; j++) {
      for (let i = 0; i < width; i++) {
        const at = j * width + i;
        const up = j > 0 ? at - width : at;
        const down = j + 1 < height ? at + width : at;
        data[at] = ((copy[up] as number) + (copy[at] as number) + (copy[down] as number)) / 3;
      }
    }
  }
}
