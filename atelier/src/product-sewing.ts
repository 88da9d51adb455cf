import type { Garment, Side } from "@holeshot/garments";
import type { Calm } from "./alter/calm-panel.ts";
import type { Creased } from "./alter/crease.ts";
import type { DrawnFront } from "./alter/draw-front.ts";
import type { Recipe } from "./drape/recipe.ts";
import type { Refinement } from "./finish/refine.ts";
import type { Cloth } from "./solve/cloth.ts";
import type { Fold } from "./light/relief/fold.ts";
import type { Sheen } from "./light/sheen.ts";
import type { Stitching } from "./light/relief/stitching.ts";

/** All that the atelier knows of a product: how it is draped, finished and lit. */
export interface ProductSewing {
  /** Its drapes by name. */
  readonly recipes: Readonly<Record<string, () => Recipe>>;
  /** Choices by option that its drapes are altered to, where they were not draped for one of that option. */
  readonly alterations: Readonly<Record<string, readonly string[]>>;
  /** Puts in its place what another cut ends otherwise, before its cloth settles. */
  readonly endAltered?: (
    cloth: Cloth,
    cut: Garment,
    options: Readonly<Record<string, string>>,
  ) => void;
  /** Drapes that riders wear over pants, by name: the same on bodies in pants, where they have folds of their own. */
  readonly overPants?: Readonly<Record<string, () => Recipe>>;
  /** Where folds that a simulation left in a drape over pants are taken out of it before any are raised, by piece. */
  readonly calmed?: Readonly<Record<string, Calm>>;
  /** Folds that stand out of a drape over pants where a simulation is too coarse for them, by piece. */
  readonly raisedFolds?: Readonly<Record<string, readonly Fold[]>>;
  /** How the front of a drape over pants lies on a rider; as it was simulated when left out. */
  readonly drawnFront?: DrawnFront;
  /** How a rider creases a drape that he wears as it was draped; not at all when left out. */
  readonly creased?: Creased;
  /** Thickness and depth of folded edges, mm. */
  readonly rims: { readonly thickness: number; readonly depth: number };
  /** Rounds of smoothing, and how far back each second step goes; as `taubin` says when left out. */
  readonly smoothing: { readonly cloth: number; readonly back?: number; readonly seams: number };
  /** Where outlines would be drawn in straight strokes. */
  readonly refinement: Refinement;
  /** Where rays of light start and end, mm. */
  readonly rays: { readonly start: number; readonly far: number };
  /** How pieces shine whose cloth is finished otherwise than its material is. */
  readonly finishes?: readonly (readonly [pieces: RegExp, sheen: Sheen])[];
  /** How much of its light pictures is kept, of 100; as of most when left out. */
  readonly lightQuality?: number;
  /** Degrees the camera stands round the garment, seen from above, to the wearer's left. */
  readonly turns: Readonly<Record<Side, number>>;
  readonly relief: {
    /** Heights a millimetre. */
    readonly fineness: 2 | 4;
    readonly stitching: Stitching;
    /** Width of a rib's cords, mm. */
    readonly ribCord: number;
    /** Whether a row of stitches holds the neck seam down. */
    readonly stitchedNeck: boolean;
    /** Whether ribs end in a hem that is turned and sewn; others are knitted double. */
    readonly hemmedRib?: boolean;
    /** Folds of wearing, by piece. */
    readonly folds?: Readonly<Record<string, readonly Fold[]>>;
    /** What a rider has in place of those, by piece: a drape over pants beside the folds that are draped, others instead of their own, deeper. */
    readonly wornFolds?: Readonly<Record<string, readonly Fold[]>>;
  };
}
