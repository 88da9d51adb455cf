import type { Studio } from "../light/lights.ts";

/** A dark hall: two strips behind the rider draw his outline, a soft key from the left tells what he wears. */
export const night: Studio = [
  { from: [-1250, 1250, 1500], spread: 420, strength: 0.8 },
  { from: [-1500, 700, -1050], spread: 260, strength: 0.95 },
  { from: [1450, 900, -900], spread: 260, strength: 1.35 },
  { from: [1900, 200, 1300], spread: 900, strength: 0.1 },
];

/** Who rides is lit more from beside: cloth shows how it folds. */
export const nearer: Studio = [
  { from: [-1550, 1300, 1150], spread: 400, strength: 0.86 },
  { from: [-1500, 700, -1050], spread: 260, strength: 1.1 },
  { from: [1450, 900, -900], spread: 260, strength: 1.7 },
  { from: [1900, 200, 1300], spread: 900, strength: 0.12 },
];

/** Who stands further in has a lamp behind him on either side, and a key that falls on his back. */
export const further: Studio = [
  { from: [-1500, 1500, 1100], spread: 420, strength: 0.66 },
  { from: [-1400, 800, -900], spread: 260, strength: 1.9 },
  { from: [1400, 900, -900], spread: 260, strength: 2.1 },
  { from: [1600, 300, 1300], spread: 900, strength: 0.14 },
];

/** Hardly any light from everywhere. */
export const nightAmbient = 0.1;
