import { expect, it } from "vitest";
import { readSide } from "./read-side.ts";
import { type ClothLots, lotsByCloth, shrinkOf } from "./use-lots.ts";

it.each([
  ["495", 495],
  [" 487,5 ", 487.5],
  ["487.25", 487.25],
  ["450", 450],
  ["550", 550],
])("reads %s as %d mm", (text, side) => {
  expect(readSide(text)).toBe(side);
});

it.each(["", "49", "449.9", "550.1", "4875", "1,024.5", "500 mm", "5e2", "-495", "487.555"])(
  "does not take %j for a side",
  (text) => {
    expect(readSide(text)).toBeNull();
  },
);

it("says what the press takes in hundredths, and what grows below nothing", () => {
  expect(shrinkOf(487.5)).toBeCloseTo(2.5, 9);
  expect(shrinkOf(500)).toBe(0);
  expect(shrinkOf(501)).toBeCloseTo(-0.2, 9);
});

it("offers lots by cloth, in the order they came, and no cloth without one", () => {
  const lot = (name: string, cloth: string) => ({
    lot: name,
    cloth,
    across_mm: 495,
    along_mm: 490,
    measured_at: "2026-11-22T10:00:00.000Z",
  });
  const cloths = ["mesh", "knit", "canvas"].map((id) => ({ id, name: id }));
  const data = [lot("B", "canvas"), lot("A2", "mesh"), lot("A1", "mesh"), lot("X", "unknown")];
  const answer: ClothLots = { data, cloths };
  expect(
    lotsByCloth(answer).map(({ cloth, lots }) => [cloth.id, lots.map((one) => one.lot)]),
  ).toEqual([
    ["mesh", ["A2", "A1"]],
    ["canvas", ["B"]],
  ]);
});
