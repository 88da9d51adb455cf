import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { draftGarment } from "@holeshot/garments";
import { openModel } from "@holeshot/views";
import { recipes } from "../drape/recipes.ts";
import { drapeFolder, readDrape } from "../drape/store-drape.ts";
import { readManifest } from "../export/manifest-file.ts";
import { clothFolder } from "../export/cloth-folder.ts";
import { noteDrape } from "../export/note-drape.ts";
import { writeMoves } from "../export/write-moves.ts";
import { sewing } from "../products.ts";
import { upperMeasures } from "../top/top-recipe.ts";
import { recut, wearDrape } from "./alter-drape.ts";
import { frontDrawn } from "./draw-front.ts";
import { evenMoves } from "./smooth-moves.ts";
import { foldsRaised } from "./raise-folds.ts";
import { riddenUp } from "./ride-up.ts";
import { cornerMoves } from "./worn-moves.ts";

/**
 * `wear [NAME…] [--reuse]`: how riders wear baked drapes over pants; files and the manifest. What settled is kept beside
 * the drape; with `--reuse` it is only told anew.
 */
export async function wearCommand(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { from: { type: "string" }, reuse: { type: "boolean", default: false } },
  });
  const all = Object.values(sewing).flatMap(({ overPants }) => Object.keys(overPants ?? {}));
  for (const id of positionals.length > 0 ? positionals : all)
    await wear(id, values.from ?? drapeFolder, values.reuse);
}

async function wear(id: string, from: string, reuse: boolean): Promise<void> {
  const baked = readManifest(clothFolder).drapes[id];
  const recipe = baked && recipes[id] && sewing[baked.product].overPants?.[id]?.();
  if (!baked || !recipe) throw new RangeError(`No rider wears ${id}`);
  const drape = readDrape(id, from);
  const kept = join(from, `${id}-worn.moves`);
  if (!reuse || !existsSync(kept))
    writeFileSync(kept, new Uint8Array(wearDrape(drape, recipe).buffer));
  const settled = new Float64Array(new Uint8Array(readFileSync(kept)).buffer);
  const model = await openModel(new Uint8Array(readFileSync(join(clothFolder, baked.model))));
  const { mesh } = recut(recipe, {});
  const garment = draftGarment(baked);
  const moves = cornerMoves(model, garment, drape, evenMoves(mesh, settled));
  const file = `${id}-worn.glb`;
  const { height } = upperMeasures(baked.product, baked.size);
  const { raisedFolds = {}, drawnFront } = sewing[baked.product];
  const worn = foldsRaised(model, riddenUp(model, moves, height), garment, raisedFolds);
  const bytes = await writeMoves(
    drawnFront ? frontDrawn(model, worn, garment, drawnFront, height) : worn,
  );
  writeFileSync(join(clothFolder, file), bytes);
  noteDrape(id, { worn: file });
  process.stdout.write(`${id} ${(bytes.length / 1000).toFixed(0)} kB\n`);
}
