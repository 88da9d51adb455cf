import type { PieceId } from "@holeshot/garments";
import { byteOfLinear, byteSteps, linearOfByte } from "./light/srgb.ts";
import type { Picture, PieceRaster, PixelRect, ViewTable } from "./types.ts";

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

interface Source {
  readonly raster: PieceRaster | null;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
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
  const sources = table.pieces.map((piece) => sourceOf(piece, request));
  for (let y = area.y; y < area.y + area.height; y++) {
    composeRow(table, sources, data, y * width + area.x, y * width + area.x + area.width);
  }
  return onto ? onto.picture : { width, height, data };
}

function composeRow(
  table: ViewTable,
  sources: readonly Source[],
  data: Uint8ClampedArray,
  from: number,
  to: number,
): void {
  const { piece, coverage, light } = table;
  for (let i = from; i < to; i++) {
    const cover = coverage[i] as number;
    const number = piece[i] as number;
    const out = i * 4;
    if (cover === 0 || number === 0) {
      data[out] = data[out + 1] = data[out + 2] = data[out + 3] = 0;
      continue;
    }
    const source = sources[number - 1] as Source;
    let { red, green, blue } = source;
    if (source.raster) {
      const sample = read(source.raster, table.x[i] as number, table.y[i] as number);
      if (sample) {
        const cloth = 1 - (pixel[3] as number);
        red = red * cloth + (pixel[0] as number);
        green = green * cloth + (pixel[1] as number);
        blue = blue * cloth + (pixel[2] as number);
      }
    }
    const shine = light[i] as number;
    data[out] = toByte(red, shine);
    data[out + 1] = toByte(green, shine);
    data[out + 2] = toByte(blue, shine);
    data[out + 3] = cover;
  }
}

/** Linear red, green and blue times alpha, and alpha: what `read` found. One buffer, or the loop makes garbage. */
const pixel = new Float32Array(4);

/** Reads the artwork at a place of the piece into `pixel`; false outside the raster or where it is clear. */
function read(raster: PieceRaster, x: number, y: number): boolean {
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
  add(data, (j0 * width + i0) * 4, (1 - a) * (1 - b));
  add(data, (j0 * width + i1) * 4, a * (1 - b));
  add(data, (j1 * width + i0) * 4, (1 - a) * b);
  add(data, (j1 * width + i1) * 4, a * b);
  return pixel[3] !== 0;
}

function add(data: Uint8ClampedArray, at: number, share: number): void {
  const alpha = ((data[at + 3] as number) / 255) * share;
  if (alpha === 0) return;
  pixel[0] = (pixel[0] as number) + (linearOfByte[data[at] as number] as number) * alpha;
  pixel[1] = (pixel[1] as number) + (linearOfByte[data[at + 1] as number] as number) * alpha;
  pixel[2] = (pixel[2] as number) + (linearOfByte[data[at + 2] as number] as number) * alpha;
  pixel[3] = (pixel[3] as number) + alpha;
}

/** Shade multiplies; a highlight lifts a channel only as far as it has room, so that bright colours keep their hue. */
function toByte(linear: number, light: number): number {
  const value = light <= 1 ? linear * light : linear + (light - 1) * linear * (1 - linear);
  return byteOfLinear[(Math.min(1, value) * byteSteps + 0.5) | 0] as number;
}

function sourceOf(piece: PieceId, { rasters, fabrics }: ComposeRequest): Source {
  const hex = fabrics[piece] ?? fabrics.default ?? "#ffffff";
  const bytes = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!bytes) throw new RangeError(`${hex} is no colour of the form #rrggbb`);
  const [red = 0, green = 0, blue = 0] = bytes
    .slice(1)
    .map((byte) => linearOfByte[Number.parseInt(byte, 16)] as number);
  return { raster: rasters.find((raster) => raster.piece === piece) ?? null, red, green, blue };
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
