import type { PieceId } from "@holeshot/garments";
import type { Box } from "@holeshot/geometry";
import { nearFold } from "../compose/common.ts";
import { readReach } from "../compose/slant.ts";
import type { PixelRect, ViewTable } from "../types.ts";
import { borderPlaces, clothIndex, visitBox } from "./cloth-index.ts";

/** Of the pixel in hand. */
const reach = new Float64Array(2);

/**
 * The pixels that show any of a box of piece millimetres, as the rectangle round them: what has to be composed again
 * when artwork changed there. Null when this side shows none of it.
 */
export function shownRect(table: ViewTable, piece: PieceId, box: Box): PixelRect | null {
  const number = table.pieces.indexOf(piece) + 1;
  const index = clothIndex(table, number);
  if (!index) return null;
  const { width, height, borders } = table;
  let [left, top, right, bottom] = [width, height, -1, -1];
  // A rectangle is told by its rim: what lies inside what was found already need not be looked at, and that is nearly all.
  const found = (i: number): boolean => {
    const column = i % width;
    const row = (i - column) / width;
    return column >= left && column <= right && row >= top && row <= bottom;
  };
  const add = (i: number): void => {
    const column = i % width;
    const row = (i - column) / width;
    if (column < left) left = column;
    if (column > right) right = column;
    if (row < top) top = row;
    if (row > bottom) bottom = row;
  };
  const { left: l, top: t, right: r, bottom: b } = box;
  const grown = {
    left: l - nearFold,
    top: t - nearFold,
    right: r + nearFold,
    bottom: b + nearFold,
  };
  visitBox(index, grown, (i) => {
    if (found(i)) return;
    readReach(table, i, reach);
    const [x, y] = [table.x[i] as number, table.y[i] as number];
    const [wide, high] = [reach[0] as number, reach[1] as number];
    if (x >= l - wide && x <= r + wide && y >= t - high && y <= b + high) add(i);
  });
  if (borders) {
    for (const k of borderPlaces(borders, number)) {
      if (within(box, borders.x[k] as number, borders.y[k] as number)) add(borders.at[k] as number);
    }
  }
  if (right < left) return null;
  // A pixel mixes what lies up to one beside its centre.
  const x = Math.max(0, left - 1);
  const y = Math.max(0, top - 1);
  return {
    x,
    y,
    width: Math.min(width, right + 2) - x,
    height: Math.min(height, bottom + 2) - y,
  };
}

function within(box: Box, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
