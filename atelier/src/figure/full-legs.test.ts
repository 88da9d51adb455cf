import { dressFigure, type Model } from "@holeshot/views";
import { expect, test } from "vitest";
import { fullLegs } from "./full-legs.ts";

/** Two legs as tubes of 8 cm radius, 12 cm beside the middle: places before, outside and behind them at every 4 cm of height. */
const tube = (side: "left" | "right"): Model["pieces"][number] => {
  const out = side === "left" ? 0.12 : -0.12;
  const rings = Array.from({ length: 25 }, (_, n) => 0.04 * n);
  const positions = rings.flatMap((y) =>
    [
      [0, 0.08],
      [0.08 * Math.sign(out), 0],
      [0, -0.08],
      [-0.08 * Math.sign(out), 0],
    ].flatMap(([x = 0, z = 0]) => [out + x, y, z]),
  );
  return {
    piece: `thigh_${side}`,
    positions: Float32Array.from(positions),
    normals: new Float32Array(positions.length).fill(0.5),
    millimetres: new Float32Array((positions.length / 3) * 2),
    openness: new Float32Array(positions.length / 3),
    triangles: new Uint32Array(),
  };
};
const legs: Model = { pieces: [tube("left"), tube("right")] };

test("a leg is fuller at one height, further behind than before, and as it was above, below and on the other side", () => {
  const tucks = fullLegs(legs, "left", [{ above: 80, most: 64, below: 48, has: 1.1, ahead: 4 }], 1);
  const { pieces } = dressFigure(
    { parts: [{ product: "pants", drape: "legs", tucks }] },
    new Map([["legs", legs]]),
    { pieces: [] },
  );
  const ring = (n: number, leg: number) =>
    Array.from(pieces[leg]?.positions.subarray(12 * n, 12 * n + 12) ?? [], (v) => 100 * v);
  // Ring 16 is 64 cm high.
  const [before, outer, behind] = [ring(16, 0)[2], ring(16, 0)[3], ring(16, 0)[8]];
  expect(before).toBeCloseTo(8.4, 2);
  expect(outer).toBeCloseTo(20.8, 2);
  expect(behind).toBeCloseTo(-9.2, 2);
  for (const n of [0, 11, 21, 24])
    for (const [c, value] of ring(n, 0).entries())
      expect(value).toBeCloseTo(100 * (legs.pieces[0]?.positions[12 * n + c] as number), 2);
  for (const [c, value] of ring(16, 1).entries())
    expect(value).toBeCloseTo(100 * (legs.pieces[1]?.positions[12 * 16 + c] as number), 2);
});
