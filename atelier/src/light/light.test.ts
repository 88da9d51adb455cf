import { describe, expect, test } from "vitest";
import { particleNormals } from "../finish/normals.ts";
import type { Surface } from "../finish/surface.ts";
import { seededRandom } from "../random.ts";
import { occlusion } from "./occlusion.ts";
import { lightPicture } from "./picture.ts";
import { placeCameras } from "./place-camera.ts";
import { RayTree } from "./ray-tree.ts";

/** Loose triangles, nine numbers each, as a surface of one piece. */
function soup(corners: readonly number[]): Surface {
  const count = corners.length / 3;
  return {
    pieces: ["front"],
    positions: Float64Array.from(corners),
    particleOf: Uint32Array.from({ length: count }, (_, i) => i),
    uv: new Float64Array(2 * count),
    triangles: Uint32Array.from({ length: count }, (_, i) => i),
    pieceOf: new Uint16Array(count / 3),
  };
}

/** Signed volumes, not Möller and Trumbore: where the line from `o` to `o + d` pierces a triangle. */
function pierced(t: readonly number[], o: readonly number[], d: readonly number[]): number {
  const at = (k: number) => [0, 1, 2].map((c) => (t[3 * k + c] ?? 0) - (o[c] ?? 0));
  const det = (p: readonly number[], q: readonly number[], r: readonly number[]) =>
    (p[0] ?? 0) * ((q[1] ?? 0) * (r[2] ?? 0) - (q[2] ?? 0) * (r[1] ?? 0)) -
    (p[1] ?? 0) * ((q[0] ?? 0) * (r[2] ?? 0) - (q[2] ?? 0) * (r[0] ?? 0)) +
    (p[2] ?? 0) * ((q[0] ?? 0) * (r[1] ?? 0) - (q[1] ?? 0) * (r[0] ?? 0));
  const [a, b, c] = [at(0), at(1), at(2)];
  const parts = [det(d, a, b), det(d, b, c), det(d, c, a)];
  if (!(parts.every((v) => v > 0) || parts.every((v) => v < 0))) return Infinity;
  const length = det(a, b, c) / parts.reduce((sum, v) => sum + v, 0);
  return length > 0 ? length : Infinity;
}

test("a ray meets the nearest of many triangles, or none", () => {
  const random = seededRandom(11);
  const corners = Array.from({ length: 300 }, () => {
    const middle = [0, 1, 2].map(() => 100 * random());
    return [0, 1, 2].flatMap(() => middle.map((value) => value + 30 * (random() - 0.5)));
  });
  const tree = new RayTree(soup(corners.flat()));
  let met = 0;
  for (let ray = 0; ray < 400; ray++) {
    const o = [0, 1, 2].map(() => 100 * random());
    const raw = [0, 1, 2].map(() => random() - 0.5);
    const d = raw.map((value) => value / Math.hypot(...raw));
    const expected = Math.min(60, ...corners.map((t) => pierced(t, o, d)));
    const [ox = 0, oy = 0, oz = 0, dx = 0, dy = 0, dz = 0] = [...o, ...d];
    expect(tree.reach(ox, oy, oz, dx, dy, dz, 60)).toBeCloseTo(expected, 6);
    expect(tree.reach(ox, oy, oz, dx, dy, dz, 60, true) < 60).toBe(expected < 60);
    if (expected < 60) met++;
  }
  expect(met).toBeGreaterThan(100);
  expect(met).toBeLessThan(390);
});

test("open ground sees all the sky, the foot of an endless wall half of it", () => {
  const ground = [-9e3, 0, 9e3, 9e3, 0, 9e3, 0, 0, -9e3];
  const wall = [-9e3, -1, -1, 9e3, -1, -1, 0, 9e3, -1];
  const rules = { rays: 512, start: 0.5, far: 1e6 };
  const sky = (corners: readonly number[]) => {
    const surface = soup([...corners, -1, 0, 1, 1, 0, 1, 0, 0, 0]);
    const seen = occlusion(
      new RayTree(surface),
      surface.positions,
      particleNormals(surface),
      rules,
      seededRandom(3),
    );
    return seen.at(-1) ?? 0;
  };
  expect(sky(ground)).toBe(1);
  // What a near wall takes still gives a little back.
  expect(sky([...ground, ...wall])).toBeCloseTo(0.5, 1);
});

describe("a light picture", () => {
  const size = 8;
  const covered = Uint8Array.from({ length: size * size }, (_, i) => (i % size < 4 ? 1 : 0));
  const plane = (value: number) => Float32Array.from(covered, (cover) => (cover ? value : 0));
  const shading = { size, diffuse: plane(1), specular: plane(0.1) };
  const picture = lightPicture(shading, covered, 2);

  test("codes light 1 as 159 above and shine 0.1 as half of 255 below", () => {
    expect([picture.width, picture.height]).toEqual([4, 8]);
    expect(picture.bytes[0]).toBe(159);
    expect(picture.bytes[16]).toBe(128);
  });

  test("runs on beyond the silhouette", () => {
    expect([...picture.bytes.subarray(0, 16)]).toEqual(Array.from({ length: 16 }, () => 159));
  });
});

test("cameras stand round the garment and see all of it, from above", () => {
  const box = [-500, 0, -100, 500, 1000, 100].flatMap((x, i, all) =>
    i < 3 ? [all[0], all[1], all[2]] : [all[3], all[4], all[5]],
  ) as number[];
  const cameras = placeCameras("jersey", Float64Array.from(box));
  expect(cameras.front.eye[2]).toBeGreaterThan(1000);
  expect(cameras.left.eye[0]).toBeGreaterThan(1000);
  expect(cameras.back.eye[2]).toBeLessThan(-1000);
  expect(cameras.right.eye[0]).toBeLessThan(-1000);
  const distances = Object.values(cameras).map(({ eye, target }) =>
    Math.hypot(...eye.map((value, c) => value - (target[c] ?? 0))),
  );
  for (const distance of distances) expect(distance).toBeCloseTo(distances[0] ?? 0, 6);
  for (const { eye, target } of Object.values(cameras)) expect(eye[1]).toBeGreaterThan(target[1]);
});
