import { mix, type Vector } from "../mannequin/vector.ts";
import type { FingerPattern, HandPattern } from "./hand-pattern.ts";

export type FingerName = "little" | "ring" | "middle" | "index" | "thumb";

/**
 * How far a finger is bent towards the palm at its tip, degrees: evenly, as round a grip, or at its knuckle, its middle
 * joint and its last one.
 */
export type FingerBend = number | readonly [knuckle: number, middle: number, last: number];

/** How a hand is held. 0 everywhere is a hand laid flat. */
export type Curl = Readonly<Record<FingerName, FingerBend>> & {
  /** Share of their fan by which the fingers close: 0 as they are cut, 1 parallel to the middle one. */
  readonly close?: number;
  /** How much further fingers point to the thumb's side than that, degrees. */
  readonly aside?: Partial<Readonly<Record<FingerName, number>>>;
  /** How far the thumb is turned about itself, its nail outwards, degrees. */
  readonly thumbTurn?: number;
  /** How far the hand is bent back from the forearm, and towards the little finger, degrees. */
  readonly wrist?: { readonly back: number; readonly aside: number };
};

/** Laid flat, as it is measured. */
export const flat: Curl = { little: 0, ring: 0, middle: 0, index: 0, thumb: 0 };

/** A left hand at rest, half closed: each finger is bent a little more than the one before it. */
export const leftAtRest: Curl = {
  little: [22, 29, 24],
  ring: [17, 33, 16],
  middle: [14, 29, 13],
  index: [9, 24, 10],
  thumb: [9, 9, 20],
  close: 0.72,
  aside: { little: -3, ring: 1.5, index: 2, thumb: -5 },
  thumbTurn: 10,
  wrist: { back: 8, aside: 7 },
};

/** The right one, opened further: nobody holds both alike. */
export const rightAtRest: Curl = {
  little: [18, 26, 21],
  ring: [14, 29, 14],
  middle: [10, 25, 10],
  index: [5, 19, 7],
  thumb: [6, 7, 15],
  close: 0.5,
  aside: { little: -2, ring: 1, middle: -1, index: 1, thumb: -3 },
  thumbTurn: 7,
  wrist: { back: 4, aside: -2 },
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
/** An even bend begins this share of the length before the root and is done this share beyond it. */
const [begins, ends] = [-0.12, 0.8];
/** Beyond this share of the length a finger that closes is straight again. */
const closed = 0.3;
/** The thumb closes towards the hand by this, degrees, where the fingers close wholly. */
const thumbCloses = 30;
/** How far on both sides of a joint a finger bends, cm: a knuckle lies deep. */
const bends = [1.2, 0.8, 0.65] as const;
/**
 * How far above the finger's middle cloth keeps its length at a joint, cm: it is drawn over the joint, and what is too
 * long inside lies in folds.
 */
const kept = [1.55, 0.42, 0.42] as const;
/** Where the hand bends from the forearm, cm above the glove's wrist. */
const wristBend = { from: -1.6, to: 1 };
/** A thumb turns about itself between these shares of its length. */
const turns = [-0.12, 0.4] as const;

export const fingerNames = ["little", "ring", "middle", "index", "thumb"] as const;

/**
 * Bends a flat hand: a place over the flat pattern (cm, y up, z towards the back of the hand) goes along with
 * the finger it belongs to.
 */
export function bendHand(hand: HandPattern, curl: Curl) {
  const isFlat = fingerNames.every((one) => curl[one] === 0);
  const along = (name: FingerName, place: Vector) =>
    bendFinger(hand[name], curl[name], swingOf(hand, curl, name), place);
  return ([x, y, z]: Vector, finger?: FingerName): Vector => {
    const place: Vector = [x, y, z];
    if (finger === "thumb") {
      const turned = turnThumb(hand.thumb, curl.thumbTurn ?? 0, place);
      return bendWrist(isFlat ? turned : cup(along("thumb", turned)), curl);
    }
    const { name, beside, share } = fingersNear(hand, x, y);
    const own = along(finger ?? name, place);
    const bent = finger || share === 0 ? own : mix(own, along(beside, place), share);
    return bendWrist(isFlat ? bent : cup(bent), curl);
  };
}

/** How far a finger closes, radians from along to across. */
function swingOf(hand: HandPattern, { close = 0, aside = {} }: Curl, name: FingerName): number {
  const further = ((aside[name] ?? 0) * Math.PI) / 180;
  if (name === "thumb") return close * ((thumbCloses * Math.PI) / 180) * sideOf(hand) + further;
  const { along, across } = hand[name];
  const middle = hand.middle.along;
  const out = middle.x * across.x + middle.y * across.y;
  return close * Math.atan2(out, middle.x * along.x + middle.y * along.y) + further;
}

/** 1 where the thumb's across points to the fingers, else -1. */
function sideOf({ thumb, middle }: HandPattern): number {
  const [x, y] = [middle.root.x - thumb.root.x, middle.root.y - thumb.root.y];
  return Math.sign(x * thumb.across.x + y * thumb.across.y);
}

/** The finger over whose middle line a place lies, the one beside it, and the share that one has of it: below the forks the hand is one. */
function fingersNear(hand: HandPattern, x: number, y: number) {
  const [first, second] = fingerNames
    .slice(0, 4)
    .map((name) => {
      const { root, across } = hand[name];
      return { name, away: Math.abs((x - root.x) * across.x + (y - root.y) * across.y) };
    })
    .toSorted((a, b) => a.away - b.away) as [Near, Near];
  const below = Math.min(1, Math.max(0, (hand[first.name].root.y - y) / 2.5));
  const share = (second.away - first.away) / (0.6 + 1.4 * below);
  return { name: first.name, beside: second.name, share: 0.5 * (1 - smooth(share)) };
}

interface Near {
  readonly name: FingerName;
  readonly away: number;
}

function bendFinger(
  finger: FingerPattern,
  bend: FingerBend,
  swing: number,
  [x, y, z]: Vector,
): Vector {
  const { root, along, across, length } = finger;
  const [dx, dy] = [x - root.x, y - root.y];
  const up = dx * along.x + dy * along.y;
  const out = dx * across.x + dy * across.y;
  const even = typeof bend === "number";
  const from = even ? begins * length : Math.min(begins * length, finger.joints[0] - bends[0]);
  if (up <= from || (bend === 0 && swing === 0)) return [x, y, z];
  let [forward, aside, down] = [from, 0, 0];
  const step = (up - from) / steps;
  for (let i = 0; i < steps; i++) {
    const place = from + (i + 0.5) * step;
    const angle = bendAt(finger, bend, place);
    const turn = turnAt(finger, swing, place);
    const way =
      step - lostAt(finger, bend, place + step / 2) + lostAt(finger, bend, place - step / 2);
    forward += Math.cos(angle) * Math.cos(turn) * way;
    aside += Math.cos(angle) * Math.sin(turn) * way;
    down += Math.sin(angle) * way;
  }
  const angle = bendAt(finger, bend, up);
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
  return swing * smooth((up / length - begins) / (closed - begins));
}

/** How far a finger is bent at a place along it, radians. */
function bendAt(finger: FingerPattern, bend: FingerBend, up: number): number {
  if (typeof bend !== "number") return atJoints(finger, bend, up).reduce((sum, one) => sum + one);
  const share = (up / finger.length - begins) / (ends - begins);
  return radians(bend) * smooth(share);
}

/** By how much a finger's middle is shorter than its cloth up to a place along it, cm. */
function lostAt(finger: FingerPattern, bend: FingerBend, up: number): number {
  if (typeof bend === "number") return 0;
  return atJoints(finger, bend, up).reduce((sum, one, i) => sum + one * (kept[i] as number), 0);
}

/** How far each joint is bent before a place along a finger, radians. */
function atJoints({ joints }: FingerPattern, bend: readonly number[], up: number): number[] {
  return joints.map((joint, i) => {
    const reach = bends[i] as number;
    return radians(bend[i] as number) * smooth((up - joint + reach) / (2 * reach));
  });
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function turnThumb(thumb: FingerPattern, degrees: number, [x, y, z]: Vector): Vector {
  const { root, along, across, length } = thumb;
  const [dx, dy] = [x - root.x, y - root.y];
  const up = dx * along.x + dy * along.y;
  const out = dx * across.x + dy * across.y;
  const share = smooth((up / length - turns[0]) / (turns[1] - turns[0]));
  const angle = (share * degrees * Math.PI) / 180;
  const beside = out * Math.cos(angle) + z * Math.sin(angle) - out;
  return [
    x + across.x * beside,
    y + across.y * beside,
    z * Math.cos(angle) - out * Math.sin(angle),
  ];
}

/** The forearm stays upright; the hand goes on where its wrist points. */
function bendWrist([x, y, z]: Vector, { wrist }: Curl): Vector {
  if (!wrist || y <= wristBend.from) return [x, y, z];
  const degrees = Math.hypot(wrist.back, wrist.aside);
  if (degrees === 0) return [x, y, z];
  // Towards where it is bent: back is growing z, the little finger is at falling x.
  const [ex, ez] = [-wrist.aside / degrees, wrist.back / degrees];
  const angleAt = (at: number) =>
    ((degrees * Math.PI) / 180) * smooth((at - wristBend.from) / (wristBend.to - wristBend.from));
  let [up, over] = [wristBend.from, 0];
  const step = (y - wristBend.from) / steps;
  for (let i = 0; i < steps; i++) {
    const angle = angleAt(wristBend.from + (i + 0.5) * step);
    up += Math.cos(angle) * step;
    over += Math.sin(angle) * step;
  }
  const towards = x * ex + z * ez;
  const angle = angleAt(y);
  const moved = over + towards * Math.cos(angle) - towards;
  return [x + ex * moved, up - towards * Math.sin(angle), z + ez * moved];
}

function cup([x, y, z]: Vector): Vector {
  const angle = x / hollow;
  return [(hollow + z) * Math.sin(angle), y, (hollow + z) * Math.cos(angle) - hollow];
}

/** From 0 to 1 as the share does, without a corner. */
function smooth(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
}
