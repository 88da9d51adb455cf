import { draftGarment, type Garment } from "@holeshot/garments";
import { sampleBody, type DistanceGrid } from "../mannequin/distance-grid.ts";
import { buildMesh } from "../mesh/build-mesh.ts";
import type { ClothMesh } from "../mesh/cloth-mesh.ts";
import { makeCloth, pin, type Cloth } from "../solve/cloth.ts";
import { runFrame, type Motion } from "../solve/run-frame.ts";
import type { Drape, DrapedPiece } from "./drape.ts";
import { measureStrain } from "./measure-strain.ts";
import { type Phase, type PoseChange, type Recipe, ribsOf } from "./recipe.ts";
import { placeParticles, placeVertices } from "./start-places.ts";
import { girthTable, seamTable, strainTable } from "./tables.ts";

const calm: Omit<Motion, "body"> = {
  substeps: 16,
  gravity: 600,
  damping: 1.5,
  speedLimit: 200,
  stiffness: 1,
  selfDistance: 0,
  offset: 0.25,
  friction: 0.25,
  stick: 0.01,
};

/** A phase ends early when the cloth hardly moves, cm/s. */
const still = 0.05;

/** Tells what happens; returns the elapsed time since it was made, for the phases' lines. */
export type Tell = (text: string) => void;

/** Drapes a garment. With `phases` 0 it is only placed, sewn but not yet fallen. */
export function runDrape(id: string, recipe: Recipe, tell: Tell, phases = Infinity): Drape {
  const { product, size, options } = recipe;
  const drafted = draftGarment({ product, size, options });
  const garment = recipe.prepare?.(drafted) ?? drafted;
  const mesh = buildMesh(garment, recipe.spacing);
  const places = placeVertices(garment, mesh, recipe);
  tell(`${id}: ${mesh.particleCount} particles, ${mesh.triangles.length / 3} triangles`);
  tell(girthTable(recipe.girths));
  tell(seamTable(garment, mesh, places));
  const start = placeParticles(mesh, places, recipe.noise);
  const cloth = makeCloth(mesh, start, recipe.materials, recipe.density);
  let body = sampleBody(recipe.body, recipe.bodyStep);
  for (const phase of recipe.phases.slice(0, phases)) {
    body = runPhase(cloth, phase, body, recipe.bodyStep);
    tell(`${phase.name.padEnd(12)} ${phase.frames} frames, speed ${speed(cloth).toFixed(2)} cm/s`);
  }
  return finish(id, garment, cloth, recipe, tell);
}

function runPhase(cloth: Cloth, phase: Phase, before: DistanceGrid, step: number): DistanceGrid {
  const body = phase.pose ? sampleBody(phase.pose.body, step) : before;
  if (phase.pose) carryCloth(cloth, phase.pose);
  if (phase.pin) pin(cloth, phase.pin);
  if (phase.unpin) pin(cloth, phase.unpin, false);
  if (phase.hold) holdCloth(cloth, phase.hold);
  const motion = { ...calm, ...phase, body };
  for (let frame = 0; frame < phase.frames; frame++) {
    runFrame(cloth, motion);
    if (speed(cloth) < still) break;
  }
  return body;
}

/** Takes the cloth along with a mannequin that moves. */
export function carryCloth(cloth: Cloth, { carry }: PoseChange): void {
  for (const { particle, place, piece } of particlesOf(cloth))
    cloth.positions.set(carry(place, piece), 3 * particle);
}

/** Holds the cloth that lies in some place. */
export function holdCloth(cloth: Cloth, held: NonNullable<Phase["hold"]>): void {
  for (const { particle, place, piece } of particlesOf(cloth)) {
    if (!held(place, piece)) continue;
    cloth.inverseMass[particle] = 0;
    cloth.velocities.fill(0, 3 * particle, 3 * particle + 3);
  }
}

/** Each particle once, with the first piece it is in. */
function* particlesOf({ mesh, positions }: Cloth) {
  const done = new Set<number>();
  for (const [vertex, particle] of mesh.particleOf.entries()) {
    if (done.has(particle)) continue;
    done.add(particle);
    const piece = mesh.pieces[mesh.pieceOf[vertex] as number];
    const [x = 0, y = 0, z = 0] = positions.subarray(3 * particle, 3 * particle + 3);
    if (piece) yield { particle, place: [x, y, z] as const, piece: piece.id };
  }
}

function speed({ velocities }: Cloth): number {
  const square = velocities.reduce((sum, value) => sum + value * value, 0);
  return Math.sqrt((3 * square) / velocities.length);
}

function finish(id: string, garment: Garment, cloth: Cloth, recipe: Recipe, tell: Tell): Drape {
  const { mesh, positions } = cloth;
  const { summary, rows } = measureStrain(mesh, positions, recipe.tightEdges, ribsOf(recipe));
  tell(strainTable(rows, summary));
  return {
    id,
    product: garment.product,
    size: garment.size,
    options: recipe.options,
    pieces: mesh.pieces.map((_, index) => drapedPiece(mesh, positions, index)),
    particleCount: mesh.particleCount,
    seams: mesh.seams.map(({ a, b }) => ({ a, b })),
    strain: summary,
  };
}

function drapedPiece(mesh: ClothMesh, positions: Float64Array, index: number): DrapedPiece {
  const piece = mesh.pieces[index];
  if (!piece) throw new RangeError(`No piece ${index}`);
  const { id, material, firstVertex, vertexCount, outlineCount } = piece;
  const particles = mesh.particleOf.slice(firstVertex, firstVertex + vertexCount);
  const edges = [...mesh.edges]
    .filter(([, vertices]) => mesh.pieceOf[vertices[0] as number] === index)
    .map(([key, vertices]) => [key.slice(id.length + 1), vertices.map((v) => v - firstVertex)]);
  return {
    id,
    material,
    uv: Float32Array.from(mesh.uv.subarray(2 * firstVertex, 2 * (firstVertex + vertexCount))),
    positions: Float32Array.from({ length: 3 * vertexCount }, (_, i) => {
      const particle = particles[Math.floor(i / 3)] as number;
      return (positions[3 * particle + (i % 3)] as number) / 100;
    }),
    triangles: mesh.triangles
      .subarray(3 * piece.firstTriangle, 3 * (piece.firstTriangle + piece.triangleCount))
      .map((vertex) => vertex - firstVertex),
    particles,
    outlineCount,
    edges: Object.fromEntries(edges) as Record<string, Uint32Array>,
  };
}
