import type { Garment } from "@holeshot/garments";
import type { Model } from "@holeshot/views";
import type { Fold } from "../light/relief/fold.ts";
import { type Calm, calmedPanel } from "./calm-panel.ts";
import { foldsRaised } from "./raise-folds.ts";
import type { CornerMoves } from "./worn-moves.ts";

/** What a rider's wearing does to cloth that hangs on him as it was draped. */
export interface Creased {
  /** Panels whose simulated folds are taken out: stretch cloth that a knee draws out. */
  readonly calm: Readonly<Record<string, Calm>>;
  /** Folds that stand out of a panel. */
  readonly folds: Readonly<Record<string, readonly Fold[]>>;
}

/** Moves of a drape that a rider wears where it was draped, creased as he stands. */
export function asCreased(model: Model, garment: Garment, { calm, folds }: Creased): CornerMoves {
  const still: CornerMoves = new Map(
    model.pieces.map(({ piece, positions }) => [piece, new Int16Array(positions.length)]),
  );
  const calmed = Object.entries(calm).reduce(
    (moves, [panel, own]) => calmedPanel(model, moves, panel, own),
    still,
  );
  return foldsRaised(model, calmed, garment, folds);
}
