import { expect, it } from "vitest";
import { heightFor, readableBy } from "@holeshot/artwork";

it.each([
  // The study's own figures, of black on white: height over distance, and who can read it.
  [57, 30, 0.5],
  [90, 30, 0.9],
  [210, 30, 1],
  [15, 5, 0.9],
  [40, 30, 0],
])("letters of %i mm from %i m", (height, metres, share) => {
  expect(readableBy({ height, ratio: 1e9 }, metres)).toBeCloseTo(share, 5);
});

it("is never read by more people from farther off, smaller, or with less contrast", () => {
  for (const height of [60, 120, 200]) {
    for (const ratio of [1.2, 2, 4.5, 12, 21]) {
      for (const metres of [5, 15, 30]) {
        const here = readableBy({ height, ratio }, metres);
        expect(readableBy({ height, ratio }, metres + 5)).toBeLessThanOrEqual(here);
        expect(readableBy({ height: height - 20, ratio }, metres)).toBeLessThanOrEqual(here);
        expect(readableBy({ height, ratio: ratio - 0.1 }, metres)).toBeLessThanOrEqual(here);
      }
    }
  }
  expect(readableBy({ height: 200, ratio: 1 }, 5)).toBe(0);
});

it("tells the height at which nine in ten can read it", () => {
  for (const ratio of [2, 4.5, 21]) {
    const height = heightFor(ratio, 30);
    expect(readableBy({ height, ratio }, 30)).toBeCloseTo(0.9, 6);
  }
});
