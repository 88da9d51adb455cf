import { expect, test } from "vitest";
import { FRAME_POINTS } from "./frame-line.ts";
import { LEAST, lowestOf } from "./handles.ts";

/** A straight frame, its corner at the left above at 0, 0. */
function frame(width: number, height: number) {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return corners.flatMap((from, at) => {
    const to = corners[(at + 1) % 4] ?? from;
    return Array.from({ length: FRAME_POINTS }, (_, step) => {
      const x = from.x + ((to.x - from.x) * step) / FRAME_POINTS;
      const y = from.y + ((to.y - from.y) * step) / FRAME_POINTS;
      return { x, y, place: { x, y }, seen: true, beyond: false };
    });
  });
}

test("what stands below a frame stands below its handles, also those that fingers push out of it", () => {
  expect(lowestOf(frame(50, 30), LEAST.coarse)).toBeCloseTo(51, 5);
  expect(lowestOf(frame(50, 30), LEAST.fine)).toBeCloseTo(35, 5);
  expect(lowestOf(frame(200, 120), LEAST.coarse)).toBe(120);
});
