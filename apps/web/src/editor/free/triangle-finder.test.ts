import type { ModelPiece } from "@holeshot/views";
import { describe, expect, it } from "vitest";
import { createTriangleFinder } from "./triangle-finder.ts";

/** A sheet of 100 × 100 mm, hung up by its left edge and folded back along x = 50: metres, y up. */
const sheet: ModelPiece = {
  piece: "sheet",
  positions: Float32Array.from([
    0, 0, 0, 0.05, 0, 0, 0.05, 0, -0.05, 0, -0.1, 0, 0.05, -0.1, 0, 0.05, -0.1, -0.05,
  ]),
  normals: Float32Array.from([0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0]),
  millimetres: Float32Array.from([0, 0, 50, 0, 100, 0, 0, 100, 50, 100, 100, 100]),
  openness: new Float32Array(6).fill(1),
  triangles: Uint32Array.from([0, 3, 1, 1, 3, 4, 1, 4, 2, 2, 4, 5]),
};

describe("createTriangleFinder", () => {
  const find = createTriangleFinder(sheet);

  it("finds each millimetre where it hangs, on both sides of a fold", () => {
    for (const [x, y] of [
      [10, 10],
      [49, 93],
      [51, 7],
      [90, 60],
    ] as const) {
      const found = find({ x, y });
      const expected = x <= 50 ? [x / 1000, -y / 1000, 0] : [0.05, -y / 1000, -(x - 50) / 1000];
      expect(found?.place.toArray().map((value) => Math.round(value * 1e6) / 1e6)).toEqual(
        expected.map((value) => Math.round(value * 1e6) / 1e6 + 0),
      );
    }
  });

  it("finds nothing beside the piece", () => {
    expect(find({ x: 101, y: 50 })).toBeNull();
    expect(find({ x: 50, y: -1 })).toBeNull();
  });
});
