import type { RingShape } from "./fit-rings.ts";
import type { Build } from "./upper-body.ts";

/** A man as he is measured: a little stomach, a hollow in the lower back, a chest that is wide rather than deep. */
export const man: Build = {
  slimmer: 0,
  levels: { chest: 0.714, waist: 0.606, hip: 0.511 },
  rings: [
    { y: 0.4, front: -0.001, flat: 0.53, girth: { hip: 0.95 } },
    { y: 0.511, front: 0, flat: 0.54, girth: { hip: 1 } },
    { y: 0.556, front: 0.001, flat: 0.57, girth: { hip: 0.4, waist: 0.63 } },
    { y: 0.606, front: 0.003, flat: 0.64, girth: { waist: 1 } },
    { y: 0.667, front: 0.002, flat: 0.61, girth: { waist: 0.5, chest: 0.48 } },
    { y: 0.714, front: -0.003, flat: 0.57, girth: { chest: 0.97 } },
    { y: 0.756, front: -0.004, flat: 0.55, girth: { chest: 0.9 } },
    { y: 0.789, front: -0.008, flat: 0.56, girth: { chest: 0.73 } },
    { y: 0.817, front: -0.01, flat: 0.7, girth: { chest: 0.46 } },
  ],
  swellings: [
    { at: [0.05, 0.722, 0.026], radius: 0.036 },
    { at: [0.05, 0.73, -0.03], radius: 0.036 },
  ],
};

/** A woman: narrow waist, wide hips, a bust that carries the front. */
const woman: Build = {
  slimmer: 0,
  levels: { chest: 0.714, waist: 0.61, hip: 0.49 },
  rings: [
    { y: 0.4, front: -0.004, flat: 0.72, girth: { hip: 1 } },
    { y: 0.49, front: -0.004, flat: 0.72, girth: { hip: 1 } },
    { y: 0.55, front: 0, flat: 0.7, girth: { hip: 0.5, waist: 0.53 } },
    { y: 0.61, front: 0.004, flat: 0.7, girth: { waist: 1 } },
    { y: 0.667, front: 0.001, flat: 0.66, girth: { waist: 0.5, chest: 0.46 } },
    { y: 0.714, front: -0.004, flat: 0.6, girth: { chest: 0.93 } },
    { y: 0.756, front: -0.006, flat: 0.55, girth: { chest: 0.86 } },
    { y: 0.789, front: -0.008, flat: 0.56, girth: { chest: 0.7 } },
    { y: 0.817, front: -0.01, flat: 0.7, girth: { chest: 0.46 } },
  ],
  swellings: [
    { at: [0.047, 0.712, 0.032], radius: 0.039 },
    { at: [0.046, 0.728, -0.028], radius: 0.034 },
  ],
};

/** A child of ten: hardly a waist, narrow and even. */
const child: Build = {
  slimmer: 0,
  levels: { chest: 0.714, waist: 0.606, hip: 0.511 },
  rings: [
    { y: 0.4, front: 0, flat: 0.58, girth: { hip: 1.02 } },
    { y: 0.511, front: 0, flat: 0.58, girth: { hip: 1 } },
    { y: 0.556, front: 0.002, flat: 0.61, girth: { hip: 0.45, waist: 0.57 } },
    { y: 0.606, front: 0.006, flat: 0.67, girth: { waist: 1 } },
    { y: 0.667, front: 0.004, flat: 0.63, girth: { waist: 0.5, chest: 0.49 } },
    { y: 0.714, front: -0.001, flat: 0.59, girth: { chest: 0.98 } },
    { y: 0.756, front: -0.004, flat: 0.56, girth: { chest: 0.92 } },
    { y: 0.789, front: -0.008, flat: 0.56, girth: { chest: 0.75 } },
    { y: 0.817, front: -0.01, flat: 0.7, girth: { chest: 0.48 } },
  ],
  swellings: [
    { at: [0.045, 0.722, 0.022], radius: 0.034 },
    { at: [0.047, 0.73, -0.03], radius: 0.034 },
  ],
};

/** What a stand has below the waist instead of hips and legs: depths as shares of the widths, and the lowest girth. */
interface Foot {
  readonly slimmer: number;
  readonly hips?: number;
  readonly lowest: Pick<RingShape, "flat" | "girth">;
}

/** A body under a top that is shown alone: narrow below the waist, so that the hem hangs free from chest and shoulders. */
function onStand(build: Build, { slimmer, hips, lowest }: Foot): Build {
  const [legs, hip, ...above] = build.rings;
  if (!legs || !hip) throw new RangeError("A build has rings for legs and hips");
  const rings = [{ ...legs, ...lowest }, { ...hip, flat: hips ?? hip.flat }, ...above];
  return { ...build, slimmer, rings };
}

/** Bodies in the pants that a rider's top hangs over. */
export const riders = {
  man: { ...man, slimmer: -0.0065 },
  woman: { ...woman, slimmer: -0.0065 },
  child: { ...child, slimmer: -0.005 },
};

/** Bodies that tops are hung on. */
export const stands = {
  man: onStand(man, { slimmer: 0.013, lowest: { flat: 0.5, girth: { hip: 0.62 } } }),
  // Wide rather than deep: corners of the hem would stick out at her sides.
  woman: onStand(woman, {
    slimmer: 0.018,
    hips: 0.54,
    lowest: { flat: 0.4, girth: { hip: 0.72 } },
  }),
  child: onStand(child, { slimmer: 0.015, lowest: { flat: 0.5, girth: { hip: 0.65 } } }),
};
