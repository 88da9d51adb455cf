import { readFileSync } from "node:fs";
import { join } from "node:path";
import { draftGarment, type Garment, type Side, weaveOf } from "@holeshot/garments";
import {
  compose,
  openModel,
  photoView,
  printedWeaves,
  type Frame,
  type ViewTable,
} from "@holeshot/views";
import sharp from "sharp";
import type { ManifestDrape } from "../export/manifest.ts";
import type { Dress } from "./dress.ts";

/** A baked garment, ready to be looked at. */
export interface Look {
  readonly garment: Garment;
  /** A side's picture as PNG on a backdrop, `size` pixels square; with a frame, a part of it enlarged. */
  readonly show: (side: Side, dress: Dress, size: number, frame?: Frame) => Promise<Uint8Array>;
}

const backdrop = "#dfe1e6";

/** Opens a baked drape through the same code as the shop shows it with. */
export async function lookAt(drape: ManifestDrape, folder: string): Promise<Look> {
  const garment = draftGarment(drape);
  const model = await openModel(new Uint8Array(readFileSync(join(folder, drape.model))));
  const tables = new Map<string, ViewTable>();
  const tableOf = async (side: Side, size: number, frame: Frame | undefined) => {
    const key = JSON.stringify([side, size, frame]);
    const known = tables.get(key);
    if (known) return known;
    const { camera, light } = drape.sides[side];
    const { data, info } = await sharp(join(folder, light))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const table = photoView({
      model,
      camera,
      weaves: printedWeaves(garment, weaveOf(garment.product, drape.options)),
      size: { width: size, height: size },
      light: { width: info.width, height: info.height, channels: info.channels, data },
      ...(frame ? { frame } : {}),
    });
    tables.set(key, table);
    return table;
  };
  return {
    garment,
    show: async (side, { rasters, fabrics }, size, frame) => {
      const table = await tableOf(side, size, frame);
      const { data, width, height } = compose({ table, rasters, fabrics });
      return sharp(data, { raw: { width, height, channels: 4 } })
        .flatten({ background: backdrop })
        .png()
        .toBuffer();
    },
  };
}
