import type { PieceId } from "@holeshot/garments";
import { labelColours } from "../cloth/label-colours.ts";
import { linearOfByte } from "../light/srgb.ts";
import type { PieceRaster } from "../types.ts";
import { innerShare } from "./common.ts";
import { readRaster } from "./read-raster.ts";

/** What a piece looks like before light falls on it. Colours are linear. */
export interface ClothSource {
  readonly raster: PieceRaster | null;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** Throws `RangeError` when the piece's fabric is no colour. */
export function clothSource(
  piece: PieceId,
  rasters: readonly PieceRaster[],
  fabrics: Readonly<Partial<Record<PieceId, string>>> & { readonly default?: string },
): ClothSource {
  const hex = fabrics[piece] ?? labelColours[piece] ?? fabrics.default ?? "#ffffff";
  const bytes = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!bytes) throw new RangeError(`${hex} is no colour of the form #rrggbb`);
  const [red = 0, green = 0, blue = 0] = bytes
    .slice(1)
    .map((byte) => linearOfByte[Number.parseInt(byte, 16)] as number);
  return { raster: rasters.find((raster) => raster.piece === piece) ?? null, red, green, blue };
}

/** Writes the cloth's linear colour at a place of the piece, artwork over fabric, into the first three of `out`, which has four. */
export function readCloth(
  { raster, red, green, blue }: ClothSource,
  x: number,
  y: number,
  inner: boolean,
  out: Float32Array,
): void {
  if (inner) {
    out[0] = red * innerShare;
    out[1] = green * innerShare;
    out[2] = blue * innerShare;
    return;
  }
  if (raster && readRaster(raster, x, y, out)) {
    const cloth = 1 - (out[3] as number);
    if (cloth === 0) return;
    out[0] = red * cloth + (out[0] as number);
    out[1] = green * cloth + (out[1] as number);
    out[2] = blue * cloth + (out[2] as number);
    return;
  }
  out[0] = red;
  out[1] = green;
  out[2] = blue;
}
