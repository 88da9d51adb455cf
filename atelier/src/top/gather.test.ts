import { expect, test } from "vitest";
import { gathered } from "./gather.ts";

const at = (degrees: number, y: number) => {
  const turn = (degrees * Math.PI) / 180;
  return [22 * Math.sin(turn), y, 15 * Math.cos(turn)] as const;
};
const up = (degrees: number, y: number, height = 180, steps = 1) =>
  gathered(at(degrees, y), height, steps)[1] - y;

test("a hem is pushed up all round, further over the hips, and furthest over the left", () => {
  for (let degrees = 0; degrees < 360; degrees += 5) expect(up(degrees, 80)).toBeGreaterThan(2.5);
  const round = (middle: number) => {
    const all = Array.from({ length: 73 }, (_, i) => up(middle - 36 + i, 80));
    return all.reduce((sum, one) => sum + one, 0) / all.length;
  };
  expect(round(90)).toBeGreaterThan(round(-90) + 1);
  expect(round(-90)).toBeGreaterThan(round(180) + 1);
  expect(round(0)).toBeGreaterThan(round(180) + 1);
});

test("cloth above goes along less and less, none passes another, and above the hips it stays", () => {
  for (const degrees of [0, 60, 90, 200, 270])
    for (let y = 80; y < 112; y++) {
      expect(up(degrees, y + 1)).toBeLessThanOrEqual(up(degrees, y));
      expect(y + 1 + up(degrees, y + 1)).toBeGreaterThan(y + up(degrees, y));
    }
  expect(up(90, 112)).toBe(0);
});

test("it begins to go up along a line that slants before and behind", () => {
  const begins = (degrees: number) => {
    let y = 115;
    while (up(degrees, y) === 0) y -= 0.1;
    return y;
  };
  for (const middle of [0, 180]) {
    const line = [-50, -25, 0, 25, 50].map((off) => begins(middle + off));
    expect(Math.max(...line) - Math.min(...line), `${middle}`).toBeGreaterThan(2);
  }
});

test("it goes straight up, a child's as far beside its height, in as many steps as are wanted", () => {
  const [x, , z] = gathered(at(30, 85), 180, 1);
  expect([x, z]).toEqual([at(30, 85)[0], at(30, 85)[2]]);
  expect(up(90, 63, 140) / up(90, 81, 180)).toBeCloseTo(140 / 180, 5);
  expect(up(90, 60, 180, 20)).toBeCloseTo(up(90, 60) / 20, 9);
});
