import type { Point } from "@holeshot/geometry";
import { ball, roundCone, smoothUnion, type Distance } from "../mannequin/distance.ts";
import { fitGirths, type Tape } from "../mannequin/fit-girths.ts";
import { bendHand, fingerNames, flat, type Curl, type FingerName } from "./curl.ts";
import { stripAtTip, stripShare, type HandPattern } from "./hand-pattern.ts";

/** Measures of a hand, mm: girth over the knuckles without the thumb. Its length is the glove's, less the lining. */
export interface HandMeasures {
  readonly handGirth: number;
}

export interface Hand {
  readonly skin: Distance;
  readonly tapes: readonly Tape[];
}

/** Room between finger and cloth, cm: the cloth's lining. */
const lining = 0.13;
/** Share of its girth that a hand keeps in a glove, which presses it. */
const pressed = 0.985;
const bones = 18;
/** How much thicker a finger is at its joints, and thinner between them, as a share. */
const knotty = 0.035;
/** How far along a finger its middle joint swells it, cm. */
const knot = 0.8;

/** The rider's left hand inside the glove, bent; its girth is that of the table. */
export function makeHand(measures: HandMeasures, pattern: HandPattern, curl: Curl): Hand {
  const wanted = { "hand girth": pressed * measures.handGirth };
  const { factors, tapes } = fitGirths(["hand girth"], wanted, (factor) => ({
    "hand girth": {
      body: handOf(pattern, flat, factor["hand girth"], false),
      at: [0, 0.82 * pattern.middle.root.y, 0],
      axis: [0, 1, 0],
    },
  }));
  return { skin: handOf(pattern, curl, factors["hand girth"], true), tapes };
}

function handOf(pattern: HandPattern, curl: Curl, palm: number, withThumb: boolean): Distance {
  const names = fingerNames.filter((name) => withThumb || name !== "thumb");
  const fingers = names.map((name) => fingerOf(pattern, curl, name));
  return smoothUnion(
    0.4,
    palmOf(pattern, curl, palm),
    wristOf(pattern),
    ...fingers,
    ...(withThumb ? [thumbBall(pattern, curl)] : []),
  );
}

/** A finger as many short cones along its bend. */
function fingerOf(pattern: HandPattern, curl: Curl, name: FingerName): Distance {
  const bend = bendHand(pattern, curl);
  const { root, along, length, joints, rootHalf, tipHalf } = pattern[name];
  const radius = (half: number, strip: number) =>
    (4 * half + 2 * strip * pattern.strip) / (2 * Math.PI) - lining;
  const thin = radius(tipHalf, stripAtTip);
  // A little short of its glove, so that what the joints draw up comes from the tips.
  const [from, to] = [-0.1 * length, length - thin - 0.28];
  const parts = Array.from({ length: bones + 1 }, (_, i) => {
    const up = from + ((to - from) * i) / bones;
    const half = rootHalf + ((tipHalf - rootHalf) * i) / bones;
    const off = (up - joints[1]) / knot;
    const swell = 1 + knotty * (2 * Math.exp(-off * off) - 1);
    return {
      place: bend([root.x + along.x * up, root.y + along.y * up, 0], name),
      radius: swell * radius(half, stripShare(length - up)),
    };
  });
  const cones = parts.slice(1).map((part, i) => {
    const before = parts[i] ?? part;
    return roundCone(before.place, part.place, before.radius, part.radius);
  });
  // Hardly rounded: a fillet would swell every joint.
  return smoothUnion(0.02, ...cones);
}

/** The middle of the hand: bones fanning out from the wrist, close enough to lie under one skin. */
function palmOf(pattern: HandPattern, curl: Curl, factor: number): Distance {
  const bend = bendHand(pattern, curl);
  const { little, ring, middle, index, wrist } = pattern;
  const [first, second, third, fourth] = [little.root, ring.root, middle.root, index.root];
  const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const ends = [
    first,
    between(first, second),
    second,
    between(second, third),
    third,
    between(third, fourth),
    fourth,
  ];
  const rays = ends.map(({ x, y }) => {
    // The back of a hand is round: higher in the middle than at its sides.
    const lift = 0.28 - 0.5 * (x / fourth.x) ** 2;
    const low = bend([x * ((0.66 * wrist) / 4.2), 0.2, lift]);
    return roundCone(low, bend([x * 0.92, y - 0.7, lift]), 1.28 * factor, 1.16 * factor);
  });
  const knuckles = [first, second, third, fourth].map(({ x, y }) =>
    ball(bend([x * 0.94, y - 0.75, 0.36]), 1.02 * factor),
  );
  return smoothUnion(0.6, smoothUnion(0.9, ...rays), ...knuckles);
}

function wristOf({ wrist, cuffHeight }: HandPattern): Distance {
  const size = wrist / 4.2;
  const side = (x: number) =>
    roundCone(
      [1.15 * x * size, -cuffHeight - 3, -0.1],
      [1.5 * x * size, 0.4, 0],
      2.1 * size,
      1.5 * size,
    );
  return smoothUnion(1.2, side(-1), side(1));
}

/** The ball of the thumb, from the wrist to where the thumb comes free. */
function thumbBall(pattern: HandPattern, curl: Curl): Distance {
  const { root, along, length, rootHalf } = pattern.thumb;
  const size = pattern.wrist / 4.2;
  const up = -0.1 * length;
  const top = bendHand(pattern, curl)([root.x + along.x * up, root.y + along.y * up, 0], "thumb");
  return roundCone([2 * size, 1.8 * size, -0.3 * size], top, 1.05 * size, rootHalf * 0.78);
}
