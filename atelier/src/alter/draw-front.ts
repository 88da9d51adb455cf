import type { Garment } from "@holeshot/garments";
import type { Model } from "@holeshot/views";
import type { Fold } from "../light/relief/fold.ts";
import { type Calm, calmedPanel } from "./calm-panel.ts";
import { hemHung } from "./hang-hem.ts";
import { foldsRaised } from "./raise-folds.ts";
import { hemRounded } from "./round-hem.ts";
import type { CornerMoves } from "./worn-moves.ts";

/** How a top's front lies on a rider where a simulation hangs it as a curtain, and its back. */
export interface DrawnFront {
  /** Where the folds that were simulated are taken out of it. */
  readonly calm: Calm;
  /** And out of the back. */
  readonly back: Calm;
  /** Those it has instead. */
  readonly folds: readonly Fold[];
}

/** Moves of a top that is worn, its front drawn over the breast and its hem round the hips. `height` is the rider's, cm. */
export function frontDrawn(
  model: Model,
  moves: CornerMoves,
  garment: Garment,
  { calm, folds, back }: DrawnFront,
  height: number,
): CornerMoves {
  const drawn = calmedPanel(model, calmedPanel(model, moves, "front", calm), "back", back);
  const hung = hemHung(model, drawn);
  const round = hemRounded(model, hung, height);
  return foldsRaised(model, round, garment, { front: folds });
}
