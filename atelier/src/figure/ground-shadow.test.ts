import type { Camera } from "@holeshot/views";
import { expect, test } from "vitest";
import { RayTree } from "../light/ray-tree.ts";
import { groundShadow } from "./ground-shadow.ts";

/** A plate as large as a sole that lies so high over the ground, its middle over the origin, mm. */
const plate = (high: number) =>
  new RayTree({
    pieces: ["sole"],
    positions: Float64Array.from([-50, high, -140, 50, high, -140, 50, high, 140, -50, high, 140]),
    particleOf: Uint32Array.from([0, 1, 2, 3]),
    uv: new Float64Array(8),
    triangles: Uint32Array.from([0, 1, 2, 0, 2, 3]),
    pieceOf: new Uint16Array(2),
  });
const key = { at: [-3000, 2700, 1700], spread: 900, strength: 0.9 } as const;
const size = 100;
/** From straight above: the picture is a metre wide, its up is where z falls. */
const above: Camera = {
  eye: [0, 10_000, 0],
  target: [0, 0, 0],
  up: [0, 0, -1],
  fovY: (360 / Math.PI) * Math.atan(0.05),
};

const at = (dark: Uint8Array, x: number, z: number) =>
  dark[Math.floor((z / 1000 + 0.5) * size) * size + Math.floor((x / 1000 + 0.5) * size)] ?? NaN;

test("a shadow is dark under a sole, is gone within a few centimetres, and nothing far is darkened", () => {
  const dark = groundShadow(plate(4), above, key, size);
  expect(at(dark, 0, 0)).toBeGreaterThan(180);
  expect(at(dark, 45, 0)).toBeGreaterThan(170);
  expect(at(dark, 60, 0)).toBeLessThan(at(dark, 45, 0) - 60);
  expect(at(dark, -100, 0)).toBeLessThan(20);
  expect(at(dark, 100, 0)).toBeLessThan(45);
  expect(at(dark, 450, 450)).toBe(0);
});

test("what is a hand above the ground darkens it softly", () => {
  const dark = groundShadow(plate(110), above, key, size);
  expect(at(dark, 0, 0)).toBeGreaterThan(5);
  expect(at(dark, 0, 0)).toBeLessThan(60);
});
