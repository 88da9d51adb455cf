import { bodyMeasures } from "@holeshot/garments";
import { expect, test } from "vitest";
import { length, subtract, type Vector } from "../mannequin/vector.ts";
import { type PantsWear, standOnTheWay, stepAlong } from "./ease-up.ts";
import { squareHips, withHips } from "./hips.ts";
import { lowerBodyNeeds, standingLegs } from "./leg-bones.ts";
import { lowerBody } from "./lower-body.ts";

const measures = bodyMeasures("pants", "W32", lowerBodyNeeds);
const standing = standingLegs(measures);
const still = { knee: [0, 0], ankle: [0, 0] } as const;
const wear: PantsWear = {
  ease: { left: still, right: still },
  surplus: { left: 2.4, right: 2.4 },
  softness: 1,
  cling: 0.8,
  hips: squareHips,
  slide: 0,
  stir: 0,
};
const steps = 10;

/** Where a place comes to when all steps of the way have been taken, and where it is half-way. */
function eased(change: Partial<PantsWear>, from: Vector): readonly [end: Vector, half: Vector] {
  const standAt = (share: number) =>
    standOnTheWay(standing, { ...wear, ...change }, measures.height, share);
  let [place, half] = [from, from];
  for (let i = 0; i < steps; i++) {
    place = stepAlong(standAt(i / steps), standAt((i + 1) / steps), place);
    if (i + 1 === steps / 2) half = place;
  }
  return [place, half];
}

function off(place: Vector, wanted: Vector): number {
  return length(subtract(place, wanted));
}

const [left, right, shin]: [Vector, Vector, Vector] = [
  [14, 106, 4],
  [-14, 106, 4],
  [14, 30, 2],
];

test("a waist that slides goes down by as much, and the shins do not go along", () => {
  expect(off(eased({}, left)[0], left)).toBeLessThan(0.1);
  expect(off(eased({ slide: 2 }, left)[0], [14, 104, 4])).toBeLessThan(0.1);
  expect(off(eased({ slide: 2 }, shin)[0], shin)).toBeLessThan(0.1);
});

test("legs that go wide on the way come back", () => {
  const [end, half] = eased({ stir: 3 }, shin);
  expect(off(end, shin)).toBeLessThan(0.4);
  expect(half[0] - shin[0]).toBeGreaterThan(3);
});

test("the hip that drops is the left one; the shins stay", () => {
  const hips = { drop: 5, turn: 0 };
  const [one, other] = [eased({ hips }, left)[0], eased({ hips }, right)[0]];
  expect(one[1] - other[1]).toBeCloseTo(-28 * Math.sin((5 * Math.PI) / 180), 1);
  expect(off(eased({ hips }, shin)[0], shin)).toBeLessThan(0.1);
});

test("a trunk on hips that stand aslant is the square one, moved with them", () => {
  const square = lowerBody(measures);
  const hips = { drop: 5, turn: 9 };
  const aslant = lowerBody(measures, { hips });
  const sides: readonly Vector[] = [
    [15, 106, 3],
    [-9, 102, -9],
    [2, 108, 11],
  ];
  for (const place of sides)
    expect(aslant.skin(withHips(place, square.legs, hips, 1))).toBeCloseTo(square.skin(place), 1);
  const apart = sides.map((place) => Math.abs(aslant.skin(place) - square.skin(place)));
  expect(Math.max(...apart)).toBeGreaterThan(0.5);
});
