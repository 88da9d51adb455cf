import { type Model, MOVE_UNIT } from "@holeshot/views";
import { expect, test } from "vitest";
import { riddenUp } from "./ride-up.ts";

/** Round a body of 180 cm, m: before it, to its left, behind it and to its right. */
const round = [
  [0, 0.13],
  [0.18, 0],
  [0, -0.13],
  [-0.18, 0],
] as const;
const piece = (name: string, height: number): Model["pieces"][number] => ({
  piece: name,
  positions: Float32Array.from(round.flatMap(([x, z]) => [x, height, z])),
  normals: new Float32Array(12),
  millimetres: new Float32Array(8),
  openness: new Float32Array(4),
  triangles: new Uint32Array(),
});
/** How far the four places go up, cm, when nothing else moved them but `side` to their left. */
const lifts = (name: string, height: number) => {
  const own = Int16Array.from(round.flatMap(() => [50, 0, -20]));
  const moves = riddenUp({ pieces: [piece(name, height)] }, new Map([[name, own]]), 180);
  const to = moves.get(name) ?? new Int16Array();
  expect([0, 3, 6, 9].map((i) => [to[i], to[i + 2]])).toEqual(round.map(() => [50, -20]));
  return [1, 4, 7, 10].map((i) => 100 * MOVE_UNIT * (to[i] as number));
};

test("a worn hem rides up over the hips, further beside and behind than before, most over the hip the weight is on", () => {
  const [front = 0, left = 0, back = 0, right = 0] = lifts("back", 0.76);
  expect(front).toBeGreaterThan(1);
  expect(left).toBeGreaterThan(front + 0.4);
  expect(back).toBeGreaterThan(front + 0.8);
  expect(right).toBeGreaterThan(left + 0.5);
});

test("what is above goes along less and less, chest and sleeves not at all", () => {
  const at = (height: number) => lifts("front", height)[1] ?? 0;
  const [low, waist, ribs, chest] = [0.8, 1, 1.1, 1.3].map(at) as [number, number, number, number];
  expect(waist).toBeLessThan(low);
  expect(ribs).toBeLessThan(waist);
  expect(chest).toBe(0);
  // Nowhere is print pushed together by more than a sixth.
  for (let y = 0.7; y < 1.3; y += 0.02)
    expect(Math.abs(at(y) - at(y + 0.02)) / 2).toBeLessThan(1 / 6);
  expect(lifts("sleeve_left", 0.8)).toEqual([0, 0, 0, 0]);
});

test("throws where nothing tells how a piece is worn", () => {
  expect(() => riddenUp({ pieces: [piece("front", 1)] }, new Map(), 180)).toThrow(RangeError);
});
