import type { Material, Piece } from "../garment.ts";

/** The pieces of one material cut from the chosen fabric; the others as they were. */
export function cutFrom(pieces: readonly Piece[], material: Material, fabric: string): Piece[] {
  return pieces.map((piece) => (piece.material === material ? { ...piece, fabric } : piece));
}
