import { draftGarment, edgeOf, type Piece } from "@holeshot/garments";
import { pathLength, pointAtLength } from "@holeshot/geometry";
import { expect, test } from "vitest";
import { subtract, length, type Vector } from "../mannequin/vector.ts";
import { bendHand, type FingerName, flat, leftAtRest, rightAtRest } from "./curl.ts";
import { gloves } from "./gloves.ts";
import { handPattern, stripShare } from "./hand-pattern.ts";
import { cuffShare } from "./place-glove.ts";

const recipe = gloves();
const garment = draftGarment({ product: "gloves", size: recipe.size });
const hand = handPattern(garment);
/** From the middle of the pair to each wrist, cm: its right hand is at growing x, seen as its wearer sees it. */
const wristAt = { left: -9.5, right: 9.5 };

function find(id: string): Piece {
  return garment.pieces.find((piece) => piece.id === id) as Piece;
}

test("both hands are draped, thumbs to each other", () => {
  const reach = (id: string) => {
    const { path } = edgeOf(find(id), "index_thumb");
    const { point } = pointAtLength(path, pathLength(path) / 2);
    return recipe.place(find(id))(point.x, point.y)[0];
  };
  expect(garment.seams).toHaveLength(52);
  expect(reach("thumb_left")).toBeGreaterThan(wristAt.left + 4);
  expect(reach("thumb_left")).toBeLessThan(0);
  expect(reach("thumb_right")).toBeLessThan(wristAt.right - 4);
  expect(reach("thumb_right")).toBeGreaterThan(0);
});

test("no hand is the mirror image of the other: fingers lie at least 5 mm elsewhere, wrists alike", () => {
  const tip = (side: string, name: string): Vector => {
    const { x, y } = find(`back_${side}`).landmarks[`${name}_tip`] ?? { x: 0, y: 0 };
    return recipe.place(find(`back_${side}`))(x, y);
  };
  for (const name of ["little", "ring", "middle", "index"]) {
    const [x, y, z] = tip("right", name);
    expect(length(subtract(tip("left", name), [-x, y, z])), name).toBeGreaterThan(0.5);
  }
  const [x, y, z] = recipe.place(find("cuff_right"))(0, 50);
  expect(recipe.place(find("cuff_left"))(0, 50)).toEqual([-x, y, z]);
});

test("hands have the girth of the size table, a little pressed", () => {
  const [girth] = recipe.girths;
  expect(girth?.wanted).toBe(22.9);
  expect(Math.abs((girth?.measured ?? 0) / 22.9 - 1)).toBeLessThan(0.02);
});

test("the fingers are read off the drawing: spread like a hand, the middle one longest", () => {
  const { little, ring, middle, index, thumb } = hand;
  const turns = [little, ring, middle, index, thumb].map(({ along }) =>
    Math.round((Math.atan2(along.x, along.y) * 180) / Math.PI),
  );
  expect(turns.slice(0, 4)).toEqual([-14, -5, 3, 11]);
  expect(turns[4]).toBeGreaterThan(30);
  for (const finger of [little, ring, index]) expect(finger.length).toBeLessThan(middle.length);
});

test("every seam begins closed", () => {
  const spot = (id: string, edge: string, share: number): Vector => {
    const { path } = edgeOf(find(id), edge);
    const { point } = pointAtLength(path, pathLength(path) * share);
    return recipe.place(find(id))(point.x, point.y);
  };
  for (const { a, b } of garment.seams)
    for (const share of [0.1, 0.5, 0.9]) {
      const gap = subtract(spot(a.piece, a.edge, share), spot(b.piece, b.edge, 1 - share));
      expect(length(gap), `${a.piece}.${a.edge} at ${share}`).toBeLessThan(0.05);
    }
});

test("bending keeps lengths along a finger and turns its tip to the palm", () => {
  const bend = bendHand(hand, { ...flat, middle: 30 });
  const { root, along, length: reach } = hand.middle;
  const on = (up: number, z = 0): Vector =>
    bend([root.x + along.x * up, root.y + along.y * up, z], "middle");
  const steps = Array.from({ length: 101 }, (_, i) => on((reach * i) / 100));
  const walked = steps.slice(1).map((place, i) => length(subtract(place, steps[i] ?? place)));
  expect(walked.reduce((sum, step) => sum + step, 0) / reach).toBeCloseTo(1, 2);
  expect(on(reach)[2]).toBeLessThan(-1);
  expect(length(subtract(on(reach, 1), on(reach)))).toBeCloseTo(1, 2);
});

/** How far a place on a finger has turned to the palm, degrees. */
function turned(bend: ReturnType<typeof bendHand>, name: FingerName, share: number): number {
  const { root, along, length: reach } = hand[name];
  const at = (up: number): Vector => bend([root.x + along.x * up, root.y + along.y * up, 0], name);
  const [, y, z] = subtract(at(reach * share + 0.05), at(reach * share - 0.05));
  return (Math.atan2(-z, y) * 180) / Math.PI;
}

test("a hand laid flat is left alone, one at rest is hollow", () => {
  expect(bendHand(hand, flat)([2, 15, 0.5])).toEqual([2, 15, 0.5]);
  expect(
    bendHand(hand, { ...leftAtRest, wrist: { back: 0, aside: 0 } })([4, 3, 0])[2],
  ).toBeLessThan(-0.1);
});

test.each([
  ["left", leftAtRest],
  ["right", rightAtRest],
])("a %s hand at rest bends each finger more than the one before it, at its joints", (_, curl) => {
  const bend = bendHand(hand, { ...curl, wrist: { back: 0, aside: 0 } });
  const names = ["index", "middle", "ring", "little"] as const;
  const tips = names.map((name) => turned(bend, name, 0.97));
  for (const [i, tip] of tips.slice(1).entries()) expect(tip - (tips[i] ?? tip)).toBeGreaterThan(4);
  for (const name of names) {
    const { joints, length: reach } = hand[name];
    const [, middle, last] = joints;
    const over = (up: number) =>
      turned(bend, name, (up + 0.4) / reach) - turned(bend, name, (up - 0.4) / reach);
    // Between its joints a finger is nearly straight.
    const between = over((middle + last) / 2);
    expect(over(middle), name).toBeGreaterThan(2 * between);
    expect(over(last), name).toBeGreaterThan(1.5 * between);
  }
});

test("cloth keeps its length over a bent joint and is too long inside it", () => {
  const bend = bendHand(hand, { ...flat, middle: [20, 30, 12] });
  const { root, along, length: reach, joints } = hand.middle;
  const walk = (z: number) => {
    const places = Array.from({ length: 201 }, (_, i) => {
      const up = joints[0] - 1.2 + ((reach - joints[0] + 1.2) * i) / 200;
      return bend([root.x + along.x * up, root.y + along.y * up, z], "middle");
    });
    return places
      .slice(1)
      .reduce((sum, place, i) => sum + length(subtract(place, places[i] ?? place)), 0);
  };
  const cut = reach - joints[0] + 1.2;
  expect(walk(hand.strip / 2) / cut).toBeGreaterThan(0.93);
  expect(walk(hand.strip / 2) / cut).toBeLessThan(1.01);
  expect(walk(-hand.strip / 2) / cut).toBeLessThan(0.9);
});

test("strips draw fingertips in, and are as wide as they are cut at the forks and the wrist", () => {
  expect(stripShare(0)).toBeLessThan(0.75);
  expect(stripShare(4.5)).toBe(1);
  const rest = recipe.materials["fourchette_wrist_little_right"]?.rest;
  if (typeof rest !== "function") throw new Error("strips rest narrower at their tips");
  const { right } = find("fourchette_wrist_little_right").bounds;
  expect(rest(0, 15)).toEqual([0, 15]);
  expect(rest(right, 15)[1]).toBeLessThan(11);
});

test("a strap draws its cuff in, and the hem hangs open below it", () => {
  const waist = cuffShare(hand, 0.54 * hand.cuffHeight);
  expect(waist).toBeLessThan(0.9);
  expect(cuffShare(hand, 0)).toBe(1);
  expect(cuffShare(hand, hand.cuffHeight)).toBeGreaterThan(waist + 0.05);
});

test("the fingers fill the glove and do not reach through it", () => {
  const bend = bendHand(hand, leftAtRest);
  const { root, along, length: reach } = hand.middle;
  const at = (up: number): Vector => {
    const [x, y, z] = bend([root.x + along.x * up, root.y + along.y * up, 0], "middle");
    return [x + wristAt.left, y, z];
  };
  expect(recipe.body.distance(at(reach - 0.5))).toBeLessThan(0);
  expect(recipe.body.distance(at(reach + 0.3))).toBeGreaterThan(0);
});
