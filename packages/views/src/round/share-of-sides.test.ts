import { expect, test } from "vitest";
import { shareOfSides } from "./share-of-sides.ts";

const degree = Math.PI / 180;
const turns = [0, 65, 180, -65].map((angle) => angle * degree);

test("V7.6 at a side its own light shines, and nothing else", () => {
  for (const [i, turn] of turns.entries())
    for (const whole of [-1, 0, 1, 2])
      for (const [k, share] of shareOfSides(turn + whole * 2 * Math.PI, turns).entries())
        expect(share).toBeCloseTo(k === i ? 1 : 0, 6);
});

test("V7.6 between two sides only theirs shines, half and half in the middle, and all of it together is whole", () => {
  expect(shareOfSides(32.5 * degree, turns).map((share) => Math.round(share * 1e6) / 1e6)).toEqual([
    0.5, 0.5, 0, 0,
  ]);
  expect(shareOfSides(-122.5 * degree, turns)[3]).toBeCloseTo(0.5, 6);
  let before = shareOfSides(0, turns);
  for (let angle = 1; angle <= 360; angle += 1) {
    const shares = shareOfSides(angle * degree, turns);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    // It comes and goes without a jump.
    for (const [i, share] of shares.entries())
      expect(Math.abs(share - (before[i] ?? 0))).toBeLessThan(0.03);
    before = shares;
  }
});
