import type { ViewTable } from "../types.ts";
import type { Frame } from "./camera.ts";
import type { Raster } from "./rasterise.ts";

/**
 * How a side was lit when it was baked: a square picture of the light that falls on the cloth, and right below it
 * one of the light its surface throws back.
 */
export interface LightPicture {
  /** The square's side, pixels; the picture is twice as high. */
  readonly width: number;
  readonly height: number;
  /** Numbers a pixel; the first is read. 1 for a grey picture, 4 for RGBA. */
  readonly channels: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** Light that is found for what each pixel's centre shows: what falls on it, and what its surface throws back. */
export type LightOf = (raster: Raster) => {
  readonly light: Float32Array;
  readonly specular: Float32Array;
};

/** Byte that stands for light 1; bytes are the light's square root, so that shadows keep their steps. */
const fullLight = 159;
/** What the byte 255 stands for in the surface's own light. */
const mostSpecular = 0.4;

/** The byte a light picture has for light that falls on the cloth, linear. */
export function lightByte(light: number): number {
  return Math.min(255, Math.max(0, Math.round(fullLight * Math.sqrt(Math.max(0, light)))));
}

/** The byte a light picture has for light the surface throws back, linear. */
export function specularByte(specular: number): number {
  return Math.min(255, Math.round(255 * Math.sqrt(Math.max(0, specular) / mostSpecular)));
}

/** Reads a light picture at the centres of a table's pixels, bilinearly. Throws `RangeError` when it is no two squares. */
export function readLight(
  picture: LightPicture,
  table: Pick<ViewTable, "width" | "height" | "piece">,
  frame: Frame,
): { readonly light: Float32Array; readonly specular: Float32Array } {
  const { width: side, channels, data } = picture;
  if (picture.height !== 2 * side || data.length < 2 * side * side * channels) {
    throw new RangeError("A light picture is twice as high as wide");
  }
  const { width, height, piece } = table;
  const light = new Float32Array(width * height);
  const specular = new Float32Array(width * height);
  const scale = side / frame.side;
  const below = side * side * channels;
  for (let row = 0; row < height; row++) {
    const v = Math.min(side - 1, Math.max(0, (row + 0.5 - frame.top) * scale - 0.5));
    const j = Math.min(side - 2, Math.floor(v));
    const b = v - j;
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      if (piece[at] === 0) continue;
      const u = Math.min(side - 1, Math.max(0, (column + 0.5 - frame.left) * scale - 0.5));
      const i = Math.min(side - 2, Math.floor(u));
      const a = u - i;
      const first = (j * side + i) * channels;
      const under = first + side * channels;
      const shade = mix(data, first, under, channels, a, b) / fullLight;
      const shine = mix(data, first + below, under + below, channels, a, b) / 255;
      light[at] = shade * shade;
      specular[at] = shine * shine * mostSpecular;
    }
  }
  return { light, specular };
}

/** The light at a place of a side's square, in shares from its top left: what falls on the cloth, and what is thrown back. */
export function lightAt(picture: LightPicture, u: number, v: number, out: Float32Array): void {
  const { width: side, channels, data } = picture;
  const x = Math.min(side - 1, Math.max(0, u * side - 0.5));
  const y = Math.min(side - 1, Math.max(0, v * side - 0.5));
  const [i, j] = [Math.min(side - 2, Math.floor(x)), Math.min(side - 2, Math.floor(y))];
  const first = (j * side + i) * channels;
  const under = first + side * channels;
  const below = side * side * channels;
  const shade = mix(data, first, under, channels, x - i, y - j) / fullLight;
  const shine = mix(data, first + below, under + below, channels, x - i, y - j) / 255;
  out[0] = shade * shade;
  out[1] = shine * shine * mostSpecular;
}

function mix(
  data: Uint8Array | Uint8ClampedArray,
  first: number,
  under: number,
  channels: number,
  a: number,
  b: number,
): number {
  const top = (data[first] as number) * (1 - a) + (data[first + channels] as number) * a;
  const bottom = (data[under] as number) * (1 - a) + (data[under + channels] as number) * a;
  return top * (1 - b) + bottom * b;
}
