import { pathLength, pointAtLength, type Point } from "@holeshot/geometry";
import { edgeOf } from "./edge-of.ts";
import type { Piece } from "./garment.ts";

/** One cut of the scissors where pieces are matched, mm. */
export interface NotchTick {
  /** On the cut line. */
  readonly from: Point;
  /** Where the cut ends, on the way to the seam line. */
  readonly to: Point;
}

/** Longest tick, and the distance of two that stand side by side, mm. */
const longest = 4;
const apart = 4;
/** A tick never reaches nearer to the seam than this, mm: a cut must not show in the seam. */
const clear = 1;

/** The ticks of a piece's notches, from the cut line inwards, in the order of its notches. */
export function notchTicks(piece: Piece): NotchTick[] {
  return piece.notches.flatMap(({ edge: name, at, marks }): NotchTick[] => {
    const edge = edgeOf(piece, name);
    const length = pathLength(edge.path);
    const reach = edge.allowance + edge.hem;
    const depth = Math.min(longest, Math.max(reach - clear, reach === 0 ? 2 : 1));
    const offsets = marks === 1 ? [0] : [-apart / 2, apart / 2];
    return offsets.map((offset) => {
      const { point, direction } = pointAtLength(edge.path, length * at + offset);
      // Outwards is to the left of the way on a clockwise outline with y down.
      const out = (by: number) => ({
        x: point.x + direction.y * by,
        y: point.y - direction.x * by,
      });
      return { from: out(reach), to: out(reach - depth) };
    });
  });
}
