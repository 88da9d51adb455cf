import { expect, test } from "vitest";
import type { Vector } from "../mannequin/vector.ts";
import { bootPaints } from "./boot-paints.ts";
import { helmet } from "./helmet.ts";
import { helmetPaints } from "./helmet-paints.ts";

/** Places on a part's skin as somebody sees it who looks along `way`, cm: where lines over a square first meet it. */
function seen(part: string, way: Vector): Vector[] {
  const body = helmet[part];
  if (!body) throw new Error(`There is no ${part}`);
  const [u, v] =
    way[2] !== 0
      ? [
          [1, 0, 0],
          [0, 1, 0],
        ]
      : [
          [0, 0, 1],
          [0, 1, 0],
        ];
  const places: Vector[] = [];
  for (let a = -28; a <= 28; a += 1)
    for (let b = -22; b <= 22; b += 1) {
      let far = -40;
      const at = () =>
        [0, 1, 2].map(
          (c) => a * (u?.[c] ?? 0) + b * (v?.[c] ?? 0) + far * (way[c] as number),
        ) as unknown as Vector;
      while (far < 40 && body(at()) > 0.02) far += Math.max(0.05, 0.7 * body(at()));
      if (far < 40) places.push(at());
    }
  return places;
}

const darkShare = (part: string, way: Vector) => {
  const places = seen(part, way);
  return places.filter((place) => (helmetPaints[part]?.(place) ?? 1) < 0.3).length / places.length;
};

test.each([
  ["from the front", [0, 0, -1]],
  ["from a side", [-1, 0, 0]],
  ["from behind", [0, 0, 1]],
] as const)("a shell is white with dark flashes %s", (_, way) => {
  expect(darkShare("shell", way)).toBeGreaterThan(0.12);
  expect(darkShare("shell", way)).toBeLessThan(0.6);
});

test("a helmet's chin is dark, its nape white", () => {
  expect(helmetPaints["shell"]?.([4, -11, 17])).toBeLessThan(0.1);
  for (const x of [-6, 0, 6]) expect(helmetPaints["shell"]?.([x, -9.5, -13])).toBe(1);
});

test("a lens is bright above and dark below", () => {
  const lens = [3.8, 1, -1.5].map((y) => helmetPaints["lens"]?.([0, y, 14]) ?? NaN);
  expect(lens[0]).toBeGreaterThan(0.9);
  expect(lens[1]).toBeLessThan(0.5);
  expect(lens[2]).toBeLessThan(0.1);
});

test("a helmet is painted alike on both sides", () => {
  for (const place of seen("shell", [-1, 0, 0])) {
    const [x, y, z] = place;
    expect(helmetPaints["shell"]?.([-x, y, z])).toBe(helmetPaints["shell"]?.(place));
  }
});

test("a boot is dark where it bends, at its collar and heel, white between, and its outsole is darker than its midsole", () => {
  const paints = bootPaints({ top: [1, 38, 0], radius: 7.4 }, 1);
  const dark = {
    upper: [
      [0, 13, 6],
      [0, 13, -6],
      [0, 39, 7],
      [0, 39, -7],
    ],
    plate: [[0, 8, -9]],
    sole: [[0, 1, 10]],
    mark: [[8, 30, 0]],
  };
  const white = {
    upper: [
      [0, 25, 7],
      [0, 30, -7],
      [0, 6, 12],
    ],
    plate: [
      [0, 27, 9],
      [7, 12.5, -0.5],
    ],
    sole: [[0, 1.8, 10]],
    mark: [[-8, 30, 0]],
  };
  for (const part of ["upper", "plate", "sole", "mark"] as const) {
    const paint = paints[part];
    for (const place of dark[part])
      expect(paint?.(place as never), `${part} ${place}`).toBeLessThan(0.3);
    for (const place of white[part]) expect(paint?.(place as never), `${part} ${place}`).toBe(1);
  }
});
