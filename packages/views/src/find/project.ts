import type { PieceId } from "@holeshot/garments";
import type { PiecePoint, ScreenPoint } from "@holeshot/geometry";
import type { ViewTable } from "../types.ts";
import { clothIndex, type ClothIndex, visitBox } from "./cloth-index.ts";
import { type Slope, slopeAt } from "./slope.ts";

/** Boxes round the point that are searched one after the other, half their side in mm: a slanting pixel spans many. */
const reaches = [4, 16, 48] as const;
/** A place this near is the place itself, mm. */
const exact = 0.02;
/** Beyond this a place is not the one that was asked for, mm, or as many pixels. */
const farthest = 1;
const farthestPixels = 0.75;

interface Candidate {
  x: number;
  y: number;
  /** How far from the point the cloth there is, mm. */
  miss: number;
}

/** Where a place on the cloth shows in the picture, or null when this side does not show it. The inverse of `pick`. */
export function project(table: ViewTable, piece: PieceId, point: PiecePoint): ScreenPoint | null {
  const index = clothIndex(table, table.pieces.indexOf(piece) + 1);
  if (!index) return null;
  const best: Candidate = { x: 0, y: 0, miss: Infinity };
  for (const reach of reaches) {
    const near = nearest(table, index, point, reach);
    if (near < 0) continue;
    tryAround(table, near, point, best);
    if (best.miss < exact) break;
    visitBox(index, boxRound(point, reach), (i) => {
      if (best.miss > exact) tryPixel(table, i, point, best);
    });
    if (best.miss < exact) break;
  }
  return best.miss < Infinity ? { x: best.x, y: best.y } : null;
}

function nearest(table: ViewTable, index: ClothIndex, point: PiecePoint, reach: number): number {
  let found = -1;
  let least = Infinity;
  visitBox(index, boxRound(point, reach), (i) => {
    const square =
      ((table.x[i] as number) - point.x) ** 2 + ((table.y[i] as number) - point.y) ** 2;
    if (square >= least) return;
    least = square;
    found = i;
  });
  return found;
}

function boxRound({ x, y }: PiecePoint, reach: number) {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

/** The pixel and, unless that has the very place, those beside it. */
function tryAround(table: ViewTable, i: number, point: PiecePoint, best: Candidate): void {
  tryPixel(table, i, point, best);
  const { width, height, piece } = table;
  const column = i % width;
  const row = (i - column) / width;
  for (let r = Math.max(0, row - 1); r <= Math.min(height - 1, row + 1); r++) {
    for (let c = Math.max(0, column - 1); c <= Math.min(width - 1, column + 1); c++) {
      if (best.miss < exact) return;
      const beside = r * width + c;
      if (
        piece[beside] === piece[i] &&
        table.inside?.[beside] !== 1 &&
        table.coverage[beside] !== 0
      )
        tryPixel(table, beside, point, best);
    }
  }
}

/** Within its pixel cloth is taken as flat: solves for the place there, and keeps it when none was nearer. */
function tryPixel(table: ViewTable, i: number, point: PiecePoint, best: Candidate): void {
  const dx = point.x - (table.x[i] as number);
  const dy = point.y - (table.y[i] as number);
  const slope = slopeAt(table, i);
  const column = i % table.width;
  const row = (i - column) / table.width;
  if (!slope) {
    keep(best, column + 0.5, row + 0.5, Math.hypot(dx, dy), farthest);
    return;
  }
  const { xu, yu, xv, yv } = slope;
  const { du, dv } = solve(slope, dx, dy);
  const miss = Math.hypot(dx - xu * du - xv * dv, dy - yu * du - yv * dv);
  const pixel = Math.min(Math.hypot(xu, yu), Math.hypot(xv, yv));
  keep(best, column + 0.5 + du, row + 0.5 + dv, miss, Math.max(farthest, farthestPixels * pixel));
}

/** Where in the pixel the cloth is `dx`, `dy` further than in its middle; along one line where it is seen on edge. */
function solve({ xu, yu, xv, yv }: Slope, dx: number, dy: number): { du: number; dv: number } {
  const determinant = xu * yv - xv * yu;
  if (Math.abs(determinant) > 1e-9) {
    return {
      du: within((dx * yv - dy * xv) / determinant),
      dv: within((dy * xu - dx * yu) / determinant),
    };
  }
  const [u, v] = [xu * xu + yu * yu, xv * xv + yv * yv];
  if (u === 0 && v === 0) return { du: 0, dv: 0 };
  return u > v
    ? { du: within((dx * xu + dy * yu) / u), dv: 0 }
    : { du: 0, dv: within((dx * xv + dy * yv) / v) };
}

/** A place of the pixel itself: on its border it would be its neighbour's. */
function within(share: number): number {
  return Math.max(-0.4999, Math.min(0.4999, share));
}

function keep(best: Candidate, x: number, y: number, miss: number, most: number): void {
  if (miss > most || miss >= best.miss) return;
  best.x = x;
  best.y = y;
  best.miss = miss;
}
