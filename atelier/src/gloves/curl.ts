import type { Vector } from "../mannequin/vector.ts";
import type { FingerPattern, HandPattern } from "./hand-pattern.ts";

export type FingerName = "little" | "ring" | "middle" | "index" | "thumb";

/** How far each finger is bent towards the palm at its tip, degrees. 0 everywhere is a hand laid flat. */
export type Curl = Readonly<Record<FingerName, number>> & {
  /** Share of their fan by which the fingers close: 0 as they are cut, 1 parallel to the middle one. */
  readonly close?: number;
};

/** Laid flat, as it is measured. */
export const flat: Curl = { little: 0, ring: 0, middle: 0, index: 0, thumb: 0 };
/** At rest: the little finger bends most. */
export const relaxed: Curl = {
  little: 60,
  ring: 54,
  middle: 45,
  index: 33,
  thumb: 30,
  close: 0.7,
};

/** Closed round a grip. */
export const gripping: Curl = {
  little: 158,
  ring: 152,
  middle: 146,
  index: 128,
  thumb: 62,
  close: 0.85,
};

/** Radius of the hollow of a relaxed hand across the palm, cm. */
const hollow = 36;
const steps = 24;
/** The bend begins this share of the length before the root and is done this share beyond it. */
const [begins, ends] = [-0.12, 0.8];
/** Beyond this share of the length a finger that closes is straight again. */
const closed = 0.3;
/** The thumb closes towards the hand by this, degrees, where the fingers close wholly. */
const thumbCloses = 30;

export const fingerNames = ["little", "ring", "middle", "index", "thumb"] as const;

/**
 * Bends a flat hand: a place over the flat pattern (cm, y up, z towards the back of the hand) goes along with
 * the finger it belongs to. Lengths along the fingers' middle stay as they are.
 */
export function bendHand(hand: HandPattern, curl: Curl) {
  return ([x, y, z]: Vector, finger?: FingerName): Vector => {
    const name = finger ?? nearestFinger(hand, x, y);
    const bent = bendFinger(hand[name], curl[name], swingOf(hand, curl, name), [x, y, z]);
    return fingerNames.every((one) => curl[one] === 0) ? bent : cup(bent);
  };
}

/** How far a finger closes, radians from along to across. */
function swingOf(hand: HandPattern, { close = 0 }: Curl, name: FingerName): number {
  if (name === "thumb") return close * ((thumbCloses * Math.PI) / 180) * sideOf(hand);
  const { along, across } = hand[name];
  const middle = hand.middle.along;
  const out = middle.x * across.x + middle.y * across.y;
  return close * Math.atan2(out, middle.x * along.x + middle.y * along.y);
}

/** 1 where the thumb's across points to the fingers, else -1. */
function sideOf({ thumb, middle }: HandPattern): number {
  const [x, y] = [middle.root.x - thumb.root.x, middle.root.y - thumb.root.y];
  return Math.sign(x * thumb.across.x + y * thumb.across.y);
}

/** The finger, thumb apart, over whose middle line a place lies. */
export function nearestFinger(hand: HandPattern, x: number, y: number): FingerName {
  const away = (name: FingerName) => {
    const { root, across } = hand[name];
    return Math.abs((x - root.x) * across.x + (y - root.y) * across.y);
  };
  const four = fingerNames.slice(0, 4);
  return four.reduce((best, name) => (away(name) < away(best) ? name : best));
}

function bendFinger(
  finger: FingerPattern,
  degrees: number,
  swing: number,
  [x, y, z]: Vector,
): Vector {
  const { root, along, across, length } = finger;
  const [dx, dy] = [x - root.x, y - root.y];
  const up = dx * along.x + dy * along.y;
  const out = dx * across.x + dy * across.y;
  const from = begins * length;
  if (up <= from || (degrees === 0 && swing === 0)) return [x, y, z];
  let [forward, aside, down] = [from, 0, 0];
  const step = (up - from) / steps;
  for (let i = 0; i < steps; i++) {
    const place = from + (i + 0.5) * step;
    const angle = bendAt(finger, degrees, place);
    const turn = turnAt(finger, swing, place);
    forward += Math.cos(angle) * Math.cos(turn) * step;
    aside += Math.cos(angle) * Math.sin(turn) * step;
    down += Math.sin(angle) * step;
  }
  const angle = bendAt(finger, degrees, up);
  const turn = turnAt(finger, swing, up);
  // What lies beside the finger's line or above it turns with it.
  const reach = forward + z * Math.sin(angle) * Math.cos(turn) - out * Math.sin(turn);
  const beside = aside + z * Math.sin(angle) * Math.sin(turn) + out * Math.cos(turn);
  return [
    root.x + along.x * reach + across.x * beside,
    root.y + along.y * reach + across.y * beside,
    z * Math.cos(angle) - down,
  ];
}

function turnAt({ length }: FingerPattern, swing: number, up: number): number {
  const share = Math.min(1, Math.max(0, (up / length - begins) / (closed - begins)));
  return swing * share * share * (3 - 2 * share);
}

function bendAt({ length }: FingerPattern, degrees: number, up: number): number {
  const share = Math.min(1, Math.max(0, (up / length - begins) / (ends - begins)));
  return ((degrees * Math.PI) / 180) * share * share * (3 - 2 * share);
}

function cup([x, y, z]: Vector): Vector {
  const angle = x / hollow;
  return [(hollow + z) * Math.sin(angle), y, (hollow + z) * Math.cos(angle) - hollow];
}
