import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { draftGarment, type Garment } from "@holeshot/garments";
import { type Model, openModel } from "@holeshot/views";
import type { Recipe } from "../drape/recipe.ts";
import { drapeFolder, readDrape } from "../drape/store-drape.ts";
import type { ManifestDrape } from "../export/manifest.ts";
import { readManifest } from "../export/manifest-file.ts";
import { clothFolder } from "../export/cloth-folder.ts";
import { noteDrape } from "../export/note-drape.ts";
import { writeMoves } from "../export/write-moves.ts";
import { sewing } from "../products.ts";
import { upperMeasures } from "../top/top-recipe.ts";
import { recut, wearDrape } from "./alter-drape.ts";
import { calmedPanel } from "./calm-panel.ts";
import { asCreased } from "./crease.ts";
import { frontDrawn } from "./draw-front.ts";
import { evenMoves } from "./smooth-moves.ts";
import { foldsRaised } from "./raise-folds.ts";
import { riddenUp } from "./ride-up.ts";
import { type CornerMoves, cornerMoves } from "./worn-moves.ts";

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
  const all = Object.values(sewing).flatMap(({ overPants, recipes, creased }) =>
    Object.keys(overPants ?? (creased ? recipes : {})),
  );
  for (const id of positionals.length > 0 ? positionals : all)
    await wear(id, values.from ?? drapeFolder, values.reuse);
}

async function wear(id: string, from: string, reuse: boolean): Promise<void> {
  const baked = readManifest(clothFolder).drapes[id];
  if (!baked) throw new RangeError(`${id} is not baked`);
  const model = await openModel(new Uint8Array(readFileSync(join(clothFolder, baked.model))));
  const garment = draftGarment(baked);
  const { overPants, creased } = sewing[baked.product];
  const over = overPants?.[id];
  const moves = over
    ? overPantsMoves(model, garment, { id, from, reuse, recipe: over(), baked })
    : creased && asCreased(model, garment, creased);
  if (!moves) throw new RangeError(`No rider wears ${id}`);
  const bytes = await writeMoves(moves);
  const file = `${id}-worn.glb`;
  writeFileSync(join(clothFolder, file), bytes);
  noteDrape(id, { worn: file });
  process.stdout.write(`${id} ${(bytes.length / 1000).toFixed(0)} kB\n`);
}

interface OverPants {
  readonly id: string;
  readonly from: string;
  readonly reuse: boolean;
  readonly recipe: Recipe;
  readonly baked: ManifestDrape;
}

/** Moves of a top that settles over pants. */
function overPantsMoves(
  model: Model,
  garment: Garment,
  { id, from, reuse, recipe, baked: { product, size } }: OverPants,
): CornerMoves {
  const drape = readDrape(id, from);
  const kept = join(from, `${id}-worn.moves`);
  if (!reuse || !existsSync(kept))
    writeFileSync(kept, new Uint8Array(wearDrape(drape, recipe).buffer));
  const settled = new Float64Array(new Uint8Array(readFileSync(kept)).buffer);
  const { mesh } = recut(recipe, {});
  const moves = cornerMoves(model, garment, drape, evenMoves(mesh, settled));
  const { height } = upperMeasures(product, size);
  const { calmed = {}, raisedFolds = {}, drawnFront } = sewing[product];
  const even = Object.entries(calmed).reduce(
    (before, [piece, calm]) => calmedPanel(model, before, piece, calm),
    riddenUp(model, moves, height),
  );
  const worn = foldsRaised(model, even, garment, raisedFolds);
  return drawnFront ? frontDrawn(model, worn, garment, drawnFront, height) : worn;
}
