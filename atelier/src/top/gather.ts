import type { Vector } from "../mannequin/vector.ts";
import { smoothStep } from "./arm.ts";

/** How far cloth that lies on hips in pants is pushed up, cm on a rider of 180 cm: before, behind and beside him, further over the hip his weight is on. */
const push = { front: 8.5, back: 4, side: 9, weight: 1 };
/** By how much of the height the push begins higher and lower round the body: cloth does not fold along a level line. */
const slants = [
  { times: 1, from: -1, height: 0.017 },
  { times: 2, from: 0.6, height: 0.009 },
];
/** What a hem is higher and lower by all round, cm: one that is level looks cut off. */
const waves = [
  { times: 5, from: 0.9, height: 1.3 },
  { times: 8, from: 2.1, height: 0.9 },
];
/** Shares of the height between which cloth is pushed up, all the way at the lower one. */
const [hem, hips] = [0.445, 0.567];

/**
 * Where a trunk's cloth goes, cm, in one of so many steps in which it is pushed up over the hips: what is too long then lies in
 * folds above them. The rider's front is towards +z; places are cm.
 */
export function gathered([x, y, z]: Vector, height: number, steps: number): Vector {
  const turn = Math.atan2(x, z);
  const top = (hips + sum(slants, turn)) * height;
  const share = smoothStep((top - y) / (top - hem * height));
  return [x, y + (share * lift(turn) * height) / 180 / steps, z];
}

/** At an angle from the front to the wearer's left. */
function lift(turn: number): number {
  const ahead = Math.cos(turn) ** 2;
  const straight = Math.cos(turn) > 0 ? push.front : push.back;
  const beside = (1 - ahead) * (push.side + push.weight * Math.sin(turn));
  return straight * ahead + beside + sum(waves, turn);
}

/** So many waves round the body, each from an angle. */
function sum(
  all: readonly { readonly times: number; readonly from: number; readonly height: number }[],
  turn: number,
): number {
  return all.reduce(
    (whole, { times, from, height }) => whole + height * Math.cos(times * turn + from),
    0,
  );
}
