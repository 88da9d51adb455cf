import type { Command, PlacedLayer } from "@holeshot/design";
import type { Point } from "@holeshot/geometry";
import type { Unplaced } from "../preflight/finding.ts";
import type { PieceScene } from "../scene.ts";
import type { RosterEntry, SceneInput } from "../scene-input.ts";

export interface PreflightInput extends SceneInput {
  /** Everyone the product is ordered for; empty for one without names. */
  readonly riders?: readonly RosterEntry[];
  /** How much larger than the base size the largest ordered size prints pictures; 1 unless told. */
  readonly largestScale?: number;
  /** Fonts to offer for characters the chosen one lacks, best first. */
  readonly otherFonts?: readonly string[];
}

/** A layer as it was drawn: on its piece, with points on the rim of all it paints. */
export interface DrawnOn {
  readonly piece: PieceScene;
  readonly points: readonly Point[];
}

/** What may go wrong with a kind of layer in print, beside its place. Methods, as in `LayerDrawing`. */
export interface LayerFindings<L extends PlacedLayer> {
  drawn(input: PreflightInput, layer: L, on: DrawnOn): readonly Unplaced[];
  /** Of a layer of which nothing is drawn. */
  empty(input: PreflightInput, layer: L): readonly Unplaced[];
  /** What helps where its face or some of its characters are missing. */
  otherFont(input: PreflightInput, layer: L, missing: readonly string[]): readonly Command[];
}
