import type { Garment } from "@holeshot/garments";
import type { Model } from "@holeshot/views";
import type { Fold } from "../light/relief/fold.ts";
import { type Calm, calmedFront } from "./calm-front.ts";
import { foldsRaised } from "./raise-folds.ts";
import { hemRounded } from "./round-hem.ts";
import type { CornerMoves } from "./worn-moves.ts";

/** How a top's front lies on a rider where a simulation hangs it as a curtain. */
export interface DrawnFront {
  /** Where the folds that were simulated are taken out of it. */
  readonly calm: Calm;
  /** Those it has instead. */
  readonly folds: readonly Fold[];
}

/** Moves of a top that is worn, its front drawn over the breast and its hem round the hips. `height` is the rider's, cm. */
export function frontDrawn(
  model: Model,
  moves: CornerMoves,
  garment: Garment,
  { calm, folds }: DrawnFront,
  height: number,
): CornerMoves {
  const round = hemRounded(model, calmedFront(model, moves, calm), height);
  return foldsRaised(model, round, garment, { front: folds });
}
