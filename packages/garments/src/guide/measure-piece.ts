import { flattenPath, pathLength } from "@holeshot/geometry";
import { edgeOf } from "../edge-of.ts";
import type { Garment, Piece } from "../garment.ts";

/** A piece that the garment must have. */
export function pieceOf(garment: Garment, id: string): Piece {
  const piece = garment.pieces.find((candidate) => candidate.id === id);
  if (!piece) throw new RangeError(`${garment.product} ${garment.size} has no piece ${id}`);
  return piece;
}

/** A landmark that the piece must have. */
export function spot(piece: Piece, landmark: string): { readonly x: number; readonly y: number } {
  const point = piece.landmarks[landmark];
  if (!point) throw new RangeError(`${piece.id} has no landmark ${landmark}`);
  return point;
}

/** Length of an edge, mm. */
export function edgeLength(piece: Piece, edge: string): number {
  return pathLength(edgeOf(piece, edge).path);
}

/** Width of the piece on a level line. */
export function widthAt(piece: Piece, y: number): number {
  const points = flattenPath(piece.outline, 0.05)[0]?.points ?? [];
  const crossings = points.flatMap((b, i) => {
    const a = points[(i + points.length - 1) % points.length];
    return a && a.y > y !== b.y > y ? [a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)] : [];
  });
  return Math.max(...crossings) - Math.min(...crossings);
}
