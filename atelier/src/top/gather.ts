import type { Vector } from "../mannequin/vector.ts";
import { smoothStep } from "./arm.ts";

type Round = Readonly<Record<"front" | "back" | "side", number>>;

/** How far cloth over hips in pants is pushed up, cm on a rider of 180 cm, and further over the hip his weight is on. */
const push = { front: 3.6, back: 3.8, side: 5.2, weight: 1 };
/** Shares of the height at which cloth begins to be pushed up: before him below a number that stands low. */
const begins: Round = { front: 0.512, back: 0.54, side: 0.57 };
/** Shares of the height that the upper edge of a hem is at, where cloth is pushed up all the way. */
const hems: Round = { front: 0.462, back: 0.432, side: 0.452 };
/** By how much of the height the push begins higher and lower round the body: cloth does not fold along a level line. */
const slants = [
  { times: 1, from: -1, height: 0.012 },
  { times: 2, from: 0.6, height: 0.004 },
];
/** What a hem is higher and lower by all round, cm: one that is level looks cut off. */
const waves = [
  { times: 5, from: 0.9, height: 0.6 },
  { times: 8, from: 2.1, height: 0.4 },
];
/**
 * Where cloth falls in between hips and thighs: degrees to the wearer's left, half its breadth there, cm, and the share of
 * the height where it begins. In front they leave room for a number, and what is too broad lies in them and not across it.
 */
const flutes = [
  { at: 36, wide: 13, deep: 1.8, from: 0.6 },
  { at: -34, wide: 12, deep: 1.9, from: 0.59 },
  { at: -64, wide: 10, deep: 1.2, from: 0.56 },
  { at: 70, wide: 11, deep: 1.2, from: 0.57 },
  { at: 112, wide: 12, deep: 0.6, from: 0.58 },
  { at: -112, wide: 13, deep: 0.3, from: 0.57 },
  { at: 158, wide: 12, deep: 0.8, from: 0.6 },
  { at: -162, wide: 12, deep: 0.6, from: 0.57 },
];
/** Share of the height where flutes are as deep as they are told. */
const deepest = 0.445;
/** How far cloth is drawn in beside him, cm on a rider of 180 cm: most at the waist, which is at a share of the height. */
const narrow = { waist: 2.4, hips: 0.5, at: 0.6, reach: 0.1 };

/**
 * Where a trunk's cloth goes, cm, in one of so many steps in which it is pushed up over the hips and falls in between them: what is
 * too long lies in folds above the hem, what is too wide in flutes. The rider's front is towards +z; places are cm.
 */
export function gathered([x, y, z]: Vector, height: number, steps: number): Vector {
  const turn = Math.atan2(x, z);
  const level = y / height;
  const top = around(begins, turn) + sum(slants, turn);
  const share = smoothStep((top - level) / (top - around(hems, turn)));
  const lift = around(push, turn) + push.weight * Math.sin(turn) ** 3 + sum(waves, turn);
  const part = height / 180 / steps;
  const keeps = 1 - (part * (fluted(turn, level) + drawn(turn, level))) / Math.hypot(x, z);
  return [x * keeps, y + part * share * lift, z * keeps];
}

/** Whether a place of a trunk's cloth is in its hem, which stays where it is pushed. */
export function inHem([x, y, z]: Vector, height: number): boolean {
  return y < around(hems, Math.atan2(x, z)) * height;
}

function fluted(turn: number, level: number): number {
  return flutes.reduce((whole, { at, wide, deep, from }) => {
    const angle = turn - (at * Math.PI) / 180;
    const off = (Math.atan2(Math.sin(angle), Math.cos(angle)) * 180) / Math.PI;
    const share = smoothStep((from - level) / (from - deepest));
    return whole + deep * share * Math.exp(-((off / wide) ** 2));
  }, 0);
}

function drawn(turn: number, level: number): number {
  const { waist, hips, at, reach } = narrow;
  const least = level > at ? 0 : hips;
  const near = smoothStep(1 - Math.abs(level - at) / reach);
  return Math.sin(turn) ** 2 * (least + (waist - least) * near);
}

/** What is told before, behind and beside the wearer, at an angle from the front to his left. */
function around({ front, back, side }: Round, turn: number): number {
  const ahead = Math.cos(turn) ** 2;
  return (Math.cos(turn) > 0 ? front : back) * ahead + (1 - ahead) * side;
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
