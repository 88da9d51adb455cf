import { draftGarment } from "@holeshot/garments";
import { expect, test } from "vitest";
import { sampleBody } from "../mannequin/distance-grid.ts";
import { ball } from "../mannequin/distance.ts";
import { buildMesh } from "../mesh/build-mesh.ts";
import type { ClothMesh } from "../mesh/cloth-mesh.ts";
import { makeCloth, pin, type Cloth } from "./cloth.ts";
import { runFrame, type Motion } from "./run-frame.ts";

const materials = { "*": { stretch: 1e-7, bend: 1e-2 } };
const away = sampleBody({ distance: () => 1000, from: [0, 0, 0], to: [1, 1, 1] });
const motion: Motion = {
  body: away,
  substeps: 16,
  gravity: 600,
  damping: 2,
  speedLimit: 200,
  stiffness: 1,
  selfDistance: 0,
  offset: 0.25,
  friction: 0.25,
  stick: 0.01,
};

/** A cuff's flat rectangle, laid out level with its top edge along x. */
function clothOf(height: number): Cloth {
  const garment = draftGarment({ product: "jersey", size: "L" });
  const pieces = garment.pieces.filter(({ id }) => id === "cuff_left");
  const mesh: ClothMesh = buildMesh({ pieces, seams: [] }, 8);
  const start = new Float64Array(3 * mesh.particleCount);
  for (const [vertex, particle] of mesh.particleOf.entries())
    start.set(
      [(mesh.uv[2 * vertex] ?? 0) / 10, height, (mesh.uv[2 * vertex + 1] ?? 0) / 10],
      3 * particle,
    );
  return makeCloth(mesh, start, materials, 0.016);
}

test("a rectangle held by its upper edge comes to hang below it and keeps its lengths", () => {
  const cloth = clothOf(0);
  pin(cloth, ["cuff_left.top"]);
  for (let frame = 0; frame < 150; frame++) runFrame(cloth, motion);
  const { ends, rest } = cloth.stretch;
  const at = (particle: number, k: number) => cloth.positions[3 * particle + k] as number;
  for (let e = 0; e < rest.length; e++) {
    const [i, j] = [ends[2 * e] as number, ends[2 * e + 1] as number];
    const hung = Math.hypot(at(i, 0) - at(j, 0), at(i, 1) - at(j, 1), at(i, 2) - at(j, 2));
    expect(Math.abs(hung / (rest[e] as number) - 1)).toBeLessThan(0.03);
  }
  const heights = cloth.positions.filter((_, k) => k % 3 === 1);
  expect(Math.min(...heights)).toBeCloseTo(-4, 0);
  expect(Math.max(...heights)).toBeLessThan(0.01);
});

test("cloth dropped on a ball stays outside its skin", () => {
  const cloth = clothOf(5);
  const body = sampleBody(
    { distance: ball([0, 0, 2], 4), from: [-12, -8, -8], to: [12, 8, 12] },
    0.5,
  );
  for (let frame = 0; frame < 60; frame++) runFrame(cloth, { ...motion, body });
  let nearest = Infinity;
  for (let k = 0; k < cloth.positions.length; k += 3) {
    const [x, y, z] = [0, 1, 2].map((i) => cloth.positions[k + i] as number) as [
      number,
      number,
      number,
    ];
    nearest = Math.min(nearest, Math.hypot(x, y, z - 2) - 4);
  }
  expect(nearest).toBeGreaterThan(0.15);
  expect(nearest).toBeLessThan(0.4);
});

test("the same start gives the same cloth, bit for bit", () => {
  const [one, other] = [clothOf(0), clothOf(0)];
  for (const cloth of [one, other]) {
    pin(cloth, ["cuff_left.top"]);
    for (let frame = 0; frame < 5; frame++) runFrame(cloth, { ...motion, selfDistance: 0.75 });
  }
  expect([...one.positions]).toEqual([...other.positions]);
});

test("what is pinned stays, and falls when it is let go", () => {
  const cloth = clothOf(0);
  pin(cloth, ["cuff_left"]);
  runFrame(cloth, motion);
  expect(cloth.positions[1]).toBe(0);
  pin(cloth, ["cuff_left"], false);
  runFrame(cloth, motion);
  expect(cloth.positions[1]).toBeLessThan(0);
  expect(() => pin(cloth, ["cuff_left.nowhere"])).toThrow("nowhere");
});
