import { bodyMeasures } from "@holeshot/garments";
import { describe, expect, test } from "vitest";
import { pageRecipes, recipes } from "../drape/recipes.ts";
import { figureRecipes } from "../figure/recipes.ts";
import { heroes, inAttack } from "../hero/heroes.ts";
import { attackArms, attackHeight, headOf } from "../jersey/attack.ts";
import { length, subtract, type Vector } from "../mannequin/vector.ts";
import { attackLegs } from "../pants/attack.ts";
import { crouchAlong, crouchedStand } from "../pants/crouched-legs.ts";
import { lowerBodyNeeds, standingLegs } from "../pants/leg-bones.ts";
import { crouched } from "../top/crouch.ts";
import { handlebar } from "./handlebar.ts";

const from: Vector = [0, 91, -0.8];
const height = 177;
const measures = bodyMeasures("pants", "W30", lowerBodyNeeds);
const standing = standingLegs(measures);
const standAt = (share: number) =>
  crouchedStand(standing, attackLegs, { drop: 1.5, turn: 2 }, measures.height, share);

function expectNear(a: Vector, b: Vector, within = 1e-9) {
  expect(length(subtract(a, b))).toBeLessThan(within);
}

describe("a trunk that crouches", () => {
  const { down, up, chestDown, chestUp } = crouched(
    { bow: 25, pitch: 15, from, to: [0, 73, -17] },
    height,
  );

  test("comes back to where it stood, from everywhere", () => {
    for (const y of [75, 92, 100, 118, 135, 150])
      for (const z of [-14, 0, 12]) {
        expectNear(up(down([9, y, z])), [9, y, z]);
        expectNear(chestUp(chestDown([9, y, z])), [9, y, z]);
      }
  });

  test("keeps the length of its spine, and goes along with the chest above it", () => {
    const places = Array.from({ length: 60 }, (_, i) => down([0, 92 + i, -0.03 * height]));
    const along = places
      .slice(1)
      .reduce((sum, place, i) => sum + length(subtract(place, places[i] as Vector)), 0);
    expect(along).toBeCloseTo(59, 1);
    expectNear(down([4, 140, 6]), chestDown([4, 140, 6]));
  });

  test("stands as it stood before it goes", () => {
    const still = crouched({ bow: 0, pitch: 0, from, to: from }, height);
    expectNear(still.down([7, 120, 9]), [7, 120, 9], 1e-3);
  });
});

describe("legs that crouch", () => {
  test("keep their bones, and their feet on the ground", () => {
    for (const share of [0, 0.4, 1])
      for (const side of ["left", "right"] as const) {
        const [leg, was] = [standAt(share).legs[side], standing[side]];
        const bone = ({ hip, knee, ankle }: typeof leg) =>
          [subtract(knee, hip), subtract(ankle, knee)].map(length);
        for (const [n, far] of bone(leg).entries())
          expect(far, `${side} ${share}`).toBeCloseTo(bone(was)[n] as number, 6);
        expect(leg.ankle[1]).toBe(was.ankle[1]);
      }
    for (const side of ["left", "right"] as const)
      expectNear(standAt(0).legs[side].knee, standing[side].knee, 0.01);
  });

  test("bend at the knee, which goes over the toes while the hips go back", () => {
    const { hip, knee, ankle } = standAt(1).legs.left;
    expect(knee[2] - ankle[2]).toBeGreaterThan(12);
    expect(knee[2] - hip[2]).toBeGreaterThan(25);
    expect(standing.left.hip[1] - hip[1]).toBeGreaterThan(14);
  });

  test("take the cloth on them along, that of the right leg as well", () => {
    const [before, after] = [standAt(0.5), standAt(0.55)];
    for (const side of ["left", "right"] as const) {
      const way = side === "left" ? 1 : -1;
      const at = (place: Vector): Vector => [way * place[0], place[1], place[2]];
      const gone = crouchAlong(before, after, attackLegs, standing, at(before.legs[side].ankle));
      expectNear(gone, at(after.legs[side].ankle), 1e-6);
    }
  });
});

test("hands reach one bar before the chest, under elbows that are up and out", () => {
  const [left, right] = attackArms();
  expect(Math.abs(left.wrist[1] - right.wrist[1])).toBeLessThan(4);
  const { neck } = headOf(attackHeight / 180);
  for (const { side, shoulder, elbow, wrist } of [left, right]) {
    expect(side * (elbow[0] - shoulder[0])).toBeGreaterThan(20);
    expect(elbow[1]).toBeGreaterThan(wrist[1] + 12);
    expect(shoulder[1] - elbow[1]).toBeLessThan(16);
    expect(wrist[2]).toBeGreaterThan(neck[2] + 12);
  }
});

test("the bar runs through the hollows of both hands, before their palms and behind their fingers", () => {
  const axes = [
    [-1, 0, 0],
    [0, 0, 1],
    [0, 1, 0],
  ] as const;
  const hand = (only: "_left" | "_right", x: number, y: number) => ({
    ...{ product: "gloves" as const, drape: "gloves", axes, only },
    at: [x, y, 0.4] as const,
  });
  const solids = handlebar([hand("_left", 0.21, 0.9), hand("_right", -0.2, 0.91)]);
  const grips = solids.find(({ id }) => id === "grips");
  // Hands point ahead with their backs up, thumbs inside: the left one is 5 to 16 cm outside its origin, the right one likewise.
  for (const across of [5, 8, 11, 14, 16])
    for (const [x, y] of [
      [21 + across, 90],
      [-20 - across, 91],
    ] as const) {
      // Palms are 2 cm below the origin up to the knuckles, 9 cm ahead; from there fingers close 8 cm and more ahead.
      expect(grips?.distance([x, y - 3.9, 47.2]), `${x}`).toBeLessThan(-0.8);
      expect(grips?.distance([x, y - 1.8, 45]), `${x}`).toBeGreaterThan(0.3);
      expect(grips?.distance([x, y - 4, 50]), `${x}`).toBeGreaterThan(0.3);
    }
  expect(solids.map(({ id }) => id)).toEqual(["bar", "levers", "grips", "perches", "pad"]);
});

test("a tail is held from the band down, sleeves never are", () => {
  const hold = pageRecipes["jersey-men-attack"]?.().phases.find((phase) => phase.hold)?.hold;
  expect(hold?.([0, 96, 10], "front")).toBe(true);
  expect(hold?.([0, 99, 10], "front")).toBe(false);
  // Behind, the band of one who bends forward is lower.
  expect(hold?.([0, 92, -12], "back")).toBe(false);
  expect(hold?.([0, 85, -12], "back")).toBe(true);
  expect(hold?.([40, 80, 0], "sleeve_left")).toBe(false);
});

test("every rider of the pages' pictures can be dressed, and none of their drapes is the shop's", () => {
  for (const { riders } of Object.values(heroes))
    for (const { rider } of riders)
      expect([...Object.keys(figureRecipes), inAttack]).toContain(rider);
  for (const name of Object.keys(pageRecipes)) expect(recipes[name]).toBeUndefined();
});
