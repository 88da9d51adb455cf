import { expect, test } from "vitest";
import { behindFolds } from "./behind-folds.ts";

/** A sheet of 100 × 60 mm, a corner each ten, whose lower edge is turned in and runs back behind it. */
function hemmed(depths: readonly number[], thickness: number) {
  const millimetres: number[] = [];
  const positions: number[] = [];
  const triangles: number[] = [];
  const add = (x: number, y: number, up: number, ahead: number): void => {
    millimetres.push(x, y);
    positions.push(x / 1000, -(y - up) / 1000, ahead / 1000);
  };
  const strip = (above: number, below: number): void => {
    for (let i = 0; i < 10; i++)
      triangles.push(above + i, below + i, above + i + 1, above + i + 1, below + i, below + i + 1);
  };
  for (let y = 0; y <= 60; y += 10) for (let x = 0; x <= 100; x += 10) add(x, y, 0, 0);
  for (let row = 0; row < 6; row++) strip(11 * row, 11 * (row + 1));
  for (const [n, depth] of depths.entries()) {
    for (let x = 0; x <= 100; x += 10) add(x, 60, depth, -thickness);
    strip(11 * (6 + n), 11 * (7 + n));
  }
  return {
    millimetres: Float32Array.from(millimetres),
    positions: Float32Array.from(positions),
    triangles: Uint32Array.from(triangles),
  };
}

test("V9.1 a turned edge goes along with the cloth it lies behind", () => {
  const piece = hemmed([0, 5, 16], 2);
  const goes = behindFolds(piece);
  expect(goes.subarray(0, 2 * 77)).toEqual(piece.millimetres.subarray(0, 2 * 77));
  for (const [n, depth] of [0, 5, 16].entries())
    // At its ends the sheet's other edges pull it aside.
    for (let i = 1; i < 10; i++) {
      const corner = 77 + 11 * n + i;
      expect(goes[2 * corner]).toBeCloseTo(10 * i, 4);
      expect(Math.abs((goes[2 * corner + 1] as number) - (60 - depth))).toBeLessThan(1);
    }
});

test("V9.2 a piece without a turned edge is as it was", () => {
  const piece = hemmed([], 2);
  expect(behindFolds(piece)).toEqual(piece.millimetres);
});
