import type { ArmPose } from "./arm.ts";
import type { Hanging, Pose } from "./upper-body.ts";

/** Arms held out, as pieces are placed: nothing touches anything. */
const out: ArmPose = { lift: 56, swing: 1, bend: 10, tuck: 8 };

/** How a top is put on. */
export const heldOut = { left: out, right: out, twist: 0 } satisfies Pose;

/** A man beside his bike, weight on one hip: elbows away from the body, one hand before it, its cuff turned down. */
export const manAtEase: Hanging = {
  left: { lift: 32, swing: 10, bend: 32, tuck: 7 },
  right: { lift: 31, swing: 13, bend: 44, tuck: 10 },
  twist: 11,
  lean: -3,
};

/** A woman, weight on one hip: arms nearer to the body, one hand before it. */
export const womanAtEase: Hanging = {
  left: { lift: 21, swing: 9, bend: 30, tuck: 6 },
  right: { lift: 28, swing: 17, bend: 54, tuck: 11 },
  twist: 10,
};

/** A child that does not stand still: both elbows out. */
export const childAtEase: Hanging = {
  left: { lift: 33, swing: 12, bend: 34, tuck: 10 },
  right: { lift: 27, swing: 18, bend: 50, tuck: 6 },
  twist: 14,
};

/** A rider beside his bike, arms at his sides: shoulders, chest and hips are a man's, and nothing is held away from him. */
export const manBesideBike: Hanging = {
  left: { lift: 15, swing: -3, bend: 24, tuck: 6 },
  right: { lift: 15, swing: 8, bend: 46, tuck: 9 },
  twist: 11,
  lean: -3,
};

/** A woman, the same. */
export const womanBesideBike: Hanging = {
  left: { lift: 13, swing: -4, bend: 22, tuck: 4 },
  right: { lift: 13, swing: 10, bend: 48, tuck: 8 },
  twist: 10,
};

/** A child, whose elbows are never quite still. */
export const childBesideBike: Hanging = {
  left: { lift: 15, swing: -1, bend: 30, tuck: 7 },
  right: { lift: 16, swing: 13, bend: 54, tuck: 6 },
  twist: 14,
};

/**
 * In a pit shirt, one arm further in front than the other, the shoulders turned: folds run across the back. Short sleeves
 * are nearly all cap: arms that hang lower, or behind the body, would pull their print out of square.
 */
export const manInPitShirt: Pose = {
  left: { lift: 36, swing: 5, bend: 30, tuck: 9 },
  right: { lift: 24, swing: 14, bend: 32, tuck: 7 },
  twist: 20,
  lean: -6,
};

/** A woman in hers. */
export const womanInPitShirt: Pose = {
  left: { lift: 32, swing: 3, bend: 30, tuck: 8 },
  right: { lift: 20, swing: 15, bend: 28, tuck: 7 },
  twist: 13,
  lean: -7,
};

/** A child in its own, about to run off. */
export const childInPitShirt: Pose = {
  left: { lift: 32, swing: 2, bend: 34, tuck: 9 },
  right: { lift: 21, swing: 13, bend: 40, tuck: 6 },
  twist: 10,
  lean: -8,
};
