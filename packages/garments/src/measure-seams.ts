import { pathLength } from "@holeshot/geometry";
import { edgeOf } from "./edge-of.ts";
import type { EdgeRef, Garment, Seam } from "./garment.ts";

/** A seam with what its edges measure, mm. */
export interface MeasuredSeam extends Seam {
  readonly lengthA: number;
  readonly lengthB: number;
  /** How far the edges are from the stated ease or stretch, mm; 0 is a perfect fit. */
  readonly deviation: number;
}

/** Measures every seam of a garment. Throws `RangeError` when a seam names an edge that does not exist. */
export function measureSeams(garment: Garment): MeasuredSeam[] {
  const pieces = new Map(garment.pieces.map((piece) => [piece.id, piece]));
  const length = ({ piece: id, edge }: EdgeRef) => {
    const piece = pieces.get(id);
    if (!piece) throw new RangeError(`${garment.product} ${garment.size} has no piece ${id}`);
    return pathLength(edgeOf(piece, edge).path);
  };
  return garment.seams.map((seam) => {
    const lengthA = length(seam.a);
    const lengthB = length(seam.b);
    return { ...seam, lengthA, lengthB, deviation: lengthA * seam.stretch - lengthB - seam.ease };
  });
}
