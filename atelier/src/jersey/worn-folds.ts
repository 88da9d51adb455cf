import type { Calm } from "../alter/calm-panel.ts";
import type { Fold } from "../light/relief/fold.ts";

type Place = readonly [across: number, down: number];
type Told = readonly [height: number, width: number, ...crest: Place[]];

/**
 * How deep folds are beside what is told: on arms half of it stands out of the cloth and half is seen by its light alone, as
 * corners of a model are too far apart for more; least before letters.
 */
const [onArms, outOfArms, onTrunk] = [1.4, 0.9, 2];

const fold = (deep: number, [height, width, ...crest]: Told): Fold => ({
  height: deep * height,
  width,
  crest,
});

/**
 * Inside of an arm that hangs a little bent, on the left sleeve: cloth is drawn from under the arm over the shoulder, folds fan
 * out of the elbow's inside, run on round the forearm and lie close together above the cuff.
 */
const inside: readonly Told[] = [
  [9, 6.5, [-0.78, 0.25], [-0.4, 0.19], [0.1, 0.08]],
  [8, 6, [-0.84, 0.34], [-0.45, 0.3], [0.04, 0.22], [0.26, 0.17]],
  [13, 5, [-0.66, 0.49], [-0.3, 0.465], [0.16, 0.37], [0.36, 0.34]],
  [14, 4.4, [-0.66, 0.535], [-0.3, 0.54], [0.14, 0.5], [0.4, 0.5]],
  [11, 5.5, [-0.62, 0.57], [-0.3, 0.615], [0, 0.68], [0.3, 0.74]],
  [9, 4.6, [0.4, 0.75], [0.16, 0.765], [-0.1, 0.79], [-0.44, 0.86]],
  [10, 3.4, [-0.5, 0.9], [-0.15, 0.915], [0.15, 0.89], [0.38, 0.895]],
  [6, 2.8, [-0.4, 0.955], [0, 0.96], [0.3, 0.945]],
];
/** And the outside, which is drawn over the elbow. */
const outside: readonly Told[] = [
  [8, 6, [0.82, 0.3], [0.5, 0.25], [0.2, 0.15]],
  [8, 5.5, [0.8, 0.38], [0.5, 0.36], [0.1, 0.26]],
  [11, 4.8, [0.8, 0.46], [0.5, 0.475], [0.2, 0.43], [0, 0.42]],
  [11, 4.8, [0.76, 0.6], [0.5, 0.61], [0.2, 0.585], [-0.05, 0.6]],
  [9, 4.4, [0.68, 0.7], [0.44, 0.72], [0.2, 0.68]],
  [8, 4.2, [0.62, 0.8], [0.42, 0.83], [0.1, 0.82]],
  [8, 3, [0.58, 0.92], [0.36, 0.935], [0.08, 0.92]],
];
/** Cloth hangs out over the cuff and behind the elbow: broader than a fold. */
const slack: readonly Told[] = [
  [11, 8, [-0.7, 0.8], [-0.3, 0.815], [0.1, 0.8], [0.6, 0.805]],
  [12, 10, [0.2, 0.5], [0.45, 0.545], [0.6, 0.6]],
];

/** The other arm's are a little further up and down: no two arms fold alike. */
const sleeve = (side: 1 | -1, deep: number, all: readonly Told[]): readonly Fold[] =>
  all.map(([height, width, ...crest], n) =>
    fold(deep, [
      height * (side === 1 ? 1 : 0.82 + 0.18 * Math.sin(2.4 * n)),
      width,
      ...crest.map(([across, down], k): Place => {
        const by = side === 1 ? 0 : 0.02 * Math.sin(1.7 * n + 0.6 * k);
        return [side * across, down + by];
      }),
    ]),
  );
const arm = [...inside, ...outside];
/** Letters stand on an arm's outside: what stands out under them would take their strokes. */
const lettered = outside.map(([height, ...rest]): Told => [0.4 * height, ...rest]);

/** From under the arms over the chest, and from the shoulders to it: what carries a name stays calm. */
const front: readonly Fold[] = (
  [
    [6, 4.6, [0.88, 0.35], [0.66, 0.29], [0.5, 0.2]],
    [5.5, 4.4, [0.92, 0.41], [0.68, 0.38], [0.46, 0.37]],
    [5, 4.2, [0.94, 0.48], [0.74, 0.49], [0.56, 0.54]],
    [6, 4.6, [-0.86, 0.36], [-0.64, 0.31], [-0.5, 0.23]],
    [5.5, 4.2, [-0.9, 0.43], [-0.68, 0.41], [-0.48, 0.43]],
    [5, 4, [-0.93, 0.52], [-0.74, 0.55], [-0.58, 0.61]],
  ] as const
).map((told) => fold(onTrunk, told));

/** From under the arms to the small of the back, and between the shoulder blades. */
const back: readonly Fold[] = (
  [
    [7, 5, [-0.9, 0.35], [-0.66, 0.4], [-0.46, 0.47]],
    [6, 4.6, [-0.92, 0.44], [-0.7, 0.52], [-0.52, 0.62]],
    [7.5, 5, [0.9, 0.34], [0.68, 0.385], [0.48, 0.45]],
    [6.5, 4.6, [0.92, 0.42], [0.72, 0.5], [0.56, 0.62]],
    [4, 4, [-0.6, 0.16], [-0.42, 0.22], [-0.32, 0.3]],
    [4, 4, [0.62, 0.15], [0.46, 0.21], [0.36, 0.31]],
  ] as const
).map((told) => fold(onTrunk, told));

/** Folds that a rider's jersey has beside those that are draped on him, seen by their light. */
export const wornFolds: Readonly<Record<string, readonly Fold[]>> = {
  front,
  back,
  sleeve_left: sleeve(1, onArms, arm),
  sleeve_right: sleeve(-1, onArms, arm),
};

/** An upper arm is drawn over its muscle where names stand on it; the elbow keeps what a simulation creases there. */
export const calmArm: Calm = {
  across: [0.6, 0.95],
  down: [0.1, 0.2, 0.4],
  ends: 0.54,
  most: 0.72,
  atHem: 0,
  fuller: 0,
};

/** Folds that stand out of its cloth: an arm's outline is no tube's. */
export const raisedFolds: Readonly<Record<string, readonly Fold[]>> = {
  sleeve_left: sleeve(1, outOfArms, [...inside, ...lettered, ...slack]),
  sleeve_right: sleeve(-1, outOfArms, [...inside, ...lettered, ...slack]),
};
