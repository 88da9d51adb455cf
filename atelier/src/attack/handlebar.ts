import type { FigurePart } from "@holeshot/views";
import type { GearSolid } from "../figure/gear.ts";
import { type Distance, roundCone, smoothUnion } from "../mannequin/distance.ts";
import { add, mix, type Vector } from "../mannequin/vector.ts";

/** Where it is clamped: below and ahead of the middle between the grips, cm. */
const [drop, ahead] = [-4.6, 0.5];

/** A hand's hollow in its own frame, cm: across it, along it, and below its back; across from thumb to little finger for the left one. */
const hollow: Vector = [-10.5, 7.2, -3.9];
/** How far a grip reaches to the thumb and beyond the little finger from there. */
const [inwards, outwards] = [6.6, 6.4];

/** Middle of the bar where a bike's fork clamps it, cm. */
export function clampOf(hands: readonly FigurePart[]): Vector {
  const [left, right] = hands.map((hand) => inHand(hand, hollow)) as [Vector, Vector];
  return add(mix(left, right, 0.5), [0, drop, ahead]);
}

/** A plain bar through the rider's hands: grips along the hollows of both, bends, levers before the fingers, and a pad on its brace. */
export function handlebar(hands: readonly FigurePart[]): GearSolid[] {
  const clamp = clampOf(hands);
  const sides = hands.map((hand) => {
    const [across, along, below] = hollow;
    const inner = inHand(hand, [across + inwards, along, below]);
    const outer = inHand(hand, [across - outwards, along, below]);
    const bend = add(clamp, [(hand.only === "_left" ? 1 : -1) * 9.5, 0, 0]);
    const flange = inHand(hand, [across + inwards + 0.6, along, below]);
    const [perch, tip] = [
      inHand(hand, [across + inwards + 0.4, along + 8.2, below + 1.4]),
      inHand(hand, [across + 0.5, along + 8.8, below + 1]),
    ];
    return {
      bar: [
        roundCone(outer, inner, 1.15, 1.15),
        roundCone(inner, bend, 1.15, 1.3),
        roundCone(bend, clamp, 1.3, 1.3),
      ],
      grips: [roundCone(outer, inner, 1.65, 1.6), roundCone(inner, flange, 2.5, 2.5)],
      levers: [roundCone(mix(inner, bend, 0.12), perch, 1.4, 0.8), roundCone(perch, tip, 0.7, 0.6)],
      clamps: [
        // What holds a lever and what it turns in, on the bar beside the grip.
        roundCone(
          inHand(hand, [across + inwards + 2.4, along - 0.2, below]),
          inHand(hand, [across + inwards + 4, along - 0.2, below]),
          2,
          1.9,
        ),
        roundCone(
          inHand(hand, [across + inwards + 2.8, along + 0.6, below + 0.4]),
          inHand(hand, [across + inwards + 1.6, along + 3.6, below + 0.6]),
          1.5,
          1.1,
        ),
      ],
      ends: [outer, inner, perch, tip],
      knee: mix(inner, bend, 0.62),
    };
  });
  const [one, two] = sides.map(({ knee }) => knee) as [Vector, Vector];
  const ends = [clamp, ...sides.flatMap((side) => side.ends)];
  const span = (choose: (...values: number[]) => number, by: number): Vector => {
    const at = (c: 0 | 1 | 2) => choose(...ends.map((end) => end[c])) + by;
    return [at(0), at(1), at(2)];
  };
  const box = { from: span(Math.min, -4), to: span(Math.max, 4) };
  const all = (part: "bar" | "grips" | "levers" | "clamps"): Distance[] =>
    sides.flatMap((side) => side[part]);
  return [
    {
      id: "bar",
      distance: smoothUnion(0.8, ...all("bar"), roundCone(one, two, 0.7, 0.7)),
      ...box,
      step: 0.5,
    },
    { id: "levers", distance: smoothUnion(0.5, ...all("levers")), ...box, step: 0.42 },
    { id: "grips", distance: smoothUnion(0.4, ...all("grips")), ...box, step: 0.45 },
    { id: "perches", distance: smoothUnion(0.5, ...all("clamps")), ...box, step: 0.36 },
    {
      id: "pad",
      distance: roundCone(mix(one, two, 0.25), mix(one, two, 0.75), 2.5, 2.5),
      ...box,
      step: 0.5,
    },
  ];
}

/** Where cables leave what a lever turns in: its outlet ahead and the way it points, and beside the grip. */
export function perchOf(hands: readonly FigurePart[], only: "_left" | "_right") {
  const hand = hands.find((one) => one.only === only);
  if (!hand) throw new RangeError(`No hand is ${only}`);
  const [across, along, below] = hollow;
  const outlet = inHand(hand, [across + inwards + 1.6, along + 3.4, below + 0.6]);
  return {
    outlet,
    inside: inHand(hand, [across + inwards + 4.2, along, below + 0.9]),
    /** So many cm further, ahead and inwards. */
    towards: (far: number): Vector =>
      inHand(hand, [
        across + inwards + 1.6 + 0.55 * far,
        along + 3.4 + 0.75 * far,
        below + 0.6 + 0.4 * far,
      ]),
  };
}

/** A place told in a hand's frame, as the left one's, where it is in the world; cm. */
function inHand({ axes, at, only }: FigurePart, [across, along, below]: Vector): Vector {
  if (!axes || !at) throw new RangeError("A hand has a place");
  const own = [only === "_right" ? -across : across, along, below];
  return [0, 1, 2].map(
    (c) =>
      100 * (at[c] as number) + own.reduce((sum, v, k) => sum + v * (axes[k]?.[c] as number), 0),
  ) as unknown as Vector;
}
