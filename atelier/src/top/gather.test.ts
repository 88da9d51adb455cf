import { expect, test } from "vitest";
import { gathered, inHem } from "./gather.ts";

const at = (degrees: number, y: number) => {
  const turn = (degrees * Math.PI) / 180;
  return [22 * Math.sin(turn), y, 15 * Math.cos(turn)] as const;
};
/** Degrees on a body that is broader than deep. */
const turnOf = (degrees: number) => {
  const [x, , z] = at(degrees, 0);
  return Math.round((Math.atan2(x, z) * 180) / Math.PI);
};
const up = (degrees: number, y: number, height = 180, steps = 1) =>
  gathered(at(degrees, y), height, steps)[1] - y;
const inwards = (degrees: number, y: number) => {
  const [[x, , z], [gone, , there]] = [at(degrees, y), gathered(at(degrees, y), 180, 1)];
  return Math.hypot(x, z) - Math.hypot(gone, there);
};

test("a hem is pushed up all round, further over the hips, and furthest over the left", () => {
  for (let degrees = 0; degrees < 360; degrees += 5) expect(up(degrees, 76)).toBeGreaterThan(2.5);
  const round = (middle: number) => {
    const all = Array.from({ length: 73 }, (_, i) => up(middle - 36 + i, 76));
    return all.reduce((sum, one) => sum + one, 0) / all.length;
  };
  expect(round(90)).toBeGreaterThan(round(-90) + 1);
  expect(round(90)).toBeGreaterThan(round(180) + 1);
  expect(round(90)).toBeGreaterThan(round(0) + 1);
});

test("cloth above goes along less and less, none passes another, and above the hips it stays at its height", () => {
  for (const degrees of [0, 60, 90, 200, 270])
    for (let y = 74; y < 112; y++) {
      expect(up(degrees, y + 1)).toBeLessThanOrEqual(up(degrees, y));
      expect(y + 1 + up(degrees, y + 1)).toBeGreaterThan(y + up(degrees, y));
    }
  expect(up(90, 112)).toBe(0);
});

test("before him it begins to go up below a number, and along a line that slants", () => {
  const begins = (degrees: number) => {
    let y = 115;
    while (up(degrees, y) === 0) y -= 0.1;
    return y;
  };
  for (const middle of [0, 180])
    expect(Math.abs(begins(middle + 40) - begins(middle - 40)), `${middle}`).toBeGreaterThan(1);
  expect(begins(0)).toBeLessThan(95);
  expect(begins(90)).toBeGreaterThan(100);
});

test("a hem falls in flutes of more than a centimetre that stand unevenly, and none runs through the middle of a front", () => {
  const depths = Array.from({ length: 360 }, (_, degrees) => inwards(degrees - 180, 80));
  const deepest = depths.flatMap((deep, n) =>
    deep > (depths.at(n - 1) ?? 0) && deep > (depths[(n + 1) % 360] ?? 0) && deep > 0.3
      ? [turnOf(n - 180)]
      : [],
  );
  expect(deepest.length).toBeGreaterThan(4);
  const apart = deepest.slice(1).map((turn, n) => turn - (deepest[n] as number));
  expect(Math.max(...apart)).toBeGreaterThan(1.4 * Math.min(...apart));
  expect(Math.min(...depths)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...depths)).toBeGreaterThan(1.5);
  for (const degrees of [-8, 0, 8]) expect(inwards(degrees, 80)).toBeLessThan(0.2);
});

test("cloth is drawn in beside a waist, further than beside hips, and not at the chest", () => {
  for (const side of [90, -90]) {
    expect(inwards(side, 108)).toBeGreaterThan(inwards(side, 95));
    expect(inwards(side, 95)).toBeGreaterThan(0.5);
    expect(inwards(side, 130)).toBe(0);
  }
});

test("a hem is the lowest of the cloth, and lies lower behind", () => {
  const upper = (degrees: number) => {
    let y = 95;
    while (!inHem(at(degrees, y), 180)) y -= 0.1;
    return y;
  };
  expect(upper(0)).toBeCloseTo(83.1, 0);
  expect(upper(0) - upper(180)).toBeGreaterThan(4);
});

test("a child's goes as far beside its height, in as many steps as are wanted", () => {
  expect(up(90, 63, 140) / up(90, 81, 180)).toBeCloseTo(140 / 180, 5);
  expect(up(90, 60, 180, 20)).toBeCloseTo(up(90, 60) / 20, 9);
});
