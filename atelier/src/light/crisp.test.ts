import { expect, test } from "vitest";
import type { Surface } from "../finish/surface.ts";
import { crispNormals } from "./crisp.ts";
import type { Relief } from "./relief/relief.ts";
import { shade, sheenOf } from "./shade.ts";

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

/** A picture of one pixel that shows the middle of one triangle, without relief. */
const onePixel = {
  ...{ width: 1, height: 1, parts: [] },
  part: Uint8Array.of(1),
  triangle: new Uint32Array(1),
  inside: new Uint8Array(1),
  near: Float32Array.of(1),
  b: Float32Array.of(1 / 3),
  c: Float32Array.of(1 / 3),
};
const flat: Relief = {
  tilt: (_triangle, _x, _y, _seen, slope) => {
    slope.fill(0);
    return 1;
  },
};

test("a fold that is lit harder shines as no silhouette does", () => {
  const facing = Float64Array.from([0, 0, 1, 0, 0, 1, 0, 0, 1]);
  const turned = Float64Array.from(facing, (_, k) => [0.98, 0, 0.2][k % 3] as number);
  const shine = (normals: Float64Array, draped: Float64Array) =>
    shade(onePixel, {
      surface: {
        pieces: ["thigh_left"],
        positions: Float64Array.from([0, 0, 0, 10, 0, 0, 0, 10, 0]),
        particleOf: Uint32Array.from([0, 1, 2]),
        uv: new Float64Array(6),
        triangles: Uint32Array.from([0, 1, 2]),
        pieceOf: new Uint16Array(1),
      },
      ...{ normals, draped, lights: [], seen: [], relief: flat },
      sky: [new Float32Array(3).fill(1), new Float32Array(3).fill(1)],
      camera: { eye: [0, 0, 5000], target: [0, 0, 0], up: [0, 1, 0], fovY: 0.2 },
      sheens: [sheenOf("printed", "canvas")],
    }).specular[0] ?? NaN;
  expect(shine(turned, turned)).toBeGreaterThan(0.05);
  expect(shine(turned, facing)).toBeLessThan(0.001);
});
