import { cross, dot, length, scale, turn, type Vector } from "./vector.ts";

/** Turns a vector as `from` is turned to `to`, by the shortest way. */
export function turnTo(a: Vector, from: Vector, to: Vector): Vector {
  const axis = cross(from, to);
  const far = length(axis);
  if (far < 1e-9) return a;
  return turn(a, scale(axis, 1 / far), Math.atan2(far, dot(from, to)));
}
