import type { FigurePart } from "@holeshot/views";
import type { GearSolid } from "../figure/gear.ts";
import { roundCone, smoothUnion } from "../mannequin/distance.ts";
import { add, mix, type Vector } from "../mannequin/vector.ts";

/** Where it is clamped: below and ahead of the middle between the grips, cm. */
const [drop, ahead] = [-5.4, 3];

/** Middle of the bar where a bike's fork clamps it, cm. */
export function clampOf(hands: readonly FigurePart[]): Vector {
  const [left, right] = hands.map(gripIn) as [Vector, Vector];
  return add(mix(left, right, 0.5), [0, drop, ahead]);
}

/** A plain bar through the rider's hands: grips, bends, and a pad on its cross brace. */
export function handlebar(hands: readonly FigurePart[]): GearSolid[] {
  const [left, right] = hands.map(gripIn) as [Vector, Vector];
  const half = 0.5 * (left[0] - right[0]);
  const at = (x: number, y: number, z: number) => add(mix(left, right, 0.5), [x, y, z]);
  const side = (way: 1 | -1) => [
    roundCone(at(way * (half + 6), 0, -1.5), at(way * (half - 8.5), -0.4, 1.4), 1.15, 1.15),
    roundCone(at(way * (half - 8.5), -0.4, 1.4), at(way * 0.46 * half, drop, ahead), 1.15, 1.3),
    roundCone(at(way * 0.46 * half, drop, ahead), at(0, drop, ahead), 1.3, 1.3),
  ];
  const grips = ([1, -1] as const).flatMap((way) => [
    roundCone(at(way * (half + 6.4), 0, -1.6), at(way * (half - 6), -0.25, 0.9), 1.65, 1.6),
    roundCone(at(way * (half - 6), -0.25, 0.9), at(way * (half - 6.6), -0.3, 1), 2.5, 2.5),
  ]);
  const levers = ([1, -1] as const).flatMap((way) => [
    roundCone(at(way * (half - 8.5), 0.2, 1.8), at(way * (half - 7.5), 0.6, 4.6), 1.5, 0.9),
    roundCone(at(way * (half - 7.5), 0.6, 4.6), at(way * (half + 5), -0.6, 5.4), 0.75, 0.6),
  ]);
  const brace = roundCone(at(-0.58 * half, -2.6, 2.2), at(0.58 * half, -2.6, 2.2), 0.7, 0.7);
  const box = { from: add(at(-half, 0, 0), [-10, -11, -6]), to: add(at(half, 0, 0), [10, 4, 8]) };
  return [
    { id: "bar", distance: smoothUnion(0.8, ...side(1), ...side(-1), brace), ...box, step: 0.5 },
    { id: "levers", distance: smoothUnion(0.5, ...levers), ...box, step: 0.42 },
    { id: "grips", distance: smoothUnion(0.4, ...grips), ...box, step: 0.45 },
    {
      id: "pad",
      distance: roundCone(at(-0.3 * half, -2.6, 2.2), at(0.3 * half, -2.6, 2.2), 2.5, 2.5),
      ...box,
      step: 0.5,
    },
  ];
}

/** The hollow of a closed hand, cm. */
function gripIn({ axes, at }: FigurePart): Vector {
  if (!axes || !at) throw new RangeError("A hand has a place");
  const inHand: Vector = [0, 8.6, -2.4];
  return [0, 1, 2].map(
    (c) =>
      100 * (at[c] as number) +
      inHand[1] * (axes[1][c] as number) +
      inHand[2] * (axes[2][c] as number),
  ) as unknown as Vector;
}
