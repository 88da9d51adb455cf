import type { Garment } from "@holeshot/garments";
import type { Model, ModelPiece } from "../model/model.ts";
import type { Alterations } from "./alterations.ts";
import { clothOf, join, movedPlaces } from "./cloth-moves.ts";

/**
 * A top's model as it hangs over pants, which it was draped without: a rider wears it so, and it was lit so on him.
 * The same model when nobody wears it over pants.
 */
export function wornOverPants(model: Model, { points, over }: Alterations, from: Garment): Model {
  if (!over) return model;
  const own = clothOf(from);
  const pieces = model.pieces.map((piece): ModelPiece => {
    const cloth = own(piece.piece);
    const positions = movedPlaces(piece, points[cloth] ?? [], over[cloth] ?? []);
    return { ...piece, positions, lit: piece.positions };
  });
  join(pieces);
  return {
    pieces: pieces.map(({ lit: before = new Float32Array(), ...piece }) => ({
      ...piece,
      normals: turnedNormals(piece, before),
    })),
  };
}

/** A piece's normals after its corners went from where they were: each turns as its triangles do. */
function turnedNormals(
  { positions, triangles, normals }: ModelPiece,
  before: Float32Array,
): Float32Array {
  const [was, is] = [faceNormals(before, triangles), faceNormals(positions, triangles)];
  return unitVectors(normals.map((value, i) => value + (is[i] as number) - (was[i] as number)));
}

/** Of each corner, the unit normal of the triangles round it. */
function faceNormals(positions: Float32Array, triangles: Uint32Array): Float32Array {
  const sums = new Float32Array(positions.length);
  const at = (corner: number, c: number): number => positions[3 * corner + c] as number;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, d] = [triangles[t], triangles[t + 1], triangles[t + 2]] as number[] as [
      number,
      number,
      number,
    ];
    for (let c = 0; c < 3; c++) {
      const [p, q] = [(c + 1) % 3, (c + 2) % 3];
      const across =
        (at(b, p) - at(a, p)) * (at(d, q) - at(a, q)) -
        (at(b, q) - at(a, q)) * (at(d, p) - at(a, p));
      for (const corner of [a, b, d])
        sums[3 * corner + c] = (sums[3 * corner + c] as number) + across;
    }
  }
  return unitVectors(sums);
}

/** Makes three numbers a corner as long as 1, in place; where there are none they stay 0. */
function unitVectors(vectors: Float32Array): Float32Array {
  for (let i = 0; i < vectors.length; i += 3) {
    const size = Math.hypot(...vectors.subarray(i, i + 3)) || 1;
    for (let c = 0; c < 3; c++) vectors[i + c] = (vectors[i + c] as number) / size;
  }
  return vectors;
}
