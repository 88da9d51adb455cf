import type { PieceId } from "@holeshot/garments";
import type { Borders, Picture, PieceRaster, PixelRect, ViewTable } from "../types.ts";
import { type ClothSource, clothSource, readCloth } from "./cloth-source.ts";
import { flatLight, shoulderOf, toByte } from "./tone.ts";

/** What a picture is composed of. */
export interface ComposeRequest {
  readonly table: ViewTable;
  /** Artwork of the pieces that have any, in any order. */
  readonly rasters: readonly PieceRaster[];
  /** Cloth colours by piece as "#rrggbb"; `default` for the pieces not named, white when that is missing too. */
  readonly fabrics: Readonly<Partial<Record<PieceId, string>>> & { readonly default?: string };
  /** An earlier picture of the same table to change in place, with the only area that has changed. */
  readonly onto?: { readonly picture: Picture; readonly dirty: PixelRect };
}

/**
 * Lays artwork and cloth colours onto a view: RGBA, not premultiplied, transparent where there is no cloth.
 * Artwork is read bilinearly; light is applied in linear space. With `onto` only the dirty pixels are written.
 */
export function compose(request: ComposeRequest): Picture {
  const { table, onto } = request;
  const { width, height } = table;
  if (onto && (onto.picture.width !== width || onto.picture.height !== height)) {
    throw new RangeError("A picture can only be changed through the table it was composed from");
  }
  const data = onto ? onto.picture.data : new Uint8ClampedArray(width * height * 4);
  const area = clip(onto?.dirty ?? { x: 0, y: 0, width, height }, width, height);
  const sources = table.pieces.map((piece) => clothSource(piece, request.rasters, request.fabrics));
  for (let y = area.y; y < area.y + area.height; y++) {
    composeRow(table, sources, data, y * width + area.x, y * width + area.x + area.width);
  }
  return onto ? onto.picture : { width, height, data };
}

/** Linear colour of the pixel in hand. One buffer, or the loop makes garbage. */
const colour = new Float32Array(4);
const second = new Float32Array(4);

function composeRow(
  table: ViewTable,
  sources: readonly ClothSource[],
  data: Uint8ClampedArray,
  from: number,
  to: number,
): void {
  const { piece, coverage, x, y, inside, borders, specular } = table;
  let next = borders ? firstFrom(borders.at, from) : 0;
  for (let i = from; i < to; i++) {
    const cover = coverage[i] as number;
    const number = piece[i] as number;
    if (cover === 0 || number === 0) {
      data[i * 4] = data[i * 4 + 1] = data[i * 4 + 2] = data[i * 4 + 3] = 0;
      continue;
    }
    const source = sources[number - 1] as ClothSource;
    readCloth(source, x[i] as number, y[i] as number, inside?.[i] === 1, colour);
    if (borders) {
      while ((borders.at[next] as number) < i) next++;
      if (borders.at[next] === i) mixSecond(borders, next, sources);
    }
    if (specular) writeLit(data, i, table.light[i] as number, specular[i] as number);
    else writeFlat(data, i, table.light[i] as number);
    data[i * 4 + 3] = cover;
  }
}

/** Takes the lesser part of a pixel into its colour. */
function mixSecond(borders: Borders, k: number, sources: readonly ClothSource[]): void {
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

function writeLit(data: Uint8ClampedArray, i: number, light: number, specular: number): void {
  const red = (colour[0] as number) * light + specular;
  const green = (colour[1] as number) * light + specular;
  const blue = (colour[2] as number) * light + specular;
  const strongest = red > green ? (red > blue ? red : blue) : green > blue ? green : blue;
  const share = shoulderOf(strongest);
  data[i * 4] = toByte(red * share);
  data[i * 4 + 1] = toByte(green * share);
  data[i * 4 + 2] = toByte(blue * share);
}

function writeFlat(data: Uint8ClampedArray, i: number, light: number): void {
  data[i * 4] = toByte(flatLight(colour[0] as number, light));
  data[i * 4 + 1] = toByte(flatLight(colour[1] as number, light));
  data[i * 4 + 2] = toByte(flatLight(colour[2] as number, light));
}

/** Index of the first entry that is not before `from`. */
function firstFrom(at: Uint32Array, from: number): number {
  let [low, high] = [0, at.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((at[middle] as number) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

function clip(area: PixelRect, width: number, height: number): PixelRect {
  const x = Math.max(0, Math.floor(area.x));
  const y = Math.max(0, Math.floor(area.y));
  return {
    x,
    y,
    width: Math.max(0, Math.min(width, Math.ceil(area.x + area.width)) - x),
    height: Math.max(0, Math.min(height, Math.ceil(area.y + area.height)) - y),
  };
}
