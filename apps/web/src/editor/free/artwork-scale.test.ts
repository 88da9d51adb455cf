import type { Model } from "@holeshot/views";
import { expect, test } from "vitest";
import { artworkScale } from "./artwork-scale.ts";

/** A model that reaches from corner to corner, metres. */
function reaching(x: number, y: number): Model {
  const positions = Float32Array.from([-x / 2, 0, 0, x / 2, y, 0.1]);
  return { pieces: [{ positions }] } as unknown as Model;
}

test("what is small has more pixels a millimetre, as many along it as a jersey has", () => {
  const [jersey, gloves] = [reaching(0.9, 0.75), reaching(0.38, 0.26)];
  expect(artworkScale(jersey, false)).toBe(1.6);
  expect(380 * artworkScale(gloves, false)).toBeCloseTo(1400, 2);
  expect(artworkScale(jersey, true)).toBe(1);
  expect(380 * artworkScale(gloves, true)).toBeCloseTo(875, 2);
});
