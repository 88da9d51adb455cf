import type { PieceId } from "@holeshot/garments";
import type { PiecePoint } from "@holeshot/geometry";
import type { ViewTable } from "../types.ts";
import { labelColours } from "../cloth/label-colours.ts";
import { shownPiece } from "./cloth-index.ts";
import { slopeAt } from "./slope.ts";

/** A place on the cloth. */
export interface Pick {
  readonly piece: PieceId;
  readonly point: PiecePoint;
}

/**
 * What lies under a place on the picture, in pixels from its top left corner; null beside the garment and on the
 * cloth's inner face and the label in it, which carry nothing.
 */
export function pick(table: ViewTable, x: number, y: number): Pick | null {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column < 0 || row < 0 || column >= table.width || row >= table.height) return null;
  const i = row * table.width + column;
  const piece = table.pieces[shownPiece(table, i) - 1];
  if (piece === undefined || piece in labelColours) return null;
  const slope = slopeAt(table, i);
  const du = x - column - 0.5;
  const dv = y - row - 0.5;
  const px = table.x[i] as number;
  const py = table.y[i] as number;
  if (!slope) return { piece, point: { x: px, y: py } };
  return {
    piece,
    point: { x: px + slope.xu * du + slope.xv * dv, y: py + slope.yu * du + slope.yv * dv },
  };
}
