import { expect, test } from "vitest";
import { readDistance, sampleBody } from "./distance-grid.ts";
import { ball, mirrored, roundCone, smoothUnion, trunk } from "./distance.ts";
import { girth } from "./girth.ts";
import { length, turn, type Vector } from "./vector.ts";

test("a round cone is its radius away from its axis, and round at its ends", () => {
  const limb = roundCone([0, 0, 0], [0, 10, 0], 3, 2);
  expect(limb([5, 5, 0])).toBeCloseTo(2.5, 12);
  expect(limb([0, 15, 0])).toBeCloseTo(3, 12);
  expect(limb([0, -4, 3])).toBeCloseTo(2, 12);
  expect(limb([0, 5, 0])).toBeCloseTo(-2.5, 12);
});

test("a trunk passes through its rings and ends flat", () => {
  const body = trunk([
    { y: 0, width: 15, depth: 10, front: 1 },
    { y: 40, width: 18, depth: 12, front: -1 },
  ]);
  for (const at of [
    [15, 0, 1],
    [0, 0, 11],
    [-18, 40, -1],
    [0, 40, -13],
  ] as const)
    expect(body(at)).toBeCloseTo(0, 9);
  expect(body([0, 45, 0])).toBeCloseTo(5, 9);
});

test("a smooth union only adds, and only near both parts", () => {
  const [a, b] = [ball([0, 0, 0], 5), ball([8, 0, 0], 5)];
  const both = smoothUnion(2, a, b);
  for (let x = -10; x <= 18; x += 0.7) {
    const place: Vector = [x, 2, 1];
    const sharp = Math.min(a(place), b(place));
    expect(both(place)).toBeLessThanOrEqual(sharp + 1e-12);
    expect(both(place)).toBeGreaterThanOrEqual(sharp - 0.5 - 1e-12);
  }
  expect(both([-6, 0, 0])).toBeCloseTo(1, 12);
  expect(mirrored(b)([-8, 0, 0])).toBeCloseTo(-5, 12);
});

test("a sampled ball tells its distance and the way out", () => {
  const centre: Vector = [1, 2, -1];
  const grid = sampleBody({ distance: ball(centre, 6), from: [-9, -8, -11], to: [11, 12, 9] }, 0.5);
  const slope = new Float64Array(3);
  for (const [dx, dy, dz] of [
    [6.3, 0.2, 0.1],
    [-3, 4.4, 3.1],
    [2.2, -2.9, -4.6],
  ] as const) {
    const far = Math.hypot(dx, dy, dz);
    const read = readDistance(grid, centre[0] + dx, centre[1] + dy, centre[2] + dz, slope);
    expect(Math.abs(read - (far - 6))).toBeLessThan(0.02);
    const steep = Math.hypot(...slope);
    expect(
      ((slope[0] ?? 0) * dx + (slope[1] ?? 0) * dy + (slope[2] ?? 0) * dz) / steep / far,
    ).toBeGreaterThan(0.999);
  }
  expect(readDistance(grid, 50, 0, 0, slope)).toBeGreaterThan(100);
});

test("a tape lies straight over a hollow", () => {
  expect(girth(ball([0, 0, 0], 10), [0, 0, 0])).toBeCloseTo(20 * Math.PI, 2);
  // Round two cylinders side by side: two half circles and two straight stretches.
  const [a, b] = [-6, 6].map((x) => roundCone([x, -50, 0], [x, 50, 0], 7, 7));
  const legs = smoothUnion(0.001, a ?? (() => 0), b ?? (() => 0));
  expect(girth(legs, [0, 0, 0])).toBeCloseTo(14 * Math.PI + 24, 0);
  // Square to a slanted limb, it is the limb's own girth.
  expect(girth(roundCone([0, 0, 0], [20, 20, 0], 4, 4), [10, 10, 0], [1, 1, 0])).toBeCloseTo(
    8 * Math.PI,
    1,
  );
});

test("turning keeps lengths and goes anticlockwise", () => {
  const [x, y, z] = turn([1, 0, 0], [0, 0, 1], Math.PI / 2);
  expect([x, y, z].map((value) => Math.round(value * 1e9) / 1e9)).toEqual([0, 1, 0]);
  expect(length(turn([3, -2, 5], [0, 1, 0], 0.7))).toBeCloseTo(Math.hypot(3, 2, 5), 12);
});
