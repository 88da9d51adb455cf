import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { draftGarment, type Garment } from "@holeshot/garments";
import { recipes } from "../drape/recipes.ts";
import { drapeFolder, readDrape } from "../drape/store-drape.ts";
import { readManifest } from "../export/bake-command.ts";
import { clothFolder } from "../export/cloth-folder.ts";
import type { Manifest, ManifestAlterations } from "../export/manifest.ts";
import { patternHash } from "../export/pattern-hash.ts";
import { sewing } from "../products.ts";
import { alterDrape, settleDrape } from "./alter-drape.ts";
import { controlPoints } from "./control-points.ts";

type MutableMoves = Record<string, Record<string, Record<string, number[]>>>;

/** `alter [NAME…]`: how baked drapes hang in their other fits, lengths, cuffs and collars; files and the manifest. */
export function alterCommand(args: string[]): void {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { from: { type: "string" } },
  });
  for (const id of positionals.length > 0 ? positionals : Object.keys(recipes))
    alter(id, values.from ?? drapeFolder);
}

function alter(id: string, from: string): void {
  const baked = readManifest(clothFolder).drapes[id];
  const recipe = recipes[id]?.();
  if (!baked || !recipe) throw new RangeError(`No baked drape ${id}`);
  const wanted = Object.entries(sewing[baked.product].alterations).filter(
    ([option]) => !(option in baked.options),
  );
  if (wanted.length === 0) return;
  const drape = readDrape(id, from);
  let settled: Float64Array | undefined;
  const chosen = new Map(drape.pieces.map((piece) => [piece.id, controlPoints(piece)]));
  const moves: MutableMoves = {};
  const cuts: Record<string, Record<string, string>> = {};
  for (const [option, values] of wanted) {
    for (const value of values) {
      const own = ((moves[option] ??= {})[value] ??= {});
      const options = { ...baked.options, [option]: value };
      const cut = draftGarment({ ...baked, options });
      (cuts[option] ??= {})[value] = patternHash(cut);
      if (onlyLacks(cut, draftGarment(baked))) continue;
      settled ??= settleDrape(drape, recipe);
      const altered = alterDrape(drape, recipe, settled, { [option]: value });
      for (const { id: piece, particles } of drape.pieces)
        if (altered.pieces.has(piece))
          own[piece] = (chosen.get(piece) ?? []).flatMap((vertex) =>
            moveAt(altered.moves, particles[vertex] as number),
          );
      process.stdout.write(
        `${id} ${option} ${value}: ${furthest(Object.values(own))} mm at most\n`,
      );
    }
  }
  const points = Object.fromEntries(
    drape.pieces.map(({ id: piece, uv }) => [
      piece,
      (chosen.get(piece) ?? []).flatMap((v) => [tenths(uv[2 * v]), tenths(uv[2 * v + 1])]),
    ]),
  );
  const file = `${id}-alterations.json`;
  writeFileSync(join(clothFolder, file), `${JSON.stringify({ format: 1, points, moves })}\n`);
  note(id, { file, cuts });
}

/** Whether a cut is the drape's without some of its pieces: then nothing hangs elsewhere. */
function onlyLacks(cut: Garment, draped: Garment): boolean {
  const own = new Map(draped.pieces.map((piece) => [piece.id, JSON.stringify(piece)]));
  return cut.pieces.every((piece) => own.get(piece.id) === JSON.stringify(piece));
}

/** Tenths of a millimetre. */
function moveAt(moves: Float64Array, particle: number): number[] {
  return [0, 1, 2].map((c) => Math.round(100 * (moves[3 * particle + c] as number)));
}

function tenths(millimetres: number | undefined): number {
  return Math.round(10 * (millimetres ?? 0));
}

function furthest(moves: readonly (readonly number[])[]): number {
  return Math.max(...moves.flat().map((move) => Math.abs(move))) / 10;
}

/** The manifest is read again: another command may have written meanwhile. */
function note(id: string, alterations: ManifestAlterations): void {
  const manifest = readManifest(clothFolder);
  const drape = manifest.drapes[id];
  if (!drape) throw new RangeError(`No baked drape ${id}`);
  const drapes = { ...manifest.drapes, [id]: { ...drape, alterations } };
  const written: Manifest = { ...manifest, drapes };
  writeFileSync(join(clothFolder, "manifest.json"), `${JSON.stringify(written, null, 2)}\n`);
}
