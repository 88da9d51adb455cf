import { type Garment, type PieceId, thinPlate } from "@holeshot/garments";
import type { ModelPiece } from "../model/model.ts";
import { behindFolds } from "./behind-folds.ts";

/** The piece whose cloth each piece of a garment lies on: another's where it is applied, its own otherwise. */
export function clothOf({ pieces }: Garment): (piece: PieceId) => PieceId {
  const lies = new Map(pieces.map(({ id, appliedTo }) => [id, appliedTo ?? id]));
  return (piece) => lies.get(piece) ?? piece;
}

/**
 * Where a piece's corners are when some points of its cloth have moved. `points` has two numbers for each, `told` three,
 * once or more often, which add up; tenths of a millimetre both.
 */
export function movedPlaces(
  piece: ModelPiece,
  points: readonly number[],
  told: readonly number[],
): Float32Array {
  const positions = piece.positions.slice();
  if (told.length === 0) return positions;
  const source = pairs(points, 2).map(([x = 0, y = 0]) => ({ x: x / 10, y: y / 10 }));
  const sum = new Float64Array(3 * source.length);
  told.forEach((move, i) => {
    sum[i % sum.length] = (sum[i % sum.length] as number) + move / 10_000;
  });
  const moves = pairs([...sum], 3);
  const across = thinPlate(
    source,
    moves.map(([x = 0, y = 0]) => ({ x, y })),
  );
  const ahead = thinPlate(
    source,
    moves.map(([, , z = 0]) => ({ x: z, y: 0 })),
  );
  const goes = behindFolds(piece);
  for (let i = 0; i < positions.length; i += 3) {
    const point = { x: goes[(2 * i) / 3] as number, y: goes[(2 * i) / 3 + 1] as number };
    const { x, y } = across(point);
    positions[i] = (positions[i] as number) + x;
    positions[i + 1] = (positions[i + 1] as number) + y;
    positions[i + 2] = (positions[i + 2] as number) + ahead(point).x;
  }
  return positions;
}

function pairs(numbers: readonly number[], width: number): number[][] {
  return Array.from({ length: numbers.length / width }, (_, i) => [
    ...numbers.slice(i * width, (i + 1) * width),
  ]);
}

/** Sewn corners lay on one point and are to lie on one again: each piece's own smoothness leaves them a little apart. */
export function join(pieces: readonly ModelPiece[]): void {
  const together = new Map<string, [Float32Array, number][]>();
  for (const { positions, lit = positions } of pieces)
    for (let i = 0; i < lit.length; i += 3) {
      const key = `${lit[i]} ${lit[i + 1]} ${lit[i + 2]}`;
      const known = together.get(key);
      if (known) known.push([positions, i]);
      else together.set(key, [[positions, i]]);
    }
  for (const corners of together.values()) {
    if (corners.length < 2) continue;
    for (let c = 0; c < 3; c++) {
      const mean =
        corners.reduce((sum, [positions, i]) => sum + (positions[i + c] as number), 0) /
        corners.length;
      for (const [positions, i] of corners) positions[i + c] = mean;
    }
  }
}
