import { readFileSync } from "node:fs";
import { join } from "node:path";
import { draftGarment, productFacts } from "@holeshot/garments";
import {
  compose,
  dressFigure,
  type Figure,
  figurePiece,
  type FigureView,
  gearPiece,
  groundShadow,
  type Model,
  openModel,
  photoView,
  type PieceRaster,
  riderWeaves,
} from "@holeshot/views";
import sharp from "sharp";
import type { Manifest } from "../export/manifest.ts";
import { openWorn } from "../figure/open-worn.ts";
import { dressInKit } from "./dress.ts";
import type { lettering } from "./lettering.ts";

/** A kit of the catalogue, in one of its colourways. */
export interface KitWay {
  readonly kit: string;
  readonly colourway: string;
}

const backdrop = "#dfe1e6";

/** Opens a view of a baked rider: what it returns is his picture in a kit, a PNG of `size` pixels square. */
export async function lookAtRider(
  figure: Figure,
  view: FigureView,
  { drapes }: Manifest,
  folder: string,
  fonts: Awaited<ReturnType<typeof lettering>>,
  size: number,
): Promise<(way: KitWay) => Promise<Buffer>> {
  const models = new Map<string, Model>();
  const garments = new Map<string, ReturnType<typeof draftGarment>>();
  const kit: Parameters<typeof riderWeaves>[0][number][] = [];
  for (const { drape, product } of figure.parts) {
    const made = drapes[drape];
    if (!made) throw new RangeError(`${drape} is not baked`);
    models.set(drape, await openWorn(folder, made));
    const garment = draftGarment(made);
    garments.set(product, garment);
    kit.push({ product: made.product, garment, weave: productFacts(made.product).weave });
  }
  const gear = await openModel(new Uint8Array(readFileSync(join(folder, figure.gear))));
  const model = dressFigure(figure, models, gear);
  const { camera, light, ground } = figure.views[view];
  const shadow = await onGround(join(folder, ground), size);
  const { data, info } = await sharp(join(folder, light))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const table = photoView({
    model,
    camera,
    size: { width: size, height: size },
    light: { width, height, channels, data },
    weaves: riderWeaves(kit),
    afar: true,
  });
  return ({ kit, colourway }) => {
    const fabrics: Record<string, string> = {};
    for (const [id, colour] of Object.entries(figure.colours)) fabrics[gearPiece(id)] = colour;
    const rasters: PieceRaster[] = [];
    for (const garment of garments.values()) {
      const dress = dressInKit(garment, kit, colourway, fonts);
      for (const [piece, colour] of Object.entries(dress.fabrics))
        fabrics[figurePiece(garment.product, piece)] = colour;
      for (const one of dress.rasters)
        rasters.push({ ...one, piece: figurePiece(garment.product, one.piece) });
    }
    const picture = compose({ table, rasters, fabrics });
    const raw = { width: size, height: size, channels: 4 } as const;
    return sharp({ create: { ...raw, background: backdrop } })
      .composite([
        { input: shadow, raw },
        { input: Buffer.from(picture.data.buffer), raw },
      ])
      .png({ compressionLevel: 1 })
      .toBuffer();
  };
}

/** The shadow on the ground, black as dense as its picture is light; four bytes a pixel. */
async function onGround(file: string, size: number): Promise<Buffer> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  const frame = { left: 0, top: 0, side: size };
  const shadow = groundShadow({ width: info.width, data }, frame, { width: size, height: size });
  const pixels = Buffer.alloc(4 * shadow.length);
  for (const [i, black] of shadow.entries()) pixels[4 * i + 3] = black;
  return pixels;
}
