import { baseSize, draftGarment, type Garment } from "@holeshot/garments";
import {
  invert,
  type Matrix,
  type PiecePoint,
  type ScreenPoint,
  transformPoint,
} from "@holeshot/geometry";
import type { ProductId, Side } from "@holeshot/domain";
import { flatLay, pick, project, type ViewTable } from "@holeshot/views";

/** A side of a product as pixels: what each shows, and the way there and back. */
export interface StageView {
  readonly table: ViewTable;
  /** What lies under a pixel. */
  readonly at: (
    x: number,
    y: number,
  ) => { readonly piece: string; readonly point: PiecePoint } | null;
  /** How the cloth round a point lies on the picture; null when that point is not in sight. */
  readonly mapAt: (piece: string, point: PiecePoint) => LocalMap | null;
}

/** The cloth near one point as a straight map, good for frames and drags of that point's neighbourhood. */
export interface LocalMap {
  readonly toScreen: (point: PiecePoint) => ScreenPoint;
  readonly toPiece: (point: ScreenPoint) => PiecePoint;
  /** Pixels a millimetre. */
  readonly scale: number;
}

const garments = new Map<ProductId, Garment>();

export function baseGarment(product: ProductId): Garment {
  const known = garments.get(product);
  if (known) return known;
  const made = draftGarment({ product, size: baseSize(product) });
  garments.set(product, made);
  return made;
}

export function openStageView(
  product: ProductId,
  side: Side,
  size: { readonly width: number; readonly height: number },
): StageView {
  const table = flatLay(baseGarment(product), side, size);
  return {
    table,
    at: (x, y) => pick(table, x, y),
    mapAt: (piece, point) => localMap(table, piece, point),
  };
}

/** Millimetres beside the point that the slope is measured over. */
const REACH = 6;

function localMap(table: ViewTable, piece: string, point: PiecePoint): LocalMap | null {
  const centre = project(table, piece, point);
  if (!centre) return null;
  const right = slope(table, piece, point, centre, REACH, 0);
  const down = slope(table, piece, point, centre, 0, REACH);
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
  table: ViewTable,
  piece: string,
  point: PiecePoint,
  centre: ScreenPoint,
  dx: number,
  dy: number,
): { readonly x: number; readonly y: number } | null {
  for (const sign of [1, -1]) {
    const beside = project(table, piece, { x: point.x + sign * dx, y: point.y + sign * dy });
    if (beside) {
      const reach = sign * REACH;
      return { x: (beside.x - centre.x) / reach, y: (beside.y - centre.y) / reach };
    }
  }
  return null;
}
