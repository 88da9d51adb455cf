import type { Vector } from "@holeshot/views";
import type { Studio } from "../light/lights.ts";

/** Lamps of one colour, and what they leave everywhere. */
export interface Lamps {
  /** Linear, about 1. */
  readonly tint: Vector;
  readonly studio: Studio;
  readonly ambient: number;
}

/** As the lamps of the hall are. */
const cold: Vector = [0.74, 0.92, 1.16];
/** Of a key with a warm filter: what is white stays white beside cold edges. */
const warm: Vector = [1.03, 1, 0.95];

/** Who is in front is lit from beside, where cloth shows how it folds; the hall's lamps behind him draw his edges. */
export const nearer: readonly Lamps[] = [
  {
    tint: warm,
    studio: [
      { from: [-1550, 1500, 900], spread: 330, strength: 0.83 },
      { from: [1700, 200, 1500], spread: 900, strength: 0.07 },
    ],
    ambient: 0.05,
  },
  {
    tint: cold,
    studio: [
      { from: [-1350, 500, -1150], spread: 220, strength: 2.4 },
      // Further behind him than beside, or his bike's white side is lit flat.
      { from: [1150, 480, -1250], spread: 220, strength: 3.3 },
      { from: [200, 1900, -1100], spread: 300, strength: 0.45 },
    ],
    ambient: 0.035,
  },
];

/** Who stands further in has a lamp behind on either side, and a key that falls on the back. */
export const further: readonly Lamps[] = [
  {
    tint: warm,
    studio: [{ from: [-1500, 1500, 1100], spread: 420, strength: 0.5 }],
    ambient: 0.05,
  },
  {
    tint: cold,
    studio: [
      { from: [-1400, 800, -900], spread: 240, strength: 2 },
      { from: [1400, 900, -900], spread: 240, strength: 2 },
      { from: [1600, 300, 1300], spread: 900, strength: 0.08 },
    ],
    ambient: 0.035,
  },
];
