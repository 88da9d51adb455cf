import type { PieceId } from "@holeshot/garments";
import type { PiecePoint, ScreenPoint } from "@holeshot/geometry";
import { pick } from "./pick.ts";
import { slopeAt } from "./slope.ts";
import type { ViewTable } from "./types.ts";

/** Pixels between the places where the search begins; a stretch of cloth narrower than this may be missed. */
const stride = 5;

/** Where a place on the cloth shows in the picture, or null when this side does not show it. The inverse of `pick`. */
export function project(table: ViewTable, piece: PieceId, point: PiecePoint): ScreenPoint | null {
  const number = table.pieces.indexOf(piece) + 1;
  if (number === 0) return null;
  const near = nearest(table, number, point);
  if (near < 0) return null;
  return refine(table, number, descend(table, number, near, point), point);
}

/** The nearest of every few pixels of the piece. */
function nearest(table: ViewTable, number: number, point: PiecePoint): number {
  const { width, height, piece, x, y } = table;
  let best = -1;
  let bestSquare = Infinity;
  for (let row = stride >> 1; row < height; row += stride) {
    for (let i = row * width + (stride >> 1); i < (row + 1) * width; i += stride) {
      if (piece[i] !== number) continue;
      const square = ((x[i] as number) - point.x) ** 2 + ((y[i] as number) - point.y) ** 2;
      if (square < bestSquare) {
        best = i;
        bestSquare = square;
      }
    }
  }
  return best;
}

/** Steps to ever nearer pixels until none in reach is nearer. */
function descend(table: ViewTable, number: number, start: number, point: PiecePoint): number {
  const { width, height, piece, x, y } = table;
  const square = (i: number) =>
    ((x[i] as number) - point.x) ** 2 + ((y[i] as number) - point.y) ** 2;
  let here = start;
  let least = square(here);
  for (let moved = true; moved;) {
    moved = false;
    const column = here % width;
    const row = (here - column) / width;
    let next = here;
    for (let r = Math.max(0, row - 2); r <= Math.min(height - 1, row + 2); r++) {
      for (let c = Math.max(0, column - 2); c <= Math.min(width - 1, column + 2); c++) {
        const i = r * width + c;
        if (piece[i] !== number) continue;
        const candidate = square(i);
        if (candidate < least) {
          least = candidate;
          next = i;
          moved = true;
        }
      }
    }
    here = next;
  }
  return here;
}

/** Settles again from the pixel it arrived at, until `pick` there gives the point: slopes change where cloth is drawn in. */
function refine(
  table: ViewTable,
  number: number,
  start: number,
  point: PiecePoint,
): ScreenPoint | null {
  let here = start;
  let best: ScreenPoint | null = null;
  let least = Infinity;
  for (let round = 0; round < 4; round++) {
    const found = settle(table, here, point);
    if (!found) break;
    const seen = pick(table, found.x, found.y);
    const miss = seen ? Math.hypot(seen.point.x - point.x, seen.point.y - point.y) : least;
    if (miss < least || best === null) {
      best = found;
      least = miss;
    }
    const next = Math.floor(found.y) * table.width + Math.floor(found.x);
    if (least < 0.2 || next === here || table.piece[next] !== number) break;
    here = next;
  }
  return best;
}

/** Solves for the place inside or just beside the nearest pixel; null when the point lies off what is seen. */
function settle(table: ViewTable, i: number, point: PiecePoint): ScreenPoint | null {
  const column = i % table.width;
  const row = (i - column) / table.width;
  const dx = point.x - (table.x[i] as number);
  const dy = point.y - (table.y[i] as number);
  const slope = slopeAt(table, i);
  if (!slope) return Math.hypot(dx, dy) < 2 ? { x: column + 0.5, y: row + 0.5 } : null;
  const determinant = slope.xu * slope.yv - slope.xv * slope.yu;
  if (Math.abs(determinant) < 1e-9) return null;
  const du = (dx * slope.yv - dy * slope.xv) / determinant;
  const dv = (dy * slope.xu - dx * slope.yu) / determinant;
  if (Math.abs(du) > 1.5 || Math.abs(dv) > 1.5) return null;
  return { x: column + 0.5 + du, y: row + 0.5 + dv };
}
