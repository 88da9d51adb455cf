import type { Calm } from "../alter/calm-panel.ts";
import type { Creased } from "../alter/crease.ts";
import { type Fold, mirrored } from "../light/relief/fold.ts";

type Place = readonly [across: number, down: number];
type Told = readonly [height: number, width: number, ...crest: Place[]];

/** What of a fold stands out of the cloth, and what is seen by its light alone: corners of a model are too far apart for all of it. */
const [raised, relief] = [0.45, 0.25];

const folds = (deep: number, all: readonly Told[]): readonly Fold[] =>
  all.map(([height, width, ...crest]) => ({ height: deep * height, width, crest, open: true }));

/**
 * Behind a leg that stands, from above: what is left of sitting, out of the fork; the hollow of the knee, where folds of cloth
 * that was bent run out to both sides; slack that stands on the boot, or over it. What carries a name stays calm.
 */
const left: readonly Told[] = [
  [20, 5.5, [-0.6, 0.17], [0, 0.215], [0.5, 0.23], [1, 0.22]],
  [19, 5.2, [0.25, 0.462], [-0.3, 0.44], [-0.7, 0.405], [-1, 0.365]],
  [26, 5.4, [0.5, 0.49], [-0.1, 0.49], [-0.6, 0.468], [-1, 0.43]],
  [23, 5, [-0.2, 0.455], [0.35, 0.455], [0.7, 0.435], [1, 0.4]],
  [26, 5.2, [-0.5, 0.512], [0.1, 0.525], [0.6, 0.512], [1, 0.48]],
  [19, 5, [0.15, 0.53], [-0.3, 0.54], [-0.7, 0.53], [-1, 0.51]],
  [21, 5, [-0.85, 0.56], [-0.3, 0.582], [0.2, 0.615], [0.6, 0.66]],
  [16, 4.6, [0.3, 0.565], [0.65, 0.572], [1, 0.56]],
  [22, 5, [0.3, 0.648], [-0.2, 0.652], [-0.6, 0.64], [-1, 0.61]],
  [19, 5.5, [0.8, 0.69], [0.3, 0.705], [-0.3, 0.745], [-0.7, 0.8]],
  [20, 5.5, [-0.4, 0.8], [0.2, 0.82], [0.6, 0.812], [1, 0.785]],
  [18, 5, [0.4, 0.885], [-0.2, 0.897], [-0.6, 0.885], [-1, 0.865]],
];
/** No two legs fold alike. */
const right: readonly Told[] = [
  [22, 5.5, [-0.5, 0.19], [0.1, 0.24], [0.6, 0.25], [1, 0.235]],
  [16, 5, [-0.25, 0.425], [0.3, 0.41], [0.7, 0.38], [1, 0.345]],
  [25, 5.4, [-0.4, 0.48], [0.15, 0.472], [0.6, 0.45], [1, 0.41]],
  [22, 5, [0.3, 0.44], [-0.25, 0.445], [-0.65, 0.43], [-1, 0.4]],
  [26, 5.2, [0.55, 0.505], [0, 0.518], [-0.55, 0.51], [-1, 0.475]],
  [22, 5, [-0.15, 0.533], [0.4, 0.535], [0.75, 0.515], [1, 0.49]],
  [20, 5, [0.7, 0.56], [0.2, 0.582], [-0.3, 0.62], [-0.65, 0.67]],
  [17, 4.6, [-0.35, 0.568], [-0.7, 0.57], [-1, 0.555]],
  [22, 5, [-0.2, 0.645], [0.25, 0.645], [0.65, 0.632], [1, 0.6]],
  [19, 5.5, [-0.8, 0.7], [-0.3, 0.715], [0.25, 0.76], [0.6, 0.815]],
  [20, 5, [0.4, 0.855], [-0.2, 0.87], [-0.6, 0.86], [-1, 0.835]],
];

const behind = (deep: number): Readonly<Record<string, readonly Fold[]>> => ({
  back_leg_left: folds(deep, left),
  back_leg_right: mirrored(folds(deep, right)),
});

/** Folds of a rider's pants where he stands, by piece, seen by their light; others have those of the pants alone, deeper. */
export const wornFolds = behind(relief);

/** A knee draws the stretch cloth above it out. */
const drawnOut: Calm = { across: [1, 1.2], down: [0, 0.3, 0.6], most: 0.9, atHem: 0, fuller: 0 };

/** How a rider creases his pants. */
export const creased: Creased = {
  calm: { knee_stretch_left: drawnOut, knee_stretch_right: drawnOut },
  folds: behind(raised),
};
