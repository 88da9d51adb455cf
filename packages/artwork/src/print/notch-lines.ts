import { pathLength, pointAtLength } from "@holeshot/geometry";
import type { Path, PathCommand } from "@holeshot/geometry";
import { edgeOf } from "@holeshot/garments";
import type { Piece } from "@holeshot/garments";

/** Longest tick, and the distance of two that stand side by side, mm. */
const longest = 4;
const apart = 4;
/** A tick never reaches nearer to the seam than this, mm: a cut must not show in the seam. */
const clear = 1;

/** Ticks from the cut line inwards where the piece is matched with its partners, as open lines. */
export function notchLines(piece: Piece): Path {
  return piece.notches.flatMap(({ edge: name, at, marks }): PathCommand[] => {
    const edge = edgeOf(piece, name);
    const length = pathLength(edge.path);
    const reach = edge.allowance + edge.hem;
    const depth = Math.min(longest, Math.max(reach - clear, reach === 0 ? 2 : 1));
    const offsets = marks === 1 ? [0] : [-apart / 2, apart / 2];
    return offsets.flatMap((offset): PathCommand[] => {
      const { point, direction } = pointAtLength(edge.path, length * at + offset);
      // Outwards is to the left of the way on a clockwise outline with y down.
      const [nx, ny] = [direction.y, -direction.x];
      const end = reach - depth;
      return [
        ["M", point.x + nx * reach, point.y + ny * reach],
        ["L", point.x + nx * end, point.y + ny * end],
      ];
    });
  });
}
