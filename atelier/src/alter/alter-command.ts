import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { draftGarment, type Garment } from "@holeshot/garments";
import type { Drape } from "../drape/drape.ts";
import type { Recipe } from "../drape/recipe.ts";
import { recipes } from "../drape/recipes.ts";
import { drapeFolder, readDrape } from "../drape/store-drape.ts";
import { readManifest } from "../export/bake-command.ts";
import { clothFolder } from "../export/cloth-folder.ts";
import type { Manifest, ManifestAlterations } from "../export/manifest.ts";
import { patternHash } from "../export/pattern-hash.ts";
import { sewing } from "../products.ts";
import { alterDrape, calmMoves, recut, settleDrape, settleOver } from "./alter-drape.ts";
import { controlPoints } from "./control-points.ts";

type MutableMoves = Record<string, Record<string, Record<string, number[]>>>;

/**
 * `alter [NAME…] [--reuse]`: how baked drapes hang in their other fits, lengths, cuffs and collars; files and the
 * manifest. What settled is kept beside the drape; with `--reuse` it is only smoothed and told anew.
 */
export function alterCommand(args: string[]): void {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { from: { type: "string" }, reuse: { type: "boolean", default: false } },
  });
  for (const id of positionals.length > 0 ? positionals : Object.keys(recipes))
    alter(id, values.from ?? drapeFolder, values.reuse);
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
      const made = recut(recipe, { [option]: value });
      const kept = join(from, `${id}-${option}-${value}.moves`);
      if (!reuse || !existsSync(kept)) {
        settled ??= settleDrape(drape, recipe);
        const raw = alterDrape(drape, recipe, settled, made, { [option]: value });
        writeFileSync(kept, new Uint8Array(raw.buffer));
      }
      const moved = calmMoves(made, new Float64Array(new Uint8Array(readFileSync(kept)).buffer));
      const worn = new Set(made.cut.pieces.map((piece) => piece.id));
      for (const { id: piece, particles } of drape.pieces)
        if (worn.has(piece))
          own[piece] = (chosen.get(piece) ?? []).flatMap((vertex) =>
            moveAt(moved, particles[vertex] as number),
          );
      process.stdout.write(
        `${id} ${option} ${value}: ${furthest(Object.values(own))} mm at most\n`,
      );
    }
  }
  const over = overPants(
    drape,
    recipe,
    { from, reuse, chosen },
    () => (settled ??= settleDrape(drape, recipe)),
  );
  const points = Object.fromEntries(
    drape.pieces.map(({ id: piece, uv }) => [
      piece,
      (chosen.get(piece) ?? []).flatMap((v) => [tenths(uv[2 * v]), tenths(uv[2 * v + 1])]),
    ]),
  );
  const file = `${id}-alterations.json`;
  writeFileSync(
    join(clothFolder, file),
    `${JSON.stringify({ format: 1, points, moves, ...(over && { over }) })}\n`,
  );
  note(id, { file, cuts });
}

interface Kept {
  readonly from: string;
  readonly reuse: boolean;
  /** Vertices that are told, by piece. */
  readonly chosen: ReadonlyMap<string, readonly number[]>;
}

/** Where a drape that riders wear over pants goes then; pieces that stay within a millimetre are left out. */
function overPants(
  drape: Drape,
  recipe: Recipe,
  { from, reuse, chosen }: Kept,
  settledDrape: () => Float64Array,
): Record<string, number[]> | undefined {
  const dressed = sewing[recipe.product].overPants?.[drape.id]?.();
  if (!dressed) return undefined;
  const kept = join(from, `${drape.id}-over.moves`);
  if (!reuse || !existsSync(kept)) {
    const before = settledDrape();
    const raw = settleOver(drape, recipe, dressed).map((value, i) => value - (before[i] as number));
    writeFileSync(kept, new Uint8Array(raw.buffer));
  }
  const raw = new Float64Array(new Uint8Array(readFileSync(kept)).buffer);
  const moved = calmMoves(recut(recipe, {}), raw);
  const told = drape.pieces.map(
    ({ id: piece, particles }) =>
      [
        piece,
        (chosen.get(piece) ?? []).flatMap((vertex) => moveAt(moved, particles[vertex] as number)),
      ] as const,
  );
  process.stdout.write(
    `${drape.id} over pants: ${furthest(told.map(([, own]) => own))} mm at most\n`,
  );
  return Object.fromEntries(told.filter(([, own]) => furthest([own]) > 1));
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
