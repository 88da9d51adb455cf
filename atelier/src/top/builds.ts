import type { Build } from "./upper-body.ts";

/** A man as he is measured: a little stomach, a hollow in the lower back, a chest that is wide rather than deep. */
export const man: Build = {
  trousers: 0,
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
  trousers: 0,
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
  trousers: 0,
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

/** A build whose waist and hips are further in front by a share of its height: a front lies on them, a back hangs free of them. */
function ahead(build: Build, by: number): Build {
  const rings = build.rings.map((ring) =>
    ring.y < 0.65 ? { ...ring, front: ring.front + by } : ring,
  );
  return { ...build, rings };
}

/**
 * Bodies that a rider's top hangs over, in pants which are drawn in below its hem: they are no thicker than measured, or nothing
 * would be left to fall in flutes. A woman's guard is thin, her shoulders are narrower than a man's.
 */
export const riders = {
  man: { ...ahead(man, 0.004), trousers: -0.0025, guard: 0.007, arms: 0.9, gathers: 0.9 },
  woman: { ...ahead(woman, 0.004), trousers: -0.002, guard: 0.003, arms: 0.9, gathers: 1.25 },
  child: { ...ahead(child, 0.003), trousers: 0, guard: 0.006, arms: 0.9, gathers: 1.3 },
};

/** A level of a stand: its depth as a share of its width, and how far round it is as a share of the hips that are measured. */
interface Level {
  readonly depth: number;
  readonly girth: number;
}

/** What a stand has instead of hips and legs. */
interface Stand {
  readonly hips: Level;
  readonly lowest: Level;
  /** As `trousers` of a build; nothing when left out. */
  readonly thicker?: number;
}

/**
 * A body under a top that is shown alone: at the hips about as far round as it is measured, wider and less deep, so that the hem
 * hangs from the chest in folds that are broad enough to read a number on them.
 */
function onStand(build: Build, { hips, lowest, thicker = 0 }: Stand): Build {
  const [legs, hip, ...above] = build.rings;
  if (!legs || !hip) throw new RangeError("A build has rings for legs and hips");
  const level = ({ depth, girth }: Level) => ({ flat: depth, girth: { hip: girth } });
  const rings = [{ ...legs, ...level(lowest) }, { ...hip, ...level(hips) }, ...above];
  return { ...build, trousers: thicker, rings };
}

const womanOnStand = onStand(woman, {
  hips: { depth: 0.58, girth: 1 },
  lowest: { depth: 0.5, girth: 0.92 },
});

/** Bodies that jerseys are hung on. */
export const stands = {
  // Thicker, or numbers beside the middle, where his folds fall from the chest, lose a digit.
  man: onStand(man, {
    ...{ hips: { depth: 0.46, girth: 1 }, lowest: { depth: 0.42, girth: 0.95 } },
    thicker: 0.003,
  }),
  woman: womanOnStand,
  child: onStand(child, {
    hips: { depth: 0.5, girth: 1 },
    lowest: { depth: 0.45, girth: 0.92 },
  }),
};

/** Bodies that pit shirts are hung on: shorter and cut wider, they keep their folds' breadth on less. */
export const shirtStands = {
  man: onStand(man, {
    ...{ hips: { depth: 0.46, girth: 0.96 }, lowest: { depth: 0.42, girth: 0.9 } },
    thicker: 0.002,
  }),
  woman: womanOnStand,
  child: onStand(child, {
    hips: { depth: 0.5, girth: 0.95 },
    lowest: { depth: 0.5, girth: 0.9 },
  }),
};
