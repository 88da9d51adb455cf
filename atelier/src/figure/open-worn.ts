import { readFileSync } from "node:fs";
import { join } from "node:path";
import { asWorn, type Model, openModel, openMoves } from "@holeshot/views";
import type { ManifestDrape } from "../export/manifest.ts";

/** A baked drape as a rider wears it: a top hangs over his pants. */
export async function openWorn(folder: string, drape: ManifestDrape): Promise<Model> {
  const read = (file: string) => new Uint8Array(readFileSync(join(folder, file)));
  const model = await openModel(read(drape.model));
  return drape.worn === undefined ? model : asWorn(model, await openMoves(read(drape.worn)));
}
