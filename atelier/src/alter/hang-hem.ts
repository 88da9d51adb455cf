import { behindFolds, FOLD, joinSeams, type Model, type ModelPiece } from "@holeshot/views";
import { step } from "../light/relief/height-field.ts";
import { clothBefore } from "./cloth-before.ts";
import { type CornerMoves, movedPieces, movesOf } from "./worn-moves.ts";

/** How much of its cloth above a hem's edge hangs straight down from what is above it, mm: all the way at the edge, not at all further up. */
const hanging = 130;
/** Between how far above the edge the cloth is that it hangs from, mm. */
const from = [80, 190] as const;
/** Share of its flutes and corners that a hem loses, and over how many degrees about it is evened out. */
const [most, about] = [0.85, 16];

/** Places of a ring: degrees to the wearer's left and how far from its middle, metres. */
type Ring = readonly (readonly [turn: number, far: number])[];

/**
 * Moves of a top that is worn, whose hem hangs from the cloth above it: where hips push it up it would stand away in
 * ledges and end in corners. Heights stay.
 */
export function hemHung(model: Model, moves: CornerMoves): CornerMoves {
  const worn = movedPieces(model, moves);
  const trunk = worn.flatMap((piece, n) =>
    piece.piece === "front" || piece.piece === "back"
      ? [{ n, piece, above: aboveEdge(model.pieces[n] as ModelPiece) }]
      : [],
  );
  const ring = trunk.flatMap(({ piece, above }) =>
    [...above.keys()].flatMap((corner): [number, number][] => {
      const high = above[corner] as number;
      return high > from[0] && high < from[1] ? [placeOf(piece, corner)] : [];
    }),
  );
  const middle = [0, 1].map(
    (c) => ring.reduce((sum, place) => sum + (place[c] as number), 0) / ring.length,
  ) as [number, number];
  const even = evenRing(ring.map((place) => polar(place, middle)));
  for (const { n, piece, above } of trunk) {
    const before = clothBefore(model.pieces[n] as ModelPiece);
    const positions = piece.positions.slice();
    for (const [corner, high] of above.entries()) {
      if (high >= hanging) continue;
      const at = placeOf(piece, before[corner] as number);
      const [turn, far] = polar(at, middle);
      const by = most * step(0, 1, 1 - high / hanging) * (even(turn) - far);
      const to = far + by - (before[corner] === corner ? 0 : FOLD);
      for (const c of [0, 1] as const)
        positions[3 * corner + 2 * c] = middle[c] + (to / far) * (at[c] - middle[c]);
    }
    worn[n] = { ...piece, positions };
  }
  joinSeams(worn);
  return movesOf(worn);
}

/** Of each corner how far it is above its piece's lower edge, mm. */
function aboveEdge(piece: ModelPiece): number[] {
  const places = behindFolds(piece);
  const wide = 15;
  const lowest = new Map<number, number>();
  for (let i = 0; i < places.length; i += 2) {
    const column = Math.round((places[i] as number) / wide);
    const y = piece.millimetres[i + 1] as number;
    for (const near of [column - 1, column, column + 1])
      lowest.set(near, Math.max(lowest.get(near) ?? -Infinity, y));
  }
  return Array.from(
    { length: places.length / 2 },
    (_, n) =>
      (lowest.get(Math.round((places[2 * n] as number) / wide)) as number) -
      (places[2 * n + 1] as number),
  );
}

function placeOf({ positions }: ModelPiece, corner: number): [number, number] {
  return [positions[3 * corner] as number, positions[3 * corner + 2] as number];
}

function polar([x, z]: readonly [number, number], [mx, mz]: readonly [number, number]) {
  return [(Math.atan2(x - mx, z - mz) * 180) / Math.PI, Math.hypot(x - mx, z - mz)] as const;
}

/** How far an even ring is from its middle by the turn. */
function evenRing(ring: Ring): (turn: number) => number {
  const step = 3;
  const fars = Array.from({ length: 360 / step }, (_, n) => {
    let [sum, weights] = [0, 0];
    for (const [turn, far] of ring) {
      const off = Math.abs(((turn - n * step + 540) % 360) - 180);
      const weight = Math.exp(-((off / about) ** 2));
      sum += weight * far;
      weights += weight;
    }
    return sum / weights;
  });
  return (turn) => {
    const place = (((turn % 360) + 360) % 360) / step;
    const [low, rest] = [Math.floor(place), place % 1];
    const at = (n: number) => fars[n % fars.length] as number;
    return at(low) * (1 - rest) + at(low + 1) * rest;
  };
}
