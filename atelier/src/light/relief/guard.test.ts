import { draftGarment, type Piece } from "@holeshot/garments";
import { expect, test } from "vitest";
import { pieceField } from "./piece-field.ts";

const garment = draftGarment({ product: "pants", size: "W32" });
const guard = garment.pieces.find(({ id }) => id === "knee_guard_left") as Piece;
const fields = [false, true].map((onRider) => pieceField(garment, guard, onRider));
test("on a rider a guard's padding fades out towards its edge, which lies on the leg; a new one is a box", () => {
  const { right, top, bottom } = guard.bounds;
  /** How much higher it is on a rider, mm, so far within its right edge, where no groove goes. */
  const off = (far: number) => {
    const [alone, worn] = fields.map(({ heights, width, left, top: high, scale }) => {
      const row = Math.round(((top + bottom) / 2 - high) * scale);
      return heights[row * width + Math.round((right - far - left) * scale)] as number;
    });
    return (worn as number) - (alone as number);
  };
  // What the model raises all at once is taken back, and comes little by little.
  expect(off(8)).toBeLessThan(-3);
  expect(off(12)).toBeGreaterThan(off(9) + 0.15);
});

test("its grooves are deeper on a rider, whose knee is as small as a thumb's nail", () => {
  const [alone, worn] = fields.map(({ heights, width, left, top, scale }) => {
    const middle = Math.round(((guard.bounds.left + guard.bounds.right) / 2 - left) * scale);
    const rows = Array.from(
      { length: 120 },
      (_, n) => Math.round((guard.bounds.top + 55 - top) * scale) + n,
    );
    return Math.min(...rows.map((row) => heights[row * width + middle] as number));
  });
  expect(alone).toBeLessThan(-1.2);
  expect((worn as number) / (alone as number)).toBeGreaterThan(1.5);
});
