import { flattenPath } from "@holeshot/geometry";
import type { KitPoint, PiecePoint } from "@holeshot/geometry";
import type { Garment, PieceId } from "@holeshot/garments";

type KitPlane = (piece: PieceId, point: PiecePoint) => KitPoint;

/** A sleeve that hangs counts for this share of the body's width, however far it reaches on the table. */
const sleeveShare = 1 / 8;

/** On the table sleeves lie out to the sides; on a rider they hang beside the body. */
export function isSleeve(piece: PieceId): boolean {
  return piece.startsWith("sleeve_");
}

/**
 * How far to the right a place of the kit plane is on the garment as it is worn and seen from the front, mm: the body as
 * it lies, sleeves drawn in beside it. Rises with x, without a kink. A garment without sleeves stays as it lies.
 */
export function acrossAsWorn(garment: Garment, kitPlane: KitPlane): (x: number) => number {
  const printed = garment.pieces.filter(({ material }) => material === "printed");
  const [left, right] = extent(
    printed.filter(({ id }) => !isSleeve(id)),
    kitPlane,
  );
  const [leftmost, rightmost] = extent(printed, kitPlane);
  const room = (right - left) * sleeveShare;
  const beyondLeft = drawnIn(left - leftmost, room);
  const beyondRight = drawnIn(rightmost - right, room);
  return (x) => {
    if (x < left) return left - beyondLeft(left - x);
    return x > right ? right + beyondRight(x - right) : x;
  };
}

/** Brings `length` down to `room`: begins as it was, 1 to 1, and gets slower. Shorter lengths stay. */
function drawnIn(length: number, room: number): (distance: number) => number {
  const slowing = length > room ? 1 / room - 1 / length : 0;
  return (distance) => distance / (1 + slowing * distance);
}

function extent(pieces: Garment["pieces"], kitPlane: KitPlane): readonly [number, number] {
  let [left, right] = [Infinity, -Infinity];
  for (const piece of pieces) {
    for (const { points } of flattenPath<"piece">(piece.outline, 0.5)) {
      for (const point of points) {
        const { x } = kitPlane(piece.id, point);
        left = Math.min(left, x);
        right = Math.max(right, x);
      }
    }
  }
  return [left, right];
}
