import { add, length, scale, subtract, unit, type Vector } from "../mannequin/vector.ts";

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

/** How far a leg's joints go from standing to rest, cm on a rider of 177: outwards, forwards. */
export interface Ease {
  readonly knee: readonly [number, number];
  readonly ankle: readonly [number, number];
}

/** Legs on the way from standing to standing at ease, one knee bent; bones keep their lengths. */
export function easedLegs(
  standing: Legs,
  eased: Readonly<Record<"left" | "right", Ease>>,
  height: number,
  share: number,
): Legs {
  const by = (share * height) / 1770;
  const ease = ({ hip, knee, ankle }: LegBones, to: Ease): LegBones => {
    const moved = (place: Vector, [out, front]: Ease["knee"]): Vector => [
      place[0] + out * by,
      place[1],
      place[2] + front * by,
    ];
    const bent = keepLength(hip, moved(knee, to.knee), length(subtract(knee, hip)));
    const foot = keepLength(bent, moved(ankle, to.ankle), length(subtract(ankle, knee)));
    return { hip, knee: bent, ankle: foot };
  };
  return { left: ease(standing.left, eased.left), right: ease(standing.right, eased.right) };
}

function keepLength(from: Vector, to: Vector, far: number): Vector {
  return add(from, scale(unit(subtract(to, from)), far));
}

/** How far cloth at a height goes along when a leg (its left image) moves, cm. */
export function alongLeg(before: LegBones, after: LegBones, y: number): Vector {
  const hung = Math.min(1, Math.max(0, (before.hip[1] - y) / 12));
  const [a, b] = [onAxis(before, y), onAxis(after, y)];
  return scale(subtract(b, a), hung * hung * (3 - 2 * hung));
}

function onAxis({ hip, knee, ankle }: LegBones, y: number): Vector {
  const [top, low] = y > knee[1] ? [hip, knee] : [knee, ankle];
  const share = (y - low[1]) / (top[1] - low[1]);
  return [low[0] + (top[0] - low[0]) * share, y, low[2] + (top[2] - low[2]) * share];
}
