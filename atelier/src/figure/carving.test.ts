import { expect, test } from "vitest";
import type { Vector } from "../mannequin/vector.ts";
import { bootCarvings } from "./boot-carvings.ts";
import { bootPaints } from "./boot-paints.ts";
import { carve, type Carving } from "./carving.ts";
import { helmetCarvings } from "./helmet-carvings.ts";

const leg = { top: [1, 38, 0], radius: 7.4 } as const;
const boot = bootCarvings(leg, 1);

/** Heights along a line of places, mm. */
function along(carving: Carving | undefined, from: Vector, to: Vector, count = 400): number[] {
  if (!carving) throw new Error("Nothing is cut into it.");
  return Array.from({ length: count }, (_, i) => {
    const at = (c: 0 | 1 | 2) => from[c] + ((to[c] - from[c]) * i) / (count - 1);
    return carving([at(0), at(1), at(2)]).height;
  });
}

test("a normal leans down the slope, never along itself, and less the less is seen", () => {
  const ramp = ([x, y]: Vector) => ({ height: 0.5 * x + 0.25 * y, shade: 0.6 });
  const slope = new Float64Array(3);
  expect(carve(ramp, [10, 20, 30], [0, 1, 0], 1, slope)).toBeCloseTo(0.6, 9);
  expect([...slope].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([0.5, 0, 0]);
  expect(carve(ramp, [10, 20, 30], [0, 0, 1], 0.5, slope)).toBeCloseTo(0.8, 9);
  expect([...slope].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([0.25, 0.125, 0]);
});

test("a shin plate has boards that overlap, within a frame, held by four screws", () => {
  const middle = along(boot["plate"], [0.6, 20, 9], [0.6, 35, 9]);
  // A board every 3.3 cm on 15 cm.
  const crests = middle.filter(
    (v, i) => v > 1.2 && v > (middle[i - 1] ?? 9) && v >= (middle[i + 1] ?? 9),
  );
  expect(crests.length).toBeGreaterThan(3);
  expect(crests.length).toBeLessThan(6);
  for (const [half, y] of [
    [2.5, 17.6],
    [3.5, 38],
  ] as const)
    for (const x of [-half, half]) {
      const notch = boot["screws"]?.([0.6 + x, y, 9]).shade ?? 1;
      const rim = boot["plate"]?.([0.6 + x, y + 0.78, 9]).shade ?? 1;
      expect(notch, `${x} ${y}`).toBeLessThan(0.7);
      expect(rim, `${x} ${y}`).toBeLessThan(0.75);
    }
});

test("leather bends in bellows over the instep and nowhere on the calf; the outsole is the darker rubber", () => {
  const spread = (heights: readonly number[]) => Math.max(...heights) - Math.min(...heights);
  expect(spread(along(boot["upper"], [0, 11, 6], [0, 15, 6]))).toBeGreaterThan(1.5);
  expect(spread(along(boot["upper"], [0, 20, 7], [0, 34, 7]))).toBeCloseTo(0, 9);
  const { sole } = bootPaints(leg, 1);
  expect(sole?.([5, 1, 5])).toBeLessThan(0.3);
  expect(sole?.([5, 1.7, 5])).toBe(1);
});

test("a boot is darker beside its straps, below them most, and on the instep under a hem", () => {
  const shade = (carvings: typeof boot, y: number, z: number) =>
    carvings["upper"]?.([0.5, y, z]).shade ?? 0;
  // A strap at 27.2, which rises by a tenth to the front.
  const [below, above, clear] = [26.7, 29.1, 30.6].map((y) => shade(boot, y, 7)) as [
    number,
    number,
    number,
  ];
  expect(clear).toBeGreaterThan(0.97);
  expect(above).toBeLessThan(0.9);
  expect(below).toBeLessThan(above);
  const covered = bootCarvings(leg, 1, true);
  expect(shade(covered, 10.5, 8)).toBeLessThan(0.5 * shade(boot, 10.5, 8));
  expect(shade(covered, 5.5, 10)).toBe(shade(boot, 5.5, 10));
});

test("the mouth of a helmet is a mesh, dark between its wires; its cheeks are smooth between their lines", () => {
  const shades = Array.from(
    { length: 200 },
    (_, i) => helmetCarvings["lining"]?.([i / 50, -8.6, 17]).shade ?? 1,
  );
  expect(Math.min(...shades)).toBeLessThan(0.45);
  expect(Math.max(...shades)).toBeGreaterThan(0.95);
  expect(shades.filter((v, i) => v > 0.7 && (shades[i - 1] ?? 1) <= 0.7).length).toBeGreaterThan(3);
  expect(helmetCarvings["lining"]?.([0, 0, 5])).toEqual({ height: 0, shade: 1 });
  expect(helmetCarvings["shell"]?.([11, 3, -6]).height).toBeCloseTo(0, 2);
});
