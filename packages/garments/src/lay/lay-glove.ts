import type { Point } from "@holeshot/geometry";
import type { Garment, PieceId } from "../garment.ts";

/** A hand's way into the plane. */
export interface LaidHand {
  readonly to: (point: Point) => Point;
  readonly from: (point: Point) => Point;
}

/** Both backs side by side as one's own hands lie: the left hand at the left, thumbs inwards. */
export function layGlove(garment: Garment): ReadonlyMap<PieceId, LaidHand> {
  const reach = garment.pieces.find(({ id }) => id === "thumb_left")?.bounds.right ?? 0;
  const apart = reach * 1.15;
  const move = (x: number): LaidHand => ({
    to: (p) => ({ x: p.x + x, y: p.y }),
    from: (p) => ({ x: p.x - x, y: p.y }),
  });
  return new Map(
    garment.pieces
      .filter(({ material }) => material === "printed")
      .map((piece) => [piece.id, move(piece.id.endsWith("_left") ? -apart : apart)]),
  );
}
