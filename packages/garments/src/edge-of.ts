import type { Edge, Piece } from "./garment.ts";

/** The piece's edge of that name. Throws `RangeError` when it has none. */
export function edgeOf(piece: Piece, name: string): Edge {
  const edge = piece.edges.find((candidate) => candidate.name === name);
  if (!edge) throw new RangeError(`${piece.id} has no edge ${name}`);
  return edge;
}
