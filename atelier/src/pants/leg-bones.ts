import type { Vector } from "../mannequin/vector.ts";

/** Measures of the rider's lower body, mm. */
export const lowerBodyNeeds = [
  "height",
  "waist",
  "hip",
  "thigh",
  "knee",
  "calf",
  "ankle",
  "bodyRise",
  "crotchToFloor",
  "kneeHeight",
] as const;

export type LowerMeasures = Readonly<Record<(typeof lowerBodyNeeds)[number], number>>;

/** A leg's joints in centimetres; the right leg's too are given as the left's, at growing x. */
export interface LegBones {
  readonly hip: Vector;
  readonly knee: Vector;
  readonly ankle: Vector;
}

export interface Legs {
  readonly left: LegBones;
  readonly right: LegBones;
}

/** How far the left foot is put forward, and the right one back, cm: nobody stands like a statue. */
const stride = { knee: 1.3, ankle: 2.2 };

/** Stands a little astride, the knees bent as the pants are cut. */
export function standingLegs(body: LowerMeasures): Legs {
  return { left: bonesOf(body, 1), right: bonesOf(body, -1) };
}

function bonesOf(body: LowerMeasures, step: 1 | -1): LegBones {
  const s = body.height / 1770;
  const wide = body.hip / 950;
  return {
    hip: [9.7 * wide, body.crotchToFloor / 10 + 6 * s, -0.8 * s],
    knee: [12.8 * wide, body.kneeHeight / 10, (5 + step * stride.knee) * s],
    ankle: [14.6 * wide, 8 * s, (-3.6 + step * stride.ankle) * s],
  };
}
