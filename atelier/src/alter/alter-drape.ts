import { carry, draftGarment, type Garment } from "@holeshot/garments";
import type { Drape } from "../drape/drape.ts";
import type { Recipe } from "../drape/recipe.ts";
import { carryCloth, holdCloth } from "../drape/run-drape.ts";
import { sampleBody, type DistanceGrid } from "../mannequin/distance-grid.ts";
import { buildMesh } from "../mesh/build-mesh.ts";
import type { ClothMesh } from "../mesh/cloth-mesh.ts";
import { sewing } from "../products.ts";
import { makeCloth, pin, type Cloth } from "../solve/cloth.ts";
import { runFrame, type Motion } from "../solve/run-frame.ts";
import { smoothMoves } from "./smooth-moves.ts";

/** A drape's cloth, and the same with the measures of another cut. */
export interface Recut {
  readonly mesh: ClothMesh;
  readonly cut: Garment;
}

/** Below this height, cm, nothing is in anybody's way. */
const away = -1000;

/** The cloth of a recipe's drape in the measures of another cut. */
export function recut(recipe: Recipe, options: Readonly<Record<string, string>>): Recut {
  const { product, size } = recipe;
  const plain = draftGarment({ product, size, options: recipe.options });
  const cut = draftGarment({ product, size, options: { ...recipe.options, ...options } });
  return { mesh: carriedMesh(meshOf(recipe, plain), plain, cut), cut };
}

/**
 * How far each particle of a drape goes, cm, three numbers each, when its cloth, where it hangs, takes the measures of
 * another cut and settles again. What the same settling does to the cloth as it was is taken off.
 */
export function alterDrape(
  drape: Drape,
  recipe: Recipe,
  settled: Float64Array,
  { mesh, cut }: Recut,
  options: Readonly<Record<string, string>>,
): Float64Array {
  const after = settle(drape, recipe, mesh, cut, options);
  return after.map((value, i) => value - (settled[i] as number));
}

/** The moves without what single folds do: folds stay where they are, only where the cloth goes as a whole is kept. */
export function calmMoves({ mesh, cut }: Recut, moves: Float64Array): Float64Array {
  return smoothMoves(mesh, worn(mesh, new Set(cut.pieces.map(({ id }) => id))), moves);
}

/** Where a drape's particles are when nothing is altered and it settles as long, cm. */
export function settleDrape(drape: Drape, recipe: Recipe): Float64Array {
  const { product, size, options } = recipe;
  const plain = draftGarment({ product, size, options });
  return settle(drape, recipe, meshOf(recipe, plain), plain);
}

function meshOf(recipe: Recipe, plain: Garment): ClothMesh {
  return buildMesh(recipe.prepare?.(plain) ?? plain, recipe.spacing);
}

/** The same triangles, each vertex at its place of the other cut. */
function carriedMesh(mesh: ClothMesh, plain: Garment, cut: Garment): ClothMesh {
  const carried = carry(plain, cut);
  const uv = mesh.uv.slice();
  for (const [vertex, piece] of mesh.pieceOf.entries()) {
    const id = mesh.pieces[piece]?.id ?? "";
    const point = { x: uv[2 * vertex] as number, y: uv[2 * vertex + 1] as number };
    const { x, y } = carried(id, point);
    uv[2 * vertex] = x;
    uv[2 * vertex + 1] = y;
  }
  return { ...mesh, uv };
}

/** Triangles of the pieces that the other cut has. */
function worn(mesh: ClothMesh, pieces: ReadonlySet<string>): ClothMesh["triangles"] {
  return mesh.triangles.filter((_, i) => {
    const vertex = mesh.triangles[i] as number;
    return pieces.has(mesh.pieces[mesh.pieceOf[vertex] as number]?.id ?? "");
  });
}

/** Where a drape's particles are, cm. */
export function startOf(drape: Drape, mesh: ClothMesh): Float64Array {
  const start = new Float64Array(3 * mesh.particleCount);
  for (const { positions, particles } of drape.pieces)
    for (const [vertex, particle] of particles.entries())
      for (let c = 0; c < 3; c++)
        start[3 * particle + c] = (positions[3 * vertex + c] as number) * 100;
  return start;
}

/** How far each particle of a drape goes, cm, three numbers each, to where a rider wears it over pants, folds and all. */
export function wearDrape(drape: Drape, recipe: Recipe): Float64Array {
  const { mesh } = recut(recipe, {});
  const start = startOf(drape, mesh);
  const cloth = makeCloth(mesh, start, recipe.materials, recipe.density);
  const { motion, held } = atRest(recipe);
  pin(cloth, held);
  for (const step of recipe.worn ?? []) {
    const body = sampleBody(step.body, recipe.bodyStep);
    carryCloth(cloth, step);
    if (step.hold) holdCloth(cloth, step.hold);
    for (let frame = 0; frame < step.frames; frame++)
      runFrame(cloth, { ...motion, ...step.motion, body });
  }
  return cloth.positions.map((value, i) => value - (start[i] as number));
}

function settle(
  drape: Drape,
  recipe: Recipe,
  mesh: ClothMesh,
  cut: Garment,
  options: Readonly<Record<string, string>> = {},
): Float64Array {
  const pieces = new Set(cut.pieces.map(({ id }) => id));
  const start = startOf(drape, mesh);
  const triangles = worn(mesh, pieces);
  const cloth = makeCloth({ ...mesh, triangles }, start, recipe.materials, recipe.density);
  const { body, motion, held } = atRest(recipe);
  const still = held.filter((name) => pieces.has(name.split(".")[0] ?? ""));
  pin(cloth, still);
  sewing[recipe.product].endAltered?.(cloth, cut, options);
  for (const [particle, mass] of cloth.mass.entries())
    if (mass === 0) cloth.positions[3 * particle + 1] = away;
  for (let frame = 0; frame < frames; frame++) runFrame(cloth, { ...motion, body });
  return unmoved(cloth, start);
}

/** Frames after which cloth of another cut hardly moves. */
const frames = 80;

function unmoved({ positions, mass }: Cloth, start: Float64Array): Float64Array {
  return positions.map((value, i) =>
    mass[Math.floor(i / 3)] === 0 ? (start[i] as number) : value,
  );
}

/** The body as the drape's last phase had it, how cloth moves then, and what is held. */
function atRest(recipe: Recipe): {
  body: DistanceGrid;
  motion: Omit<Motion, "body">;
  held: string[];
} {
  const drapedOn = recipe.phases.findLast(({ pose }) => pose)?.pose?.body ?? recipe.body;
  const held = new Set<string>();
  for (const { pin: pinned = [], unpin = [] } of recipe.phases) {
    for (const name of pinned) held.add(name);
    for (const name of unpin) held.delete(name);
  }
  const { stiffness = 1, offset = 0.25, selfDistance = 0 } = recipe.phases.at(-1) ?? {};
  const motion = {
    stiffness,
    offset,
    selfDistance,
    ...sliding,
  };
  return { body: sampleBody(drapedOn, recipe.bodyStep), motion, held: [...held] };
}

/** Cloth slides on the body, or what is longer would lie in folds where it was. */
const sliding = {
  gravity: 600,
  damping: 2.5,
  substeps: 24,
  friction: 0.03,
  stick: 0,
  speedLimit: 80,
};
