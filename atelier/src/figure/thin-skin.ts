import { MeshoptSimplifier } from "meshoptimizer";
import type { Distance } from "../mannequin/distance.ts";
import type { Vector } from "../mannequin/vector.ts";
import type { Skin } from "./skin-mesh.ts";

/** A skin's triangles, and the way it faces at its corners, three numbers each. */
export interface SmoothSkin extends Skin {
  readonly normals: readonly number[];
}

/** How far a thinned skin may lie from the drawn one, cm: less than a pixel of the largest picture. */
const mostError = 0.03;
/** Share of its triangles that a skin keeps at least, when nothing else is said: light is known at corners only. */
const enough = 0.22;

await MeshoptSimplifier.ready;

/** A skin with fewer triangles where it is even; its normals are the body's own, `step` being the lattice's. */
export function thinSkin(
  body: Distance,
  { positions, triangles }: Skin,
  step: number,
  keeps = enough,
): SmoothSkin {
  const [kept] = MeshoptSimplifier.simplify(
    Uint32Array.from(triangles),
    Float32Array.from(positions),
    3,
    3 * Math.ceil((keeps * triangles.length) / 3),
    mostError,
    ["ErrorAbsolute"],
  );
  const numbers = new Map<number, number>();
  const thin = Array.from(kept, (corner) => {
    const number = numbers.get(corner) ?? numbers.size;
    numbers.set(corner, number);
    return number;
  });
  const left = [...numbers.keys()].flatMap((corner) => positions.slice(3 * corner, 3 * corner + 3));
  return { positions: left, triangles: thin, normals: facing(body, left, 0.4 * step) };
}

/** Unit normals of a body at places on its skin; over an edge they lie between its faces. */
function facing(body: Distance, places: readonly number[], by: number): number[] {
  const normals: number[] = [];
  for (let i = 0; i < places.length; i += 3)
    normals.push(...facingAt(body, places.slice(i, i + 3) as [number, number, number], by));
  return normals;
}

/** Which way a body's skin faces at a place, measured over twice `by`, cm; a unit vector. */
export function facingAt(body: Distance, [x, y, z]: Vector, by: number): Vector {
  const slope: Vector = [
    body([x + by, y, z]) - body([x - by, y, z]),
    body([x, y + by, z]) - body([x, y - by, z]),
    body([x, y, z + by]) - body([x, y, z - by]),
  ];
  const size = Math.hypot(...slope) || 1;
  return [slope[0] / size, slope[1] / size, slope[2] / size];
}
