import type { Garment } from "@holeshot/garments";
import { invert, type Matrix, type PiecePoint, type ScreenPoint } from "@holeshot/geometry";
import { transformPoint } from "@holeshot/geometry";

/** A place on the cloth. */
export interface ClothPlace {
  readonly piece: string;
  readonly point: PiecePoint;
}

/** Garment in sight: which millimetre of which piece shows where. Pixels are those of the view's own picture. */
export interface ClothView {
  /** The garment as it is cut here; designs are placed on the base garment. */
  readonly garment: Garment;
  /** What lies under a pixel. */
  readonly at: (x: number, y: number) => ClothPlace | null;
  /** Where a place shows; null when it is not in sight. */
  readonly find: (piece: string, point: PiecePoint) => ScreenPoint | null;
  /** How the cloth round a point lies on the picture; null when that point is not in sight. */
  readonly mapAt: (piece: string, point: PiecePoint) => LocalMap | null;
  /** Where print goes on over seams: a place that is seen on the next piece, in the millimetres of this one. */
  readonly placeOn?: (piece: string, seen: ClothPlace) => PiecePoint | null;
  /** Where print goes on over seams: whether a place beside the piece comes to lie on another one. */
  readonly isOn?: (piece: string, point: PiecePoint) => boolean;
  /** A place always shows in the same spot, unlike on a garment that turns. */
  readonly still?: true;
}

/** The cloth near one point as a straight map, good for handles and drags of that point's neighbourhood. */
export interface LocalMap {
  readonly toScreen: (point: PiecePoint) => ScreenPoint;
  readonly toPiece: (point: ScreenPoint) => PiecePoint;
  /** Pixels a millimetre. */
  readonly scale: number;
}

/** Millimetres beside the point that the slope is measured over. */
const REACH = 6;

export function localMap(
  find: ClothView["find"],
  piece: string,
  point: PiecePoint,
): LocalMap | null {
  const centre = find(piece, point);
  if (!centre) return null;
  const right = slope(find, piece, point, centre, REACH, 0);
  const down = slope(find, piece, point, centre, 0, REACH);
  if (!right || !down) return null;
  const matrix: Matrix = [
    right.x,
    right.y,
    down.x,
    down.y,
    centre.x - right.x * point.x - down.x * point.y,
    centre.y - right.y * point.x - down.y * point.y,
  ];
  const back = invert(matrix);
  if (!back) return null;
  return {
    toScreen: (at) => transformPoint<"screen">(matrix, at),
    toPiece: (at) => transformPoint<"piece">(back, at),
    scale: Math.sqrt(Math.abs(right.x * down.y - right.y * down.x)),
  };
}

/** Pixels gone for each millimetre in one direction, measured to whichever side is in sight. */
function slope(
  find: ClothView["find"],
  piece: string,
  point: PiecePoint,
  centre: ScreenPoint,
  dx: number,
  dy: number,
): { readonly x: number; readonly y: number } | null {
  for (const sign of [1, -1]) {
    const beside = find(piece, { x: point.x + sign * dx, y: point.y + sign * dy });
    if (beside) {
      const reach = sign * REACH;
      return { x: (beside.x - centre.x) / reach, y: (beside.y - centre.y) / reach };
    }
  }
  return null;
}
