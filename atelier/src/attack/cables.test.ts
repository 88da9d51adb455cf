import { expect, test } from "vitest";
import { forkFrame } from "./bike/bike.ts";
import { numberPlate } from "./bike/fork.ts";
import { bikeLooks } from "./bike/looks.ts";
import { add, scale, type Vector } from "../mannequin/vector.ts";
import { cables } from "./cables.ts";
import { clampOf, handlebar, perchOf } from "./handlebar.ts";

const axes = [
  [-1, 0, 0],
  [0, 0, 1],
  [0, 1, 0],
] as const;
const hand = (only: "_left" | "_right", x: number) => ({
  ...{ product: "gloves" as const, drape: "gloves", axes, only },
  at: [x, 0.9, 0.4] as const,
});
const hands = [hand("_left", 0.21), hand("_right", -0.2)];
const frame = forkFrame(clampOf(hands), [0, 0, 7]);
const solids = cables(hands, frame);
const nearest = (place: Vector) => Math.min(...solids.map(({ distance }) => distance(place)));
const inFork = (across: number, up: number, ahead: number) =>
  add(
    frame.at,
    add(scale(frame.left, across), add(scale(frame.up, up), scale(frame.ahead, ahead))),
  );

test("cables leave both perches and go in beside the headstock, the brake's hose where that of its leg begins", () => {
  for (const only of ["_left", "_right"] as const) {
    expect(nearest(perchOf(hands, only).outlet), only).toBeLessThan(0);
    expect(nearest(perchOf(hands, only).inside), only).toBeLessThan(0);
  }
  expect(nearest(inFork(-6.2, -24, 2))).toBeLessThan(0);
  expect(nearest(inFork(5.8, -24, 2.6))).toBeLessThan(0);
  expect(nearest(inFork(15.2, -14, 4))).toBeLessThan(0);
  for (const { id } of solids) expect(Object.keys(bikeLooks)).toContain(id);
});

test("they hang before the bar, clear of the number, and start at what holds the levers", () => {
  const plate = numberPlate(
    () => 1,
    () => 1,
  ).find(({ id }) => id === "number_plate");
  if (!plate) throw new RangeError("There is a plate");
  let before = 0;
  for (let across = -12; across <= 12; across += 0.5)
    for (let up = -20; up <= 14; up += 0.5)
      for (let ahead = 7; ahead <= 18; ahead += 0.5) {
        if (nearest(inFork(across, up, ahead)) > 0) continue;
        before++;
        // Its figures end 3.6 cm below the clamp.
        expect(up, `${across} ${ahead}`).toBeGreaterThan(-3);
        expect(plate.distance([across, up, ahead]), `${across} ${up} ${ahead}`).toBeGreaterThan(0);
      }
  expect(before).toBeGreaterThan(40);
  const perches = handlebar(hands).find(({ id }) => id === "perches");
  for (const only of ["_left", "_right"] as const)
    expect(perches?.distance(perchOf(hands, only).outlet)).toBeLessThan(0.5);
});
