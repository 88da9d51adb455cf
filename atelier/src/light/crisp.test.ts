import { expect, test } from "vitest";
import type { Surface } from "../finish/surface.ts";
import { crispNormals } from "./crisp.ts";

/** A strip of cloth folded in its middle, ten particles long and two wide. */
function strip(): { surface: Surface; normals: Float64Array; neighbours: number[][] } {
  const [long, wide] = [10, 2];
  const at = (i: number, j: number) => 2 * i + j;
  const all = Array.from({ length: long * wide }, (_, n) => n);
  const lean = (n: number) => (Math.floor(n / 2) < long / 2 ? -0.2 : 0.2);
  const triangles = Array.from({ length: long - 1 }, (_, i) => [
    ...[at(i, 0), at(i, 1), at(i + 1, 0)],
    ...[at(i, 1), at(i + 1, 1), at(i + 1, 0)],
  ]).flat();
  const neighbours = all.map((n) => all.filter((m) => m !== n && Math.abs(m - n) <= 2));
  return {
    surface: {
      pieces: ["thigh_left"],
      positions: Float64Array.from(all.flatMap((n) => [10 * Math.floor(n / 2), 10 * (n % 2), 0])),
      particleOf: Uint32Array.from(all),
      uv: new Float64Array(2 * all.length),
      triangles: Uint32Array.from(triangles),
      pieceOf: new Uint16Array(triangles.length / 3),
    },
    normals: Float64Array.from(all.flatMap((n) => [Math.sin(lean(n)), 0, Math.cos(lean(n))])),
    neighbours,
  };
}

test("crisp cloth turns further at a fold and stays as it was away from it; other cloth keeps its normals", () => {
  const { surface, normals, neighbours } = strip();
  const plain = { strength: 0.04, power: 6 };
  expect(crispNormals(surface, normals, neighbours, [plain])).toBe(normals);
  const sharp = crispNormals(surface, normals, neighbours, [{ ...plain, crisp: 1 }]);
  const across = (n: number) => sharp[3 * n] ?? 0;
  // At the fold both sides lean away from each other by more; normals stay a unit long.
  expect(across(8)).toBeLessThan((normals[24] ?? 0) - 0.05);
  expect(across(10)).toBeGreaterThan((normals[30] ?? 0) + 0.05);
  expect(Math.abs(across(0) - (normals[0] ?? 0))).toBeLessThan(0.03);
  expect(Math.hypot(across(8), sharp[25] ?? 0, sharp[26] ?? 0)).toBeCloseTo(1, 9);
});
