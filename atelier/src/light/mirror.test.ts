import { expect, test } from "vitest";
import { seededRandom } from "../random.ts";
import type { Light } from "./lights.ts";
import { surroundings, thrownBack } from "./mirror.ts";

const key: Light = { at: [0, 0, 3000], spread: 600, strength: 0.8 };
const clear = () => false;
const towards = ([x, y]: readonly [number, number]) => {
  const size = Math.hypot(x, y, 1);
  return [x / size, y / size, 1 / size] as const;
};

/** Light that falls on a sheet from all it faces, by many directions evenly over the disc that half a sky is seen as. */
function fallenOn(around: ReturnType<typeof surroundings>): number {
  const random = seededRandom(7);
  const count = 40_000;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const [r, angle] = [Math.sqrt(random()), 2 * Math.PI * random()];
    const [u, v, w] = [r * Math.cos(angle), r * Math.sin(angle), Math.sqrt(1 - r * r)];
    sum += around([0, 0, 0], [u, v, w], 0.1);
  }
  return sum / count;
}

test("a light's panel is as bright as what falls from it on a sheet that faces it", () => {
  const around = surroundings([key], [0, 0, 0], 0, clear);
  expect(fallenOn(around)).toBeGreaterThan(0.9 * key.strength);
  expect(fallenOn(around)).toBeLessThan(1.1 * key.strength);
  const hall = surroundings([], [0, 0, 0], 0.22, clear);
  expect(fallenOn(hall)).toBeGreaterThan(0.6 * 0.22);
  expect(fallenOn(hall)).toBeLessThan(1.4 * 0.22);
});

test("a panel has an edge in lacquer, and none to be found in leather", () => {
  const around = surroundings([key], [0, 0, 0], 0, clear);
  const steps = (soft: number) => {
    const seen = Array.from({ length: 200 }, (_, i) =>
      around([0, 0, 0], towards([i / 200, 0]), soft),
    );
    return Math.max(...seen.slice(1).map((value, i) => Math.abs(value - (seen[i] as number))));
  };
  const whole = around([0, 0, 0], [0, 0, 1], 0.1);
  expect(steps(0.1)).toBeGreaterThan(0.12 * whole);
  expect(steps(0.8)).toBeLessThan(0.03 * whole);
});

test("what is in the way hides the panel, and nothing is seen behind a panel's back", () => {
  const blocked = surroundings([key], [0, 0, 0], 0.22, () => true);
  const behind = surroundings([key], [0, 0, 0], 0, clear);
  expect(blocked([0, 0, 0], [0, 0, 1], 0.1)).toBeLessThan(0.22);
  expect(behind([0, 0, 0], [0, 0, 1], 0.1)).toBeGreaterThan(1);
  expect(behind([0, 0, 0], [0, 0, -1], 0.1)).toBe(0);
  expect(behind([0, 0, 4000], [0, 0, -1], 0.1)).toBe(0);
});

test("a coat throws back all at a slant, leather hardly more than squarely", () => {
  const [coat, leather] = [
    { share: 0.05, soft: 0.1 },
    { share: 0.05, soft: 0.9 },
  ];
  expect(thrownBack(coat, 1)).toBeCloseTo(0.05, 9);
  expect(thrownBack(coat, 0)).toBeGreaterThan(0.85);
  expect(thrownBack(leather, 1)).toBeCloseTo(0.05, 9);
  expect(thrownBack(leather, 0)).toBeLessThan(0.2);
  let last = 0;
  for (let turn = 1; turn >= 0; turn -= 0.05) {
    expect(thrownBack(coat, turn)).toBeGreaterThan(last);
    last = thrownBack(coat, turn);
  }
});
