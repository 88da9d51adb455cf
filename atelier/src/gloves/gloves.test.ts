import { draftGarment, edgeOf, type Piece } from "@holeshot/garments";
import { pathLength, pointAtLength } from "@holeshot/geometry";
import { expect, test } from "vitest";
import { subtract, length, type Vector } from "../mannequin/vector.ts";
import { bendHand, flat, relaxed } from "./curl.ts";
import { gloves } from "./gloves.ts";
import { handPattern } from "./hand-pattern.ts";

const recipe = gloves();
const garment = recipe.prepare?.(draftGarment({ product: "gloves", size: recipe.size }));
if (!garment) throw new Error("the gloves are one hand only");
const hand = handPattern(garment);

test("one hand is draped, the left", () => {
  expect(garment.pieces.every(({ id }) => id.endsWith("_left"))).toBe(true);
  expect(garment.seams).toHaveLength(26);
});

test("the hand has the girth of the size table", () => {
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
  const find = (id: string) => garment.pieces.find((piece) => piece.id === id) as Piece;
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

test("a hand laid flat is left alone, a relaxed one is hollow and bends its little finger most", () => {
  expect(bendHand(hand, flat)([2, 15, 0.5])).toEqual([2, 15, 0.5]);
  expect(bendHand(hand, relaxed)([4, 3, 0])[2]).toBeLessThan(-0.1);
  expect(relaxed.little).toBeGreaterThan(relaxed.index);
});

test("the fingers fill the glove and do not reach through it", () => {
  const { root, along, length: reach } = hand.middle;
  const tip = bendHand(hand, relaxed)(
    [root.x + along.x * (reach - 0.3), root.y + along.y * (reach - 0.3), 0],
    "middle",
  );
  const beyond = bendHand(hand, relaxed)(
    [root.x + along.x * (reach + 0.3), root.y + along.y * (reach + 0.3), 0],
    "middle",
  );
  expect(recipe.body.distance(tip)).toBeLessThan(0);
  expect(recipe.body.distance(beyond)).toBeGreaterThan(0);
});
