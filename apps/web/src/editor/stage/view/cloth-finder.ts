import type { PiecePoint, ScreenPoint } from "@holeshot/geometry";
import { pick, type ViewTable } from "@holeshot/views";

/** Side of the squares of cloth that are looked up, mm; the walk from there is short. */
const CELL = 12;
/** Squares of one piece lie within this many of its origin. */
const SPAN = 256;
/** A place is found when the picture shows it within so many millimetres. */
const NEAR = 1;

/** One pixel for each square of cloth in sight. */
export type ClothRegister = ReadonlyMap<number, number>;

/**
 * Finds places of the cloth on a picture, as `project` does, but from a register made once for the
 * picture: a frame asks for a hundred places while it is dragged.
 */
export function createClothFinder(
  table: ViewTable,
  register: ClothRegister,
): (piece: string, point: PiecePoint) => ScreenPoint | null {
  return (piece, point) => {
    const number = table.pieces.indexOf(piece) + 1;
    if (number === 0) return null;
    const start = nearby(register, number, point);
    return start === null ? null : settle(table, walk(table, number, start, point), point);
  };
}

function keyOf(number: number, column: number, row: number): number {
  return (number * 2 * SPAN + column + SPAN) * 2 * SPAN + row + SPAN;
}

/** Goes through the whole picture once. */
export function clothRegister({ piece, x, y, coverage, inside }: ViewTable): ClothRegister {
  const found = new Map<number, number>();
  for (let i = 0; i < piece.length; i += 1) {
    const number = piece[i] ?? 0;
    // The inner face carries nothing; what is not covered cannot be pointed at.
    if (number === 0 || coverage[i] === 0 || inside?.[i] === 1) continue;
    const column = Math.floor((x[i] ?? 0) / CELL);
    const row = Math.floor((y[i] ?? 0) / CELL);
    found.set(keyOf(number, column, row), i);
  }
  return found;
}

function nearby(register: ClothRegister, number: number, point: PiecePoint): number | null {
  const column = Math.floor(point.x / CELL);
  const row = Math.floor(point.y / CELL);
  const own = register.get(keyOf(number, column, row));
  if (own !== undefined) return own;
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const beside = register.get(keyOf(number, column + dx, row + dy));
      if (beside !== undefined) return beside;
    }
  }
  return null;
}

/** To ever nearer pixels until none in reach is nearer. */
function walk(table: ViewTable, number: number, start: number, point: PiecePoint): number {
  const { width, height, piece, x, y, inside } = table;
  const square = (i: number): number => ((x[i] ?? 0) - point.x) ** 2 + ((y[i] ?? 0) - point.y) ** 2;
  let here = start;
  let least = square(here);
  for (let moved = true; moved;) {
    moved = false;
    const column = here % width;
    const row = (here - column) / width;
    for (let r = Math.max(0, row - 2); r <= Math.min(height - 1, row + 2); r += 1) {
      for (let c = Math.max(0, column - 2); c <= Math.min(width - 1, column + 2); c += 1) {
        const i = r * width + c;
        if (piece[i] !== number || inside?.[i] === 1) continue;
        const candidate = square(i);
        if (candidate >= least) continue;
        least = candidate;
        here = i;
        moved = true;
      }
    }
  }
  return here;
}

/** Closes in on the place between pixels, until `pick` there gives it back. */
function settle(table: ViewTable, i: number, point: PiecePoint): ScreenPoint | null {
  let u = (i % table.width) + 0.5;
  let v = Math.floor(i / table.width) + 0.5;
  let best: ScreenPoint | null = null;
  let least = NEAR;
  for (let round = 0; round < 4; round += 1) {
    const here = pick(table, u, v);
    if (here?.piece !== table.pieces[(table.piece[i] ?? 0) - 1] || !here) break;
    const miss = Math.hypot(here.point.x - point.x, here.point.y - point.y);
    if (miss < least) {
      best = { x: u, y: v };
      least = miss;
    }
    const step = stepTo(table, u, v, point);
    if (miss < 0.02 || !step) break;
    u += Math.max(-2, Math.min(2, step.x));
    v += Math.max(-2, Math.min(2, step.y));
  }
  return best;
}

/** The pixels still to go, by the slope of the cloth inside this pixel. */
function stepTo(
  table: ViewTable,
  u: number,
  v: number,
  point: PiecePoint,
): { readonly x: number; readonly y: number } | null {
  const column = Math.floor(u) + 0.5;
  const row = Math.floor(v) + 0.5;
  const here = pick(table, u, v);
  const centre = pick(table, column, row);
  const right = pick(table, column + 0.4, row);
  const down = pick(table, column, row + 0.4);
  if (!here || !centre || !right || !down) return null;
  const xu = (right.point.x - centre.point.x) / 0.4;
  const yu = (right.point.y - centre.point.y) / 0.4;
  const xv = (down.point.x - centre.point.x) / 0.4;
  const yv = (down.point.y - centre.point.y) / 0.4;
  const determinant = xu * yv - xv * yu;
  if (Math.abs(determinant) < 1e-9) return null;
  const dx = point.x - here.point.x;
  const dy = point.y - here.point.y;
  return {
    x: (dx * yv - dy * xv) / determinant,
    y: (dy * xu - dx * yu) / determinant,
  };
}
