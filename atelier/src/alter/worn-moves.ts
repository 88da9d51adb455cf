import type { Garment } from "@holeshot/garments";
import {
  behindFolds,
  clothOf,
  joinSeams,
  MOVE_UNIT,
  type Model,
  type ModelPiece,
} from "@holeshot/views";
import type { Drape, DrapedPiece } from "../drape/drape.ts";

/** How far a model's corners go, whole numbers of `MOVE_UNIT`, three a corner, by piece. */
export type CornerMoves = ReadonlyMap<string, Int16Array>;

/**
 * How far the corners of a drape's model go when its particles go `moves`, cm: each goes along with the cloth at its
 * millimetres, and those that are sewn together stay so.
 */
export function cornerMoves(
  model: Model,
  garment: Garment,
  drape: Drape,
  moves: Float64Array,
): CornerMoves {
  const lies = clothOf(garment);
  const cloths = new Map(drape.pieces.map((piece) => [piece.id, movedCloth(piece, moves)]));
  const pieces = model.pieces.map((piece): ModelPiece => {
    const cloth = cloths.get(lies(piece.piece));
    if (!cloth) throw new RangeError(`${drape.id} has no ${piece.piece}`);
    const places = behindFolds(piece);
    const positions = piece.positions.slice();
    for (let corner = 0; corner < positions.length / 3; corner++) {
      const way = cloth(places[2 * corner] as number, places[2 * corner + 1] as number);
      for (const [c, by] of way.entries())
        positions[3 * corner + c] = (positions[3 * corner + c] as number) + by / 100;
    }
    return { ...piece, positions, lit: piece.positions };
  });
  joinSeams(pieces);
  return movesOf(pieces);
}

/**
 * A model's pieces with their corners where `moves` take them, and `lit` where they were. Throws `RangeError` where nothing tells
 * how a piece is worn.
 */
export function movedPieces(model: Model, moves: CornerMoves): ModelPiece[] {
  return model.pieces.map((piece) => {
    const own = moves.get(piece.piece);
    if (!own) throw new RangeError(`Nothing tells how ${piece.piece} is worn`);
    const positions = piece.positions.map((value, i) => value + MOVE_UNIT * (own[i] as number));
    return { ...piece, positions, lit: piece.positions };
  });
}

/** How far pieces' corners are from where they were `lit`. */
export function movesOf(pieces: readonly ModelPiece[]): CornerMoves {
  return new Map(
    pieces.map(({ piece, positions, lit = positions }) => [
      piece,
      Int16Array.from(positions, (value, i) =>
        Math.round((value - (lit[i] as number)) / MOVE_UNIT),
      ),
    ]),
  );
}

/** Width of the squares in which triangles are looked for, mm. */
const square = 20;

/** How far a draped piece's cloth goes at its millimetres, cm; beside the piece as at the nearest triangle. */
function movedCloth(
  { uv, triangles, particles }: DrapedPiece,
  moves: Float64Array,
): (x: number, y: number) => number[] {
  const squares = new Map<string, number[]>();
  const nameOf = (x: number, y: number) => `${Math.floor(x / square)} ${Math.floor(y / square)}`;
  const cornersOf = (t: number) =>
    [0, 1, 2].map((n) => triangles[t + n] as number) as [number, number, number];
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = cornersOf(t);
    const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => uv[2 * corner + axis] as number));
    for (let x = Math.min(...(xs ?? [])); x < Math.max(...(xs ?? [])) + square; x += square)
      for (let y = Math.min(...(ys ?? [])); y < Math.max(...(ys ?? [])) + square; y += square) {
        const name = nameOf(x, y);
        const known = squares.get(name);
        if (known) known.push(t);
        else squares.set(name, [t]);
      }
  }
  const near = (x: number, y: number): number[] => {
    for (let ring = 1; ring < 8; ring++) {
      const found: number[] = [];
      for (let dx = -ring; dx <= ring; dx++)
        for (let dy = -ring; dy <= ring; dy++)
          found.push(...(squares.get(nameOf(x + dx * square, y + dy * square)) ?? []));
      if (found.length > 0) return found;
    }
    throw new RangeError(`No cloth is near ${x}, ${y}`);
  };
  return (x, y) => {
    let [least, chosen, weights] = [Number.POSITIVE_INFINITY, 0, [1, 0, 0]];
    const own = squares.get(nameOf(x, y)) ?? [];
    for (const candidates of [own, near(x, y)]) {
      for (const t of candidates) {
        const held = weightsIn(uv, cornersOf(t), x, y);
        if (held.off >= least) continue;
        [least, chosen, weights] = [held.off, t, held.weights];
      }
      // What lies in a triangle lies in no other one.
      if (least === 0) break;
    }
    const corners = cornersOf(chosen);
    return [0, 1, 2].map((c) =>
      corners.reduce(
        (sum, corner, n) =>
          sum + (weights[n] as number) * (moves[3 * (particles[corner] as number) + c] as number),
        0,
      ),
    );
  };
}

/** Weights of a triangle's corners at a place, those of the nearest place in it, and how far that is off, mm squared. */
function weightsIn(
  uv: Float32Array,
  [a, b, c]: readonly [number, number, number],
  x: number,
  y: number,
): { readonly weights: number[]; readonly off: number } {
  const at = (corner: number) => [uv[2 * corner] as number, uv[2 * corner + 1] as number] as const;
  const [[ax, ay], [bx, by], [cx, cy]] = [at(a), at(b), at(c)];
  const whole = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (Math.abs(whole) < 1e-9) return { weights: [1, 0, 0], off: (x - ax) ** 2 + (y - ay) ** 2 };
  const second = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / whole;
  const third = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / whole;
  const raw = [1 - second - third, second, third];
  if (raw.every((weight) => weight >= -1e-6)) return { weights: raw, off: 0 };
  // On one of its edges then.
  const corners = [at(a), at(b), at(c)];
  const edges = [0, 1, 2].map((n) => {
    const [[px, py], [qx, qy]] = [corners[n], corners[(n + 1) % 3]] as [Place, Place];
    const square = (qx - px) ** 2 + (qy - py) ** 2;
    const along = ((x - px) * (qx - px) + (y - py) * (qy - py)) / square;
    const share = Math.min(1, Math.max(0, along));
    const weights = [0, 0, 0];
    weights[n] = 1 - share;
    weights[(n + 1) % 3] = share;
    const off = (x - px - share * (qx - px)) ** 2 + (y - py - share * (qy - py)) ** 2;
    return { weights, off };
  });
  return edges.reduce((one, other) => (other.off < one.off ? other : one));
}

type Place = readonly [number, number];
