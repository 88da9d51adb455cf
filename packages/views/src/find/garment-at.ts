import { type ProductId, productIds } from "@holeshot/garments";
import { figurePiece } from "../cloth/figure.ts";
import type { ViewTable } from "../types.ts";

/**
 * Which garment is under a place of a figure's picture, in pixels from its top left corner: either face of the cloth
 * counts. Null beside the rider and on gear, which is no product.
 */
export function garmentAt(table: ViewTable, x: number, y: number): ProductId | null {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= table.width || row >= table.height) return null;
  const i = row * table.width + column;
  const piece = table.coverage[i] === 0 ? undefined : table.pieces[(table.piece[i] ?? 0) - 1];
  if (piece === undefined) return null;
  return productIds.find((product) => piece.startsWith(figurePiece(product, ""))) ?? null;
}
