import { expect, test } from "vitest";
import type { Vector } from "../mannequin/vector.ts";
import { boot } from "./boot.ts";
import { besideStraps, onStraps, strapEdge } from "./boot-straps.ts";

const leg = { top: [1, 38, 0], radius: 7.4 } as const;

/** How far from the leg's middle a part ends at a turn from the front to the outside, degrees, and a height, cm. */
function reach(part: ((place: Vector) => number) | undefined, turn: number, y: number): number {
  const [s, c] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const aside = (leg.top[0] * (y - 11.5)) / (leg.top[1] - 11.5);
  const inside = Array.from({ length: 700 }, (_, i) => i / 50).filter(
    (far) => (part?.([aside + far * s, y, -0.3 + far * c]) ?? 1) < 0,
  );
  return Math.max(-1, ...inside);
}

test("a strap follows what it lies on: it dips from the shin plate to the leather and ends there, round", () => {
  const { straps, upper, plate } = boot(leg, 1);
  for (const y of [21.3, 28, 34.6]) {
    // On the plate, and beside it on the inside.
    expect(reach(straps, 0, y) - reach(plate, 0, y), `${y}`).toBeLessThan(0.6);
    expect(reach(straps, -46, y - 0.2), `${y}`).toBeGreaterThan(0);
    expect(reach(straps, -46, y - 0.2) - reach(upper, -46, y - 0.2), `${y}`).toBeLessThan(0.85);
    expect(reach(straps, -64, y), `${y}`).toBe(-1);
  }
  const at = (along: number, across: number) => ({ along, across, ends: [8, 4] as const });
  expect(strapEdge(at(-7.95, 0))).toBeLessThan(0);
  expect(strapEdge(at(-7.95, 0.7))).toBeGreaterThan(0);
});

test("a buckle stands higher than its strap, and its lever is lifted in front", () => {
  const { straps, buckles } = boot(leg, 1);
  // Where the buckle of the strap in the middle is: its strap rises to the front.
  const high = (turn: number) => reach(buckles, turn, 27.6);
  expect(high(54)).toBeGreaterThan(reach(straps, 54, 27.6) + 0.3);
  const lifted = (turn: number) => high(turn) - reach(straps, turn, 27.6);
  expect(lifted(40)).toBeGreaterThan(lifted(68) + 0.1);
});

test("straps darken what is below them more than what is above, and nothing further off", () => {
  const on = onStraps(leg, 1);
  const left = (y: number) => besideStraps(on([1, y, 7]));
  expect(left(26.8)).toBeLessThan(left(29) - 0.1);
  expect(left(24.2)).toBeGreaterThan(0.98);
});
