import type { PieceId } from "@holeshot/garments";
import type { Picture, PieceRaster, PixelRect, ViewTable } from "../types.ts";
import { type ClothSource, clothSource } from "./cloth-source.ts";
import { firstFrom, mixSecond, writeFlat, writeLit } from "./pixel.ts";
import { readSlanted } from "./read-slanted.ts";
import { slantsOf } from "./slant.ts";

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
 * Artwork is read bilinearly, in several places where cloth turns away; light is applied in linear space. With `onto` only the dirty pixels are written.
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

function composeRow(
  table: ViewTable,
  sources: readonly ClothSource[],
  data: Uint8ClampedArray,
  from: number,
  to: number,
): void {
  const { piece, coverage, x, y, borders, specular } = table;
  const slants = slantsOf(table);
  let next = borders ? firstFrom(borders.at, from) : 0;
  for (let i = from; i < to; i++) {
    const cover = coverage[i] as number;
    const number = piece[i] as number;
    if (cover === 0 || number === 0) {
      data[i * 4] = data[i * 4 + 1] = data[i * 4 + 2] = data[i * 4 + 3] = 0;
      continue;
    }
    const source = sources[number - 1] as ClothSource;
    const slant = slants[i] as number;
    readSlanted(table, source, i, slant, x[i] as number, y[i] as number, 1, colour);
    if (borders) {
      while ((borders.at[next] as number) < i) next++;
      if (borders.at[next] === i) mixSecond(borders, next, sources, colour);
    }
    if (specular) writeLit(data, i, colour, table.light[i] as number, specular[i] as number);
    else writeFlat(data, i, colour, table.light[i] as number);
    data[i * 4 + 3] = cover;
  }
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
