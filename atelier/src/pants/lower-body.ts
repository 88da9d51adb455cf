import {
  ball,
  mirrored,
  roundCone,
  smoothUnion,
  trunk,
  type Distance,
} from "../mannequin/distance.ts";
import { fitGirths, type Tape, type TapePlace } from "../mannequin/fit-girths.ts";
import { mix, subtract, unit, type Vector } from "../mannequin/vector.ts";

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

/** The girths that are fitted to the table. */
const fitted = ["waist", "hip", "thigh", "knee", "calf", "ankle"] as const;
type Fitted = (typeof fitted)[number];
type Factors = Readonly<Record<Fitted, number>>;

export interface LowerBody {
  /** The rider's skin, as the size table has it. */
  readonly skin: Distance;
  /** The rider dressed to ride: with knee braces and guards. What the cloth lies on. */
  readonly dressed: Distance;
  readonly legs: Legs;
  readonly tapes: readonly Tape[];
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

/** A rider's lower body whose girths are those of the table; `boots` when the pants are worn over them. */
export function lowerBody(body: LowerMeasures, { boots = false } = {}): LowerBody {
  const legs = standingLegs(body);
  const { factors, tapes } = fitGirths(fitted, body, (f) => tapesOf(body, legs, f));
  const skin = skinOf(body, legs, factors);
  const gear = [
    tuckedJersey(body, factors),
    gearOf(body, legs.left),
    mirrored(gearOf(body, legs.right)),
    ...(boots ? [bootOf(body, legs.left), mirrored(bootOf(body, legs.right))] : []),
  ];
  return { skin, dressed: smoothUnion(2, skin, ...gear), legs, tapes };
}

function tapesOf(
  body: LowerMeasures,
  legs: Legs,
  factors: Factors,
): Readonly<Record<Fitted, TapePlace>> {
  const skin = skinOf(body, legs, factors);
  const leg = legOf(body, legs.left, factors);
  const { crotch, rise } = levels(body);
  const { hip, knee, ankle } = legs.left;
  const thighAxis = unit(subtract(hip, knee));
  const shinAxis = unit(subtract(knee, ankle));
  return {
    waist: { body: skin, at: [0, crotch + rise, 0], axis: [0, 1, 0] },
    hip: { body: skin, at: [0, crotch + rise / 2, 0], axis: [0, 1, 0] },
    thigh: {
      body: leg,
      at: mix(hip, knee, (hip[1] - crotch + 3) / (hip[1] - knee[1])),
      axis: thighAxis,
    },
    knee: { body: leg, at: knee, axis: shinAxis },
    calf: { body: leg, at: mix(knee, ankle, calfShare), axis: shinAxis },
    ankle: { body: leg, at: mix(knee, ankle, 0.97), axis: shinAxis },
  };
}

const calfShare = 0.34;

function levels(body: LowerMeasures) {
  return { crotch: body.crotchToFloor / 10, rise: body.bodyRise / 10 };
}

function skinOf(body: LowerMeasures, legs: Legs, f: Factors): Distance {
  const { crotch, rise } = levels(body);
  const [hips, waist] = [(f.hip * body.hip) / 950, (f.waist * body.waist) / 813];
  const ring = (share: number, width: number, depth: number, front: number, by: number) => ({
    y: crotch + share * rise,
    width: width * by,
    depth: depth * by,
    front,
  });
  const middle = (hips + waist) / 2;
  const torso = trunk([
    ring(0.08, 8.5, 6.5, -1.2, hips),
    ring(0.22, 14.8, 9.2, -0.8, hips),
    ring(0.5, 16.2, 10.2, -0.6, hips),
    ring(0.76, 15, 9.9, -0.4, middle),
    ring(1, 14, 9.8, -0.2, waist),
    ring(1.5, 14.6, 10.2, 0, waist),
  ]);
  const seat = roundCone(
    [7.8 * hips, crotch + 0.45 * rise, -4.4 * hips],
    [7.6 * hips, crotch + 0.28 * rise, -3.8 * hips],
    7.8 * hips,
    7 * hips,
  );
  return smoothUnion(
    2.5,
    torso,
    legOf(body, legs.left, f),
    mirrored(legOf(body, legs.right, f)),
    seat,
    mirrored(seat),
  );
}

function legOf(body: LowerMeasures, { hip, knee, ankle }: LegBones, f: Factors): Distance {
  const radius = (name: Fitted) => (f[name] * body[name]) / (20 * Math.PI);
  const calf = mix(knee, ankle, calfShare);
  const [kneeRadius, calfRadius] = [radius("knee"), radius("calf")];
  return smoothUnion(
    2,
    roundCone(hip, knee, radius("thigh") * 1.04, kneeRadius),
    roundCone(knee, ankle, kneeRadius * 0.96, radius("ankle")),
    ball([calf[0], calf[1], calf[2] - 0.9 * (calfRadius / 5.9)], calfRadius * 0.94),
  );
}

/** What fills the pants at the waist: a jersey's tail, as riders wear it. */
function tuckedJersey(body: LowerMeasures, f: Factors): Distance {
  const { crotch, rise } = levels(body);
  const [hips, waist] = [(f.hip * body.hip) / 950, (f.waist * body.waist) / 813];
  return trunk([
    { y: crotch + 0.45 * rise, width: 15.8 * hips, depth: 10 * hips, front: -0.6 },
    { y: crotch + 0.75 * rise, width: 16.1 * waist, depth: 10.9 * waist, front: -1.2 },
    { y: crotch + 1.5 * rise, width: 16.1 * waist, depth: 10.9 * waist, front: -1.2 },
  ]);
}

/** A hinged brace round the knee, its cup in front of it, and the plate on the shin. */
function gearOf(body: LowerMeasures, { hip, knee, ankle }: LegBones): Distance {
  const by = body.knee / 370;
  const onThigh = mix(knee, hip, 0.3);
  const onShin = mix(knee, ankle, 0.3);
  const forward = (place: Vector, by_: number): Vector => [place[0], place[1], place[2] + by_];
  return smoothUnion(
    2.5,
    roundCone(forward(onThigh, 0.4 * by), forward(knee, 0.4 * by), 7.7 * by, 7.4 * by),
    roundCone(forward(knee, 0.4 * by), forward(onShin, 0.3 * by), 7.4 * by, 6.2 * by),
    roundCone(
      forward(mix(knee, hip, 0.09), 2.6 * by),
      forward(mix(knee, ankle, 0.11), 2.2 * by),
      6.2 * by,
      5.6 * by,
    ),
    roundCone(
      forward(onShin, 0.8 * by),
      forward(mix(knee, ankle, 0.72), 0.7 * by),
      5.4 * by,
      4 * by,
    ),
  );
}

/** The shaft of a boot, from under the knee to the ankle. */
function bootOf(body: LowerMeasures, { knee, ankle }: LegBones): Distance {
  const by = body.calf / 370;
  const floor: Vector = [ankle[0], 3 * by, ankle[2]];
  return smoothUnion(
    2,
    roundCone(mix(knee, ankle, 0.36), mix(knee, ankle, 0.8), 6.6 * by, 6.7 * by),
    roundCone(mix(knee, ankle, 0.8), floor, 6.7 * by, 6.8 * by),
  );
}
