import type { Path, PathCommand } from "@holeshot/geometry";
import { notchTicks } from "@holeshot/garments";
import type { Piece } from "@holeshot/garments";

/** Ticks from the cut line inwards where the piece is matched with its partners, as open lines. */
export function notchLines(piece: Piece): Path {
  return notchTicks(piece).flatMap(({ from, to }): PathCommand[] => [
    ["M", from.x, from.y],
    ["L", to.x, to.y],
  ]);
}
