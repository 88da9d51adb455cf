import { expect, it } from "vitest";
import { createPace } from "./pace.ts";

function paceWith(perPixel: number) {
  let time = 0;
  const pace = createPace(() => time);
  const paint = (pixels: number): void =>
    pace.measure(pixels, () => {
      time += pixels * perPixel;
    });
  return { pace, paint };
}

it("finds a whole picture expensive and a word cheap on a machine it does not know yet", () => {
  const { pace } = paceWith(0);
  expect(pace.isExpensive(500_000)).toBe(true);
  expect(pace.isExpensive(30_000)).toBe(false);
});

it("finds a word expensive too once it was seen to take its time, and cheap again when it does not", () => {
  const { pace, paint } = paceWith(1 / 500);
  for (let i = 0; i < 12; i += 1) paint(30_000);
  expect(pace.isExpensive(30_000)).toBe(true);
  let asked = 0;
  while (pace.isExpensive(30_000) && asked < 1000) asked += 1;
  expect(asked).toBeGreaterThan(5);
  expect(asked).toBeLessThan(1000);
});
