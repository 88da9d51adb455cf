import { MOVE_UNIT, type Model } from "@holeshot/views";
import { expect, test } from "vitest";
import { hemRounded } from "./round-hem.ts";

/** Round a body: before it, aslant before it, to its left and behind it. */
const round = [
  [0, 0.13],
  [0.12, 0.09],
  [0.18, 0],
  [0, -0.13],
] as const;
const pieceAt = (piece: string, height: number): Model["pieces"][number] => ({
  piece,
  positions: Float32Array.from(round.flatMap(([x, z]) => [x, height, z])),
  normals: new Float32Array(12),
  millimetres: new Float32Array(8),
  openness: new Float32Array(4),
  triangles: new Uint32Array(),
});
/** How far up the four places go, cm. */
const lifts = (piece: string, height: number, tall = 180) => {
  const still = new Map([[piece, new Int16Array(12)]]);
  const own = hemRounded({ pieces: [pieceAt(piece, height)] }, still, tall).get(piece);
  return [1, 4, 7, 10].map((i) => 100 * MOVE_UNIT * (own?.[i] ?? Number.NaN)) as [
    number,
    number,
    number,
    number,
  ];
};

test("a hem goes round the hips in a curve: higher beside a rider, as it was before him and behind", () => {
  const [front, aslant, left, back] = lifts("front", 0.78);
  expect([front, back]).toEqual([0, 0]);
  expect(left).toBeGreaterThan(1);
  expect(aslant).toBeGreaterThan(0.2);
  expect(aslant).toBeLessThan(0.6 * left);
});

test("cloth above it goes along less and less, and sleeves not at all", () => {
  const at = (height: number) => lifts("back", height)[2];
  for (let y = 0.74; y < 1.1; y += 0.02) {
    expect(at(y + 0.02)).toBeLessThanOrEqual(at(y));
    // Nowhere is print pushed together by more than a sixth.
    expect((at(y) - at(y + 0.02)) / 2).toBeLessThan(1 / 6);
  }
  expect(at(1.05)).toBe(0);
  expect(lifts("sleeve_left", 0.78)).toEqual([0, 0, 0, 0]);
});

test("is as much on every body beside its height", () => {
  expect(lifts("front", 0.52, 120)[2] / lifts("front", 0.78)[2]).toBeCloseTo(120 / 180, 1);
  expect(() => hemRounded({ pieces: [pieceAt("front", 1)] }, new Map(), 180)).toThrow(RangeError);
});
