import { draftGarment } from "@holeshot/garments";
import { expect, it } from "vitest";
import { eyeBlur, layGear } from "./eye-blur.ts";

it("smears twice as much from twice as far", () => {
  // 30 m: a minute is 8.7 mm.
  expect(eyeBlur(30, 1) * 2.355).toBeCloseTo(8.727, 2);
  expect(eyeBlur(10, 0.5)).toBeCloseTo(eyeBlur(5, 1), 9);
});

it("darkens what the plate covers and leaves the rest", () => {
  const garment = draftGarment({ product: "jersey", size: "L" });
  const places = [
    { x: 0, y: 250 },
    { x: 250, y: 250 },
    { x: 0, y: 250 },
    { x: 0, y: 0 },
  ];
  const table = {
    pieces: ["front", "back"],
    piece: Uint8Array.of(1, 1, 1, 0),
    x: Float32Array.from(places, ({ x }) => x),
    y: Float32Array.from(places, ({ y }) => y),
    light: Float32Array.of(1, 1, 1, 1),
    coverage: Uint8Array.of(255, 255, 255, 0),
    inside: Uint8Array.of(0, 0, 1, 0),
  };
  const data = new Uint8ClampedArray(16).fill(200);
  layGear({ data }, table, garment, ["chest_protector"]);
  expect([0, 4, 8, 12].map((at) => data[at] === 200)).toEqual([false, true, true, true]);
});
