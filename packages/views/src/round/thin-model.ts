import { MeshoptSimplifier } from "meshoptimizer/simplifier";
import type { Model, ModelPiece } from "../model/model.ts";

/** As far as a surface may move while it is thinned, as a share of its size. */
const MOST_ERROR = 0.01;

/** A model with about a share of its triangles: for solids whose places of print do not matter. */
export async function thinModel({ pieces }: Model, share: number): Promise<Model> {
  await MeshoptSimplifier.ready;
  return { pieces: pieces.map((piece) => thinned(piece, share)) };
}

function thinned(piece: ModelPiece, share: number): ModelPiece {
  const wanted = Math.ceil((piece.triangles.length * share) / 3) * 3;
  const [triangles] = MeshoptSimplifier.simplify(
    piece.triangles,
    piece.positions,
    3,
    wanted,
    MOST_ERROR,
  );
  return compact(piece, triangles);
}

/** A piece of some of its triangles, with only the corners they need. */
export function compact(piece: ModelPiece, triangles: Uint32Array): ModelPiece {
  const numbers = new Map<number, number>();
  const renumbered = triangles.map((corner) => {
    const known = numbers.get(corner) ?? numbers.size;
    numbers.set(corner, known);
    return known;
  });
  const kept = [...numbers.keys()];
  const take = (from: Float32Array, width: number) =>
    Float32Array.from(
      { length: kept.length * width },
      (_, i) => from[(kept[Math.floor(i / width)] as number) * width + (i % width)] as number,
    );
  return {
    piece: piece.piece,
    positions: take(piece.positions, 3),
    ...(piece.lit ? { lit: take(piece.lit, 3) } : {}),
    normals: take(piece.normals, 3),
    millimetres: take(piece.millimetres, 2),
    openness: take(piece.openness, 1),
    triangles: renumbered,
  };
}
