import type { Build } from "./upper-body.ts";

/** A man: a little stomach, a hollow in the lower back, a chest that is wide rather than deep. */
export const man: Build = {
  levels: { chest: 0.714, waist: 0.606, hip: 0.511 },
  rings: [
    { y: 0.4, front: -0.005, flat: 0.68, girth: { hip: 0.9 } },
    { y: 0.511, front: -0.004, flat: 0.68, girth: { hip: 1 } },
    { y: 0.556, front: 0, flat: 0.69, girth: { hip: 0.4, waist: 0.63 } },
    { y: 0.606, front: 0.005, flat: 0.72, girth: { waist: 1 } },
    { y: 0.667, front: 0.003, flat: 0.7, girth: { waist: 0.5, chest: 0.48 } },
    { y: 0.714, front: -0.001, flat: 0.66, girth: { chest: 0.96 } },
    { y: 0.756, front: -0.004, flat: 0.62, girth: { chest: 0.9 } },
    { y: 0.789, front: -0.008, flat: 0.6, girth: { chest: 0.73 } },
    { y: 0.817, front: -0.01, flat: 0.72, girth: { chest: 0.46 } },
  ],
  swellings: [
    { at: [0.05, 0.722, 0.03], radius: 0.036 },
    { at: [0.047, 0.728, -0.036], radius: 0.036 },
  ],
};
