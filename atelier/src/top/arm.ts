import { roundCone, smoothUnion, type Distance } from "../mannequin/distance.ts";
import { turnTo } from "../mannequin/turn-to.ts";
import { add, dot, length, mix, subtract, turn, unit } from "../mannequin/vector.ts";
import type { Vector } from "../mannequin/vector.ts";
import type { UpperMeasures } from "./upper-measures.ts";

/** Degrees. A hanging arm is all 0. */
export interface ArmPose {
  /** Of the upper arm, sideways from the vertical. */
  readonly lift: number;
  /** Of the upper arm, to the front. */
  readonly swing: number;
  /** Of the forearm, to the front. */
  readonly bend: number;
  /** How much more upright the forearm is than the upper arm, seen from the front. */
  readonly tuck: number;
}

/** Where an arm that reaches for the bars points, as the left one of an upright trunk: unit vectors. */
export interface Reach {
  readonly upper: Vector;
  readonly fore: Vector;
}

export interface Arm {
  /** 1 for the wearer's left, −1 for the right. */
  readonly side: 1 | -1;
  /** Away from the body, square to the upper arm. */
  readonly out: Vector;
  readonly lift: number;
  /** Told by its directions: its elbow may be bent square. */
  readonly reaches: boolean;
  readonly shoulder: Vector;
  readonly elbow: Vector;
  readonly wrist: Vector;
  readonly distance: Distance;
}

const degree = Math.PI / 180;
export const upright: Vector = [0, 1, 0];

export function makeArm(
  side: 1 | -1,
  { height, shoulderWidth, armBent, biceps, wrist: wristGirth }: UpperMeasures,
  pose: ArmPose | Reach,
  twist: number,
  /** Where a leaning trunk takes the shoulder. */
  leant: (place: Vector) => Vector = (place) => place,
  /** Where a trunk that crouches takes all of the arm. */
  crouch?: (place: Vector) => Vector,
): Arm {
  const shoulder = leant(
    turn([side * 0.409 * shoulderWidth, 0.7833 * height, -0.002 * height], upright, twist),
  );
  const { upper, fore, out, lift } = "upper" in pose ? reaching(pose) : hanging(pose);
  const towards = ([x, y, z]: Vector, far: number): Vector =>
    turn([side * x * far, y * far, z * far], upright, twist);
  const gone = (place: Vector) => crouch?.(place) ?? place;
  const bent = add(shoulder, towards(upper, 0.457 * armBent));
  const end = add(bent, towards(fore, 0.545 * armBent));
  return limb(
    { height, thick: biceps / (2 * Math.PI), thin: wristGirth / (2 * Math.PI) },
    {
      side,
      lift,
      reaches: "upper" in pose,
      shoulder: gone(shoulder),
      elbow: gone(bent),
      wrist: gone(end),
      out: crouch
        ? subtract(gone(add(shoulder, towards(out, 1))), gone(shoulder))
        : towards(out, 1),
    },
  );
}

/** Directions of an arm, as if it were the left one of a trunk that is not turned. */
interface Directions extends Reach {
  readonly out: Vector;
  readonly lift: number;
}

/** A hanging arm, told by its angles. */
export function hanging({ lift, swing, bend, tuck }: ArmPose): Directions {
  const towards = (angle: number, front: number): Vector => [
    Math.sin(angle * degree) * Math.cos(front * degree),
    -Math.cos(angle * degree) * Math.cos(front * degree),
    Math.sin(front * degree),
  ];
  return {
    upper: towards(lift, swing),
    fore: towards(lift - tuck, bend),
    out: [Math.cos(lift * degree), Math.sin(lift * degree), 0],
    lift: lift * degree,
  };
}

function reaching({ upper, fore }: Reach): Directions {
  const flat = Math.hypot(upper[0], upper[1]);
  return {
    upper,
    fore,
    out: [-upper[1] / flat, upper[0] / flat, 0],
    lift: Math.atan2(upper[0], -upper[1]),
  };
}

function limb(
  { height, thick, thin }: { height: number; thick: number; thin: number },
  joints: Omit<Arm, "distance">,
): Arm {
  const { shoulder, elbow, wrist, reaches } = joints;
  // Bent square, an elbow is bone: as narrow as the forearm, and no ball.
  const joint = (reaches ? 0.7 : 0.87) * thick;
  return {
    ...joints,
    distance: smoothUnion(
      0.012 * height,
      roundCone(shoulder, elbow, 1.13 * thick, joint),
      roundCone(elbow, mix(elbow, wrist, 0.45), joint, 0.45 * (0.87 * thick + thin) + 0.1 * thick),
      roundCone(mix(elbow, wrist, 0.45), wrist, 0.45 * (0.87 * thick + thin) + 0.1 * thick, thin),
    ),
  };
}

/** Moves a place on the sleeve along when the arm goes from one pose to the next. */
export function carryAlongArm(
  place: Vector,
  before: Arm,
  after: Arm,
  /** Where it goes with the trunk alone. */
  still: Vector = place,
): Vector {
  const upper = subtract(before.elbow, before.shoulder);
  const along = dot(subtract(place, before.shoulder), unit(upper));
  const byShoulder = smoothStep((along - 2) / (0.48 * length(upper)));
  // Of an elbow that is bent square, the forearm lies no further along than the elbow itself.
  const onFore = dot(subtract(place, before.elbow), unit(subtract(before.wrist, before.elbow)));
  const byElbow = Math.max(
    smoothStep((along - length(upper) + 5) / 10),
    before.reaches ? smoothStep((onFore - 2) / 8) : 0,
  );
  const turned = add(
    after.shoulder,
    turnTo(subtract(place, before.shoulder), upper, subtract(after.elbow, after.shoulder)),
  );
  const bent = add(
    after.elbow,
    turnTo(
      subtract(place, before.elbow),
      subtract(before.wrist, before.elbow),
      subtract(after.wrist, after.elbow),
    ),
  );
  return mix(mix(still, turned, byShoulder), bent, byElbow);
}

export function smoothStep(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
}
