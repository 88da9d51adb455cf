import type { Material } from "@holeshot/garments";
import type { Canvas } from "../raster/fill-patch.ts";
import { lightCloth } from "./light-cloth.ts";
import { shadeOf, type ShadeLine } from "./seam-lines.ts";
import { textureOf } from "./texture.ts";

/** What is known of a flat lay before it is lit. */
export interface Unlit {
  /** Cloth of each piece, in the order of the table's numbers. */
  readonly pieces: readonly Material[];
  readonly canvas: Canvas;
  readonly coverage: Uint8Array;
  /** Share of the light that reaches each pixel. */
  readonly dim: Float32Array;
  /** Millimetres a pixel, and of the lay at the picture's top left corner. */
  readonly frame: { readonly pixel: number; readonly left: number; readonly top: number };
  readonly lines: readonly ShadeLine[];
  /** Distance from its rim over which the garment rounds off, mm. */
  readonly round: number;
}

/** The light of every covered pixel: the lamp on the garment's form, its seams and the cloth's own surface. */
export function surfaceLight({
  pieces,
  canvas,
  coverage,
  dim,
  frame,
  lines,
  round,
}: Unlit): Float32Array {
  const { width, height, piece, x, y } = canvas;
  const form = lightCloth({ width, height, coverage, ...frame, round });
  const shade = shadeOf(lines, width, height);
  const light = new Float32Array(width * height);
  const textures = pieces.map((material) => textureOf(material, frame.pixel));
  for (let row = 0; row < height; row++) {
    const j = Math.min(form.height - 2, row >> 1);
    const b = Math.min(1, row / 2 - j);
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const number = piece[at] as number;
      if (number === 0) continue;
      const i = Math.min(form.width - 2, column >> 1);
      const a = Math.min(1, column / 2 - i);
      const near = j * form.width + i;
      const upper = (form.data[near] as number) * (1 - a) + (form.data[near + 1] as number) * a;
      const under = near + form.width;
      const lower = (form.data[under] as number) * (1 - a) + (form.data[under + 1] as number) * a;
      const surface = textures[number - 1]?.(x[at] as number, y[at] as number) ?? 1;
      light[at] =
        (upper * (1 - b) + lower * b) * surface * (1 - (shade[at] as number)) * (dim[at] as number);
    }
  }
  return light;
}
