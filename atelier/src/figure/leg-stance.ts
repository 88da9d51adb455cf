import type { Bend, Model } from "@holeshot/views";
import { boxOf } from "./read-body.ts";

/** How a leg stands beside how its pants were draped, degrees. */
export interface LegStance {
  /** The thigh: to the front, towards the other leg, and its toes outwards. */
  readonly hip: readonly [forward: number, inward: number, out: number];
  /** The shin below it: to the back, and towards the other leg. */
  readonly knee: readonly [back: number, inward: number];
  /** A hem that hangs over the boot, to the front; not bent when left out. */
  readonly hem?: number;
  /** Where the boot points: out of the front. */
  readonly foot: number;
}

export type Stance = Readonly<Record<"left" | "right", LegStance>>;

interface Joint {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** Heights of joints, and over how much cloth bends at them, cm on a rider of 180. */
const hip = { y: 87, from: 83, to: 62 } as const;
const knee = { y: 49, from: 57, to: 41 } as const;
const ankle = { y: 15, from: 24, to: 8 } as const;

/** What bends draped legs into a stance; `size` is that of their rider beside one of 180 cm, `lower` how far they were let down, m. */
export function bendsOf(legs: Model, stance: Stance, size: number, lower: number): readonly Bend[] {
  return (["left", "right"] as const).flatMap((side): Bend[] => {
    const half = side === "left" ? 1 : -1;
    const own = legs.pieces.filter(({ piece }) => piece.endsWith(`_${side}`));
    const joint = ({ y, from, to }: Joint) => {
      const { low, high } = boxOf(own, [(y - 1.5) * size, (y + 1.5) * size]);
      const middle = (axis: 0 | 2) => round((low[axis] + high[axis]) / 200);
      return {
        half,
        at: [middle(0), round((y * size) / 100 + lower), middle(2)],
        from: round((from * size) / 100 + lower),
        to: round((to * size) / 100 + lower),
      } as const;
    };
    const [forward, inward, out] = stance[side].hip;
    const [back, across] = stance[side].knee;
    const { hem = 0 } = stance[side];
    return [
      ...(hem === 0 ? [] : [{ ...joint(ankle), turn: [-hem, 0, 0] as const }]),
      { ...joint(knee), turn: [back, 0, -half * across] },
      { ...joint(hip), turn: [-forward, half * out, -half * inward] },
    ];
  });
}

function round(value: number): number {
  return Math.round(value * 100_000) / 100_000;
}
