import { expect, it } from "vitest";
import { dotsBelow } from "./dots-below.ts";

const stroke = { enabled: false, colour: "#000000", width: 3 };

it("dots are four millimetres below the letters, and six pixels where those are fewer", () => {
  expect(dotsBelow({ stroke }, 100, 400)).toBe(4);
  expect(dotsBelow({ stroke }, 100, 50)).toBe(12);
  // Round the corner nothing of it is measured.
  expect(dotsBelow({ stroke }, 100, 0)).toBe(4);
});

it("outlines and a shadow that falls below are kept clear of", () => {
  const rims = { stroke: { ...stroke, enabled: true }, strokes: [{ colour: "#ffffff", width: 2 }] };
  expect(dotsBelow(rims, 100, 400)).toBe(9);
  expect(dotsBelow({ ...rims, shadow: { colour: "#111111", dx: 1, dy: 8 } }, 100, 400)).toBe(17);
  expect(dotsBelow({ ...rims, shadow: { colour: "#111111", dx: 1, dy: -8 } }, 100, 400)).toBe(9);
});
