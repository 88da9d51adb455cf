import type { ClothMesh } from "../mesh/cloth-mesh.ts";
import type { ClothMaterials } from "./cloth-material.ts";
import { buildSprings, restPlaces, type Springs } from "./springs.ts";

/** A garment while it is draped. Three numbers a particle, centimetres and seconds; masses in grams. */
export interface Cloth {
  readonly mesh: ClothMesh;
  readonly positions: Float64Array;
  /** Where each particle was when the substep began; the difference becomes its speed. */
  readonly previous: Float64Array;
  readonly velocities: Float64Array;
  readonly mass: Float64Array;
  /** 0 for a pinned particle. */
  readonly inverseMass: Float64Array;
  readonly stretch: Springs;
  readonly bend: Springs;
  /** Particles within two triangle sides of each other never collide. */
  readonly near: readonly ReadonlySet<number>[];
}

/** Makes the cloth at its starting places. `density` is g/cm². */
export function makeCloth(
  mesh: ClothMesh,
  start: Float64Array,
  materials: ClothMaterials,
  density: number,
): Cloth {
  const { stretch, bend, neighbours } = buildSprings(mesh, materials);
  const mass = massOf(mesh, restPlaces(mesh, materials), density);
  return {
    mesh,
    positions: start.slice(),
    previous: start.slice(),
    velocities: new Float64Array(start.length),
    mass,
    inverseMass: mass.map((value) => (value > 0 ? 1 / value : 0)),
    stretch,
    bend,
    near: neighbours.map((own, i) => {
      const all = new Set(own).add(i);
      for (const j of own) for (const k of neighbours[j] ?? []) all.add(k);
      return all;
    }),
  };
}

function massOf(mesh: ClothMesh, flat: Float64Array, density: number): Float64Array {
  const mass = new Float64Array(mesh.particleCount);
  const { triangles, particleOf } = mesh;
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [...triangles.subarray(t, t + 3)];
    const [ax, ay, bx, by, cx, cy] = corners.flatMap((i) => [
      flat[2 * i] as number,
      flat[2 * i + 1] as number,
    ]) as [number, number, number, number, number, number];
    const area = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
    for (const i of corners) {
      const particle = particleOf[i] as number;
      mass[particle] = (mass[particle] as number) + (density * area) / 3;
    }
  }
  return mass;
}

/** Holds edges (`piece.edge`) or whole pieces (`piece`) where they are, or lets them go again. */
export function pin(cloth: Cloth, names: readonly string[], hold = true): void {
  for (const name of names)
    for (const vertex of verticesOf(cloth.mesh, name)) {
      const i = cloth.mesh.particleOf[vertex] as number;
      cloth.inverseMass[i] = hold ? 0 : 1 / (cloth.mass[i] as number);
      cloth.velocities.fill(0, 3 * i, 3 * i + 3);
    }
}

function verticesOf(mesh: ClothMesh, name: string): Iterable<number> {
  const edge = mesh.edges.get(name);
  if (edge) return edge;
  const piece = mesh.pieces.find(({ id }) => id === name);
  if (!piece) throw new RangeError(`The garment has no ${name}`);
  return Array.from({ length: piece.vertexCount }, (_, i) => piece.firstVertex + i);
}
