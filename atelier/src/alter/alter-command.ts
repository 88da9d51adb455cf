import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { draftGarment, type Garment } from "@holeshot/garments";
import { recipes } from "../drape/recipes.ts";
import { drapeFolder, readDrape } from "../drape/store-drape.ts";
import { readManifest } from "../export/manifest-file.ts";
import { clothFolder } from "../export/cloth-folder.ts";
import { noteDrape } from "../export/note-drape.ts";
import { patternHash } from "../export/pattern-hash.ts";
import { sewing } from "../products.ts";
import { alterDrape, calmMoves, recut, settleDrape } from "./alter-drape.ts";
import { controlPoints } from "./control-points.ts";

type MutableMoves = Record<string, Record<string, Record<string, number[]>>>;

/**
 * `alter [NAME…] [--reuse]`: how baked drapes hang in their other fits, lengths, cuffs and collars; files and the manifest. What
 * settled is kept beside the drape; with `--reuse` it is only smoothed and told anew.
 */
export function alterCommand(args: string[]): void {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      from: { type: "string" },
      reuse: { type: "boolean", default: false },
    },
  });
  const { from = drapeFolder, reuse } = values;
  for (const id of positionals.length > 0 ? positionals : Object.keys(recipes))
    alter(id, from, reuse);
}

function alter(id: string, from: string, reuse: boolean): void {
  const baked = readManifest(clothFolder).drapes[id];
  const recipe = recipes[id]?.();
  if (!baked || !recipe) throw new RangeError(`No baked drape ${id}`);
  const wanted = Object.entries(sewing[baked.product].alterations).filter(
    ([option]) => !(option in baked.options),
  );
  if (wanted.length === 0) return;
  const drape = readDrape(id, from);
  const chosen = new Map(drape.pieces.map((piece) => [piece.id, controlPoints(piece)]));
  let settled: Float64Array | undefined;
  /** Where the points go, by piece; what settled is kept by name. */
  const settleAs = (name: string, options: Readonly<Record<string, string>>) => {
    const made = recut(recipe, options);
    const kept = join(from, `${id}-${name}.moves`);
    if (!reuse || !existsSync(kept)) {
      settled ??= settleDrape(drape, recipe);
      const raw = alterDrape(drape, recipe, settled, made, options);
      writeFileSync(kept, new Uint8Array(raw.buffer));
    }
    const moved = calmMoves(made, new Float64Array(new Uint8Array(readFileSync(kept)).buffer));
    const worn = new Set(made.cut.pieces.map((piece) => piece.id));
    const told = drape.pieces
      .filter(({ id: piece }) => worn.has(piece))
      .map(({ id: piece, particles }): [string, number[]] => [
        piece,
        (chosen.get(piece) ?? []).flatMap((vertex) => moveAt(moved, particles[vertex] as number)),
      ]);
    process.stdout.write(`${id} ${name}: ${furthest(told.map(([, own]) => own))} mm at most\n`);
    return told;
  };
  const moves: MutableMoves = {};
  const cuts: Record<string, Record<string, string>> = {};
  for (const [option, values] of wanted) {
    for (const value of values) {
      const cut = draftGarment({ ...baked, options: { ...baked.options, [option]: value } });
      (cuts[option] ??= {})[value] = patternHash(cut);
      const same = onlyLacks(cut, draftGarment(baked));
      const told = same ? [] : settleAs(`${option}-${value}`, { [option]: value });
      (moves[option] ??= {})[value] = Object.fromEntries(told);
    }
  }
  const points = Object.fromEntries(
    drape.pieces.map(({ id: piece, uv }) => [
      piece,
      (chosen.get(piece) ?? []).flatMap((v) => [tenths(uv[2 * v]), tenths(uv[2 * v + 1])]),
    ]),
  );
  const file = `${id}-alterations.json`;
  const told = { format: 1, points, moves };
  writeFileSync(join(clothFolder, file), `${JSON.stringify(told)}\n`);
  noteDrape(id, { alterations: { file, cuts } });
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
