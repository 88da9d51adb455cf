import { bodyMeasures } from "@holeshot/garments";
import { expect, test } from "vitest";
import { lowerBodyNeeds } from "./leg-bones.ts";
import { lowerBody } from "./lower-body.ts";

test.each([
  ["W32", 95],
  ["W-M", 91],
  ["Y10", 72.2],
])("the mannequin of %s has the girths of the size table", (size, inside) => {
  const { tapes, skin } = lowerBody(bodyMeasures("pants", size, lowerBodyNeeds));
  for (const { wanted, measured } of tapes)
    expect(Math.abs(measured / wanted - 1)).toBeLessThan(0.02);
  expect(tapes).toHaveLength(6);
  expect(skin([0, inside, 0])).toBeLessThan(0);
});

test("what is worn on the knee lies outside the skin", () => {
  const { dressed, skin, legs } = lowerBody(bodyMeasures("pants", "W32", lowerBodyNeeds));
  const front = [legs.left.knee[0], legs.left.knee[1], legs.left.knee[2] + 8] as const;
  expect(skin(front)).toBeGreaterThan(1);
  expect(dressed(front)).toBeLessThan(0);
});
