import { containsPoint, flattenPath, type PiecePoint, type Point } from "@holeshot/geometry";
import type { Garment, Piece, PieceId } from "../garment.ts";
import { carry } from "./carry.ts";

/** A text's or logo's place: its centre, the size of the box round it before it is turned, and its turn in degrees clockwise. */
export interface Placement {
  readonly piece: PieceId;
  readonly centre: PiecePoint;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
}

/** A placement in another size. `scale` is 1 or less and already in `width` and `height`. */
export interface CarriedPlacement extends Placement {
  readonly scale: number;
}

/** Smaller than this a logo is no longer what was ordered; preflight speaks up instead. */
const smallest = 0.25;

/**
 * Carries a text or logo to another size: its centre follows the piece, its proportions and turn stay. It never
 * grows; it shrinks about its centre just far enough to lie inside the safe line as it did, or, if it reached
 * over the line on purpose, by as much as the safe area is narrower.
 */
export function carryPlacement(from: Garment, to: Garment, placement: Placement): CarriedPlacement {
  const source = from.pieces.find(({ id }) => id === placement.piece);
  const target = to.pieces.find(({ id }) => id === placement.piece);
  if (!source || !target) return { ...placement, scale: 1 };
  const centre = carry(from, to)(placement.piece, placement.centre);
  const before = roomFor(source, placement.centre, placement);
  const after = roomFor(target, centre, placement);
  // Room is how often the box fits about its centre: below 1 it reached over the line already.
  const scale = Math.max(smallest, Math.min(1, before >= 1 ? after : after / before));
  return {
    ...placement,
    centre,
    width: placement.width * scale,
    height: placement.height * scale,
    scale,
  };
}

/** How much the box could grow or must shrink about the centre to touch the piece's safe line; at most 4. */
function roomFor(piece: Piece, centre: Point, { width, height, rotation }: Placement): number {
  const safe = flattenPath(piece.safe, 0.25)[0]?.points ?? [];
  const turn = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const fits = (scale: number): boolean => {
    const spots = rim.map(([u, v]) => {
      const x = (u * width * scale) / 2;
      const y = (v * height * scale) / 2;
      return { x: centre.x + cos * x - sin * y, y: centre.y + sin * x + cos * y };
    });
    return spots.every((spot) => containsPoint(safe, spot));
  };
  let [low, high] = [0, 4];
  if (fits(high)) return high;
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return Math.max(low, 0.01);
}

/** Corners, and places between them for lines that bend inwards. */
const rim: readonly (readonly [number, number])[] = [-1, -0.5, 0, 0.5, 1].flatMap((t) => [
  [t, -1] as const,
  [t, 1] as const,
  [-1, t] as const,
  [1, t] as const,
]);
