import { MeshoptDecoder } from "meshoptimizer/decoder";
import type { PieceId } from "@holeshot/garments";
import { type Gltf, readContainer } from "../model/gltf.ts";
import { type Model, ModelError, type ModelPiece } from "../model/model.ts";
import { accessorReader } from "../model/read-accessor.ts";

/** How far the corners of a model's pieces go, metres, three numbers each in the model's order. */
export type WornMoves = ReadonlyMap<PieceId, Float32Array>;

/** The moves of a file: whole numbers, of these metres each. */
export const MOVE_UNIT = 0.0001;

/**
 * Opens how a drape hangs on a rider: a GLB with a mesh of points a piece, named as the piece, whose POSITION says how
 * far each corner of the drape's model goes, in tenths of a millimetre. Throws `ModelError` on any other file.
 */
export async function openMoves(bytes: Uint8Array): Promise<WornMoves> {
  await MeshoptDecoder.ready;
  const { gltf, binary } = readContainer(bytes);
  const reader = accessorReader(gltf, binary, MeshoptDecoder);
  return new Map(
    meshesOf(gltf).map(({ name, primitives }): [string, Float32Array] => {
      const [points] = primitives;
      const told = points?.attributes["POSITION"];
      if (!name || told === undefined || points?.mode !== 0)
        throw new ModelError("This does not tell how a drape is worn");
      return [name, reader.numbers(told, 3).map((value) => value * MOVE_UNIT)];
    }),
  );
}

function meshesOf({ meshes }: Gltf): NonNullable<Gltf["meshes"]> {
  if (!meshes?.length) throw new ModelError("This does not tell how a drape is worn");
  return meshes;
}

/**
 * A model as a rider wears it: a top hangs over pants, which it was draped without, and pants are creased as he stands. It was
 * lit so on him. Throws `ModelError` where the moves are those of another model.
 */
export function asWorn(model: Model, moves: WornMoves): Model {
  return {
    pieces: model.pieces.map((piece): ModelPiece => {
      const told = moves.get(piece.piece);
      if (told?.length !== piece.positions.length)
        throw new ModelError(`Nothing tells how ${piece.piece} is worn`);
      const positions = piece.positions.map((value, i) => value + (told[i] as number));
      return { ...piece, positions, normals: turnedNormals({ ...piece, positions }, piece) };
    }),
  };
}

/** A piece's normals after its corners went from where they were: each turns as its triangles do. */
function turnedNormals(
  { positions, triangles, normals }: ModelPiece,
  { positions: before }: ModelPiece,
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
