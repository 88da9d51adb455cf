import { MOVE_UNIT, type Model } from "@holeshot/views";
import { step } from "../light/relief/height-field.ts";
import type { CornerMoves } from "./worn-moves.ts";

type Round = Readonly<Record<"front" | "back" | "side", number>>;

/** How far a hem that was pushed up rides up over the hips besides, cm on a rider of 180, and further over the hip his weight is on. */
const rides = { front: 1.2, back: 3.2, side: 2.6, weight: 0.7 };
/** Shares of the height at which cloth rides up all the way, and over how much of it above it goes along less and less. */
const [hems, reach]: [Round, number] = [{ front: 0.457, back: 0.43, side: 0.465 }, 0.2];

/**
 * Moves of a top that is worn, whose hem rides up over the hips: higher beside them than before and behind, as cloth does that hips
 * hold. `height` is the rider's, cm.
 */
export function riddenUp(model: Model, moves: CornerMoves, height: number): CornerMoves {
  return new Map(
    model.pieces.map(({ piece, positions }) => {
      const own = moves.get(piece);
      if (!own) throw new RangeError(`Nothing tells how ${piece} is worn`);
      if (piece !== "front" && piece !== "back") return [piece, own];
      const to = own.slice();
      for (let i = 0; i < to.length; i += 3) {
        const [x, y, z] = [0, 1, 2].map(
          (c) => 100 * ((positions[i + c] as number) + MOVE_UNIT * (own[i + c] as number)),
        ) as [number, number, number];
        to[i + 1] = (own[i + 1] as number) + Math.round(lift(x, y, z, height) / 100 / MOVE_UNIT);
      }
      return [piece, to];
    }),
  );
}

function lift(x: number, y: number, z: number, height: number): number {
  const turn = Math.atan2(x, z);
  const share = step(0, 1, (around(hems, turn) + reach - y / height) / reach);
  return (height / 180) * share * (around(rides, turn) - rides.weight * Math.sin(turn) ** 3);
}

function around({ front, back, side }: Round, turn: number): number {
  const ahead = Math.cos(turn) ** 2;
  return (Math.cos(turn) > 0 ? front : back) * ahead + (1 - ahead) * side;
}
