import { expect, test } from "vitest";
import { rideUp } from "./ride-up.ts";

/** Rings of a tube, cm: every 10° of every centimetre from its hem up. */
const tube = (hem: number): Float64Array =>
  Float64Array.from(
    Array.from({ length: 70 }, (_, up) =>
      Array.from({ length: 36 }, (__, n) => {
        const turn = ((n * 10 + 5) * Math.PI) / 180;
        return [22 * Math.sin(turn), hem + up, 15 * Math.cos(turn)];
      }).flat(),
    ).flat(),
  );
const particleAt = (degrees: number, up: number): number =>
  36 * up + Math.floor((((degrees % 360) + 360) % 360) / 10);

test("a hem lies on the hips: pushed up over both, further over the left, hardly before and behind", () => {
  const moves = rideUp(tube(85), () => true, 180);
  const up = (degrees: number) => moves[3 * particleAt(degrees, 0) + 1] ?? 0;
  expect(up(90)).toBeGreaterThan(2.4);
  expect(up(-90)).toBeGreaterThan(0.8);
  expect(up(90)).toBeGreaterThan(up(-90) + 1);
  for (const middle of [0, 180]) expect(Math.abs(up(middle))).toBeLessThan(0.9);
});

test("cloth above goes along less and less, stands out where it gathers, and keeps its place above the hips", () => {
  const places = tube(85);
  const moves = rideUp(places, () => true, 180);
  const at = (up: number) => moves.subarray(3 * particleAt(90, up), 3 * particleAt(90, up) + 3);
  for (let up = 1; up < 36; up++) expect(at(up)[1]).toBeLessThanOrEqual(at(up - 1)[1] ?? 0);
  expect(at(18)[0]).toBeGreaterThan(0.4);
  expect(Math.max(...at(37).map(Math.abs))).toBe(0);
  // None passes another.
  for (let up = 1; up < 36; up++)
    expect((at(up)[1] ?? 0) - (at(up - 1)[1] ?? 0)).toBeGreaterThan(-0.3);
});

test("sleeves stay, and a child's hem goes as far beside his height", () => {
  const none = rideUp(tube(85), () => false, 180);
  expect(none.every((value) => value === 0)).toBe(true);
  const [man, child] = [180, 140].map((height) => rideUp(tube(85), () => true, height));
  const n = 3 * particleAt(90, 0) + 1;
  expect((child?.[n] ?? 0) / (man?.[n] ?? 1)).toBeCloseTo(140 / 180, 5);
});
