import { MOVE_UNIT, type Model } from "@holeshot/views";
import { step } from "../light/relief/height-field.ts";
import type { CornerMoves } from "./worn-moves.ts";

/** How much higher than it rides up a hem is beside a rider, where it goes round his hips, cm on one of 180. */
const beside = 1.2;
/** Share of the height below which all of it is as much higher, and over how much of it above it is less and less. */
const [edge, reach] = [0.45, 0.11];

/** Moves of a top that is worn, whose hem goes round the hips in a curve: one that ends level has corners. `height` is the rider's, cm. */
export function hemRounded(model: Model, moves: CornerMoves, height: number): CornerMoves {
  return new Map(
    model.pieces.map(({ piece, positions }) => {
      const own = moves.get(piece);
      if (!own) throw new RangeError(`Nothing tells how ${piece} is worn`);
      if (piece !== "front" && piece !== "back") return [piece, own];
      const to = own.slice();
      for (let i = 0; i < to.length; i += 3) {
        const at = (c: number) => (positions[i + c] as number) + MOVE_UNIT * (own[i + c] as number);
        const share = step(0, 1, (edge + reach - (100 * at(1)) / height) / reach);
        const round = Math.sin(Math.atan2(at(0), at(2))) ** 4;
        const lift = ((height / 180) * share * round * beside) / 100;
        to[i + 1] = (own[i + 1] as number) + Math.round(lift / MOVE_UNIT);
      }
      return [piece, to];
    }),
  );
}
