import { asWorn, joinSeams, MOVE_UNIT, type Model, type ModelPiece } from "@holeshot/views";
import type { Garment } from "@holeshot/garments";
import { type Fold, foldCloth } from "../light/relief/fold.ts";
import { flatField, type HeightField } from "../light/relief/height-field.ts";
import { clothBefore } from "./cloth-before.ts";
import { type CornerMoves, movesOf } from "./worn-moves.ts";

/** Heights a millimetre that folds are raised with: corners of a model are further apart. */
const fineness = 2;

/** Moves of a top that is worn, with folds by piece that stand out of its cloth, outline and all. */
export function foldsRaised(
  model: Model,
  moves: CornerMoves,
  garment: Garment,
  folds: Readonly<Record<string, readonly Fold[]>>,
): CornerMoves {
  const told = new Map(
    [...moves].map(([piece, own]) => [piece, Float32Array.from(own, (by) => by * MOVE_UNIT)]),
  );
  const pieces = asWorn(model, told).pieces.map((piece, n): ModelPiece => {
    const lit = (model.pieces[n] as ModelPiece).positions;
    const cut = garment.pieces.find(({ id }) => id === piece.piece);
    const raised = folds[piece.piece];
    if (!cut || !raised) return { ...piece, lit };
    const field = flatField(cut, fineness);
    foldCloth(field, cut, raised);
    const { normals, millimetres } = piece;
    const before = clothBefore(model.pieces[n] as ModelPiece);
    const positions = piece.positions.map((value, i) => {
      const corner = before[Math.floor(i / 3)] as number;
      const [x, y] = [0, 1].map((c) => millimetres[2 * corner + c] as number);
      const out = normals[3 * corner + (i % 3)] as number;
      return value + (out * heightAt(field, x as number, y as number)) / 1000;
    });
    return { ...piece, positions, lit };
  });
  joinSeams(pieces);
  return movesOf(pieces);
}

/** Height at a place of a piece, mm; nothing beside it. */
function heightAt({ left, top, scale, width, height, heights }: HeightField, x: number, y: number) {
  const [i, j] = [Math.round((x - left) * scale), Math.round((y - top) * scale)];
  if (i < 0 || j < 0 || i >= width || j >= height) return 0;
  return heights[j * width + i] as number;
}
