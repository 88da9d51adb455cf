import { roundCone, smoothUnion, type Distance } from "../mannequin/distance.ts";
import { add, cross, dot, length, mix, scale, subtract, turn, unit } from "../mannequin/vector.ts";
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

export interface Arm {
  /** 1 for the wearer's left, −1 for the right. */
  readonly side: 1 | -1;
  /** Away from the body, square to the upper arm. */
  readonly out: Vector;
  readonly lift: number;
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
  { lift, swing, bend, tuck }: ArmPose,
  twist: number,
  /** Where a leaning trunk takes the shoulder. */
  leant: (place: Vector) => Vector = (place) => place,
): Arm {
  const shoulder = leant(
    turn([side * 0.409 * shoulderWidth, 0.7833 * height, -0.002 * height], upright, twist),
  );
  const towards = (angle: number, front: number, far: number): Vector =>
    turn(
      [
        side * Math.sin(angle * degree) * Math.cos(front * degree) * far,
        -Math.cos(angle * degree) * Math.cos(front * degree) * far,
        Math.sin(front * degree) * far,
      ],
      upright,
      twist,
    );
  const elbow = add(shoulder, towards(lift, swing, 0.457 * armBent));
  const wrist = add(elbow, towards(lift - tuck, bend, 0.545 * armBent));
  const thick = biceps / (2 * Math.PI);
  const thin = wristGirth / (2 * Math.PI);
  return {
    side,
    out: turn([side * Math.cos(lift * degree), Math.sin(lift * degree), 0], upright, twist),
    lift: lift * degree,
    shoulder,
    elbow,
    wrist,
    distance: smoothUnion(
      0.012 * height,
      roundCone(shoulder, elbow, 1.13 * thick, 0.87 * thick),
      roundCone(
        elbow,
        mix(elbow, wrist, 0.45),
        0.87 * thick,
        0.45 * (0.87 * thick + thin) + 0.1 * thick,
      ),
      roundCone(mix(elbow, wrist, 0.45), wrist, 0.45 * (0.87 * thick + thin) + 0.1 * thick, thin),
    ),
  };
}

/** Moves a place on the sleeve along when the arm goes from one pose to the next. */
export function carryAlongArm(place: Vector, before: Arm, after: Arm): Vector {
  const upper = subtract(before.elbow, before.shoulder);
  const along = dot(subtract(place, before.shoulder), unit(upper));
  const byShoulder = smoothStep((along - 2) / (0.48 * length(upper)));
  const byElbow = smoothStep((along - length(upper) + 5) / 10);
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
  return mix(mix(place, turned, byShoulder), bent, byElbow);
}

/** Turns a vector as `from` is turned to `to`, by the shortest way. */
function turnTo(a: Vector, from: Vector, to: Vector): Vector {
  const axis = cross(from, to);
  const far = length(axis);
  if (far < 1e-9) return a;
  return turn(a, scale(axis, 1 / far), Math.atan2(far, dot(from, to)));
}

export function smoothStep(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
}
