import { behindFolds, clothTriangles, type ModelPiece } from "@holeshot/views";
import { nearestCorner } from "./nearest-corner.ts";

/** Of each corner of a piece the one that it goes along with: its own, but where an edge is turned in, that of the cloth before it. */
export function clothBefore(piece: ModelPiece): number[] {
  const { millimetres } = piece;
  const places = behindFolds(piece);
  const cloth = new Set(clothTriangles(piece));
  const all = [...cloth];
  return Array.from({ length: millimetres.length / 2 }, (_, n) => {
    if (cloth.has(n) || cloth.size === 0) return n;
    const [x, y] = [places[2 * n] as number, places[2 * n + 1] as number];
    return nearestCorner(millimetres, all, x, y);
  });
}
