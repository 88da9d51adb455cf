import { expect, test } from "vitest";
import type { Surface } from "../finish/surface.ts";
import { roundTrunk } from "./round-trunk.ts";

const [wide, high, rows] = [400, 600, 20];

/** A flat front, mm, of a lattice of particles, and a sleeve of one triangle. */
function flatFront(): Surface {
  const positions: number[] = [];
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= rows; i++)
      positions.push((i / rows - 0.5) * wide, 800 + (j / rows) * high, 100);
  const triangles: number[] = [];
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < rows; i++) {
      const a = j * (rows + 1) + i;
      triangles.push(a, a + 1, a + rows + 1, a + 1, a + rows + 2, a + rows + 1);
    }
  const sleeve = positions.length / 3;
  positions.push(300, 1000, 0, 320, 1000, 0, 300, 1020, 0);
  triangles.push(sleeve, sleeve + 1, sleeve + 2);
  const count = triangles.length / 3;
  return {
    pieces: ["jersey/front", "jersey/sleeve_left"],
    positions: Float64Array.from(positions),
    particleOf: Uint32Array.from({ length: positions.length / 3 }, (_, i) => i),
    uv: new Float64Array((2 * positions.length) / 3),
    triangles: Uint32Array.from(triangles),
    pieceOf: Uint16Array.from({ length: count }, (_, n) => (n === count - 1 ? 1 : 0)),
  };
}

test("a flat trunk is lit as one that turns: out half way to its sides, up above the breast, not at its seams", () => {
  const surface = flatFront();
  const flat = new Float64Array(surface.positions.length);
  for (let i = 2; i < flat.length; i += 3) flat[i] = 1;
  const round = roundTrunk(surface, flat);
  const at = (i: number, j: number) => {
    const from = 3 * (j * (rows + 1) + i);
    return [...round.subarray(from, from + 3)] as [number, number, number];
  };
  const middle = 13;
  expect(at(5, middle)[0]).toBeLessThan(-0.25);
  expect(at(15, middle)[0]).toBeCloseTo(-at(5, middle)[0], 6);
  for (const i of [0, 10, 20]) expect(at(i, middle)[0], `${i}`).toBeCloseTo(0, 6);
  expect(at(10, 17)[1]).toBeGreaterThan(0.1);
  expect(at(10, 9)[1]).toBeLessThan(-0.1);
  expect(at(10, 20)[1]).toBeCloseTo(0, 2);
  for (let i = 0; i < round.length; i += 3)
    expect(Math.hypot(...round.subarray(i, i + 3))).toBeCloseTo(1, 6);
  // Arms are left as they are.
  expect([...round.subarray(-9)]).toEqual([...flat.subarray(-9)]);
});
