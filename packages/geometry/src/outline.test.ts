import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  containsPoint,
  distanceToLine,
  findCrossing,
  flattenPath,
  invert,
  multiply,
  offsetOutline,
  parsePath,
  pathBounds,
  measuredPath,
  pathLength,
  pointAtLength,
  reversePath,
  rotation,
  scaling,
  signedArea,
  smoothCurve,
  splitPath,
  transformPath,
  transformPoint,
  translation,
} from "./index.ts";

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];
const wave = parsePath("M0 0C30 -40 60 40 90 0L120 30");

describe("closed lines", () => {
  test("clockwise on screen is positive", () => {
    expect(signedArea(square)).toBe(100);
    expect(signedArea(square.toReversed())).toBe(-100);
  });

  test("inside and outside, and how far from the line", () => {
    expect(containsPoint(square, { x: 3, y: 9 })).toBe(true);
    expect(containsPoint(square, { x: 3, y: 11 })).toBe(false);
    expect(distanceToLine(square, { x: 3, y: 4 })).toBe(3);
    expect(distanceToLine(square, { x: 13, y: 14 })).toBe(5);
  });

  test("a figure of eight crosses itself where it does", () => {
    const eight = [square[0], square[2], square[1], square[3]].map((p) => p ?? { x: 0, y: 0 });
    expect(findCrossing(square)).toBeNull();
    expect(findCrossing(eight)?.at).toEqual({ x: 5, y: 5 });
  });
});

describe("offsetOutline", () => {
  const sides = ["M0 0L10 0", "M10 0L10 10", "M10 10L0 10", "M0 10L0 0"];

  test("each edge by its own distance, corners mitred", () => {
    const out = offsetOutline(sides.map((d, i) => ({ path: parsePath(d), distance: i + 1 })));
    expect(out).toEqual([
      { x: -4, y: -1 },
      { x: 12, y: -1 },
      { x: 12, y: 13 },
      { x: -4, y: 13 },
    ]);
  });

  test("a circle grows by the distance everywhere", () => {
    const circle = parsePath("M-50 0A50 50 0 0 1 50 0A50 50 0 0 1 -50 0");
    for (const p of offsetOutline([{ path: circle, distance: 8 }], 0.01)) {
      expect(Math.abs(Math.hypot(p.x, p.y) - 58)).toBeLessThan(0.03);
    }
  });

  test("a sharp corner is cut off rather than run far out", () => {
    const needle = ["M0 0L100 2", "M100 2L0 4", "M0 4L0 0"].map((d) => ({
      path: parsePath(d),
      distance: 5,
    }));
    for (const p of offsetOutline(needle)) expect(p.x).toBeLessThan(110);
  });

  test("a straight run with two distances gets a step", () => {
    const edges = ["M0 0L5 0", "M5 0L10 0", "M10 0L10 10", "M10 10L0 10", "M0 10L0 0"];
    const out = offsetOutline(
      edges.map((d, i) => ({ path: parsePath(d), distance: i === 1 ? 3 : 1 })),
    );
    expect(out).toContainEqual({ x: 5, y: -1 });
    expect(out).toContainEqual({ x: 5, y: -3 });
  });
});

describe("along a path", () => {
  test("length, and the place at half of it", () => {
    const arc = parsePath("M-10 0A10 10 0 0 1 10 0");
    expect(pathLength(arc)).toBeCloseTo(Math.PI * 10, 1);
    const { point, direction } = pointAtLength(arc, pathLength(arc) / 2);
    expect(point.y).toBeCloseTo(-10, 2);
    expect(direction.x).toBeCloseTo(1, 2);
  });

  test("a path that was measured once tells what it tells each time", () => {
    for (const path of [wave, parsePath("M0 0L10 0L10 20Z")]) {
      const measured = measuredPath(path);
      expect(measured.length).toBe(pathLength(path));
      for (const share of [-0.1, 0, 0.3, 0.99, 1, 1.2]) {
        const length = share * measured.length;
        expect(measured.at(length)).toEqual(pointAtLength(path, length));
      }
    }
    expect(() => measuredPath([])).toThrow(RangeError);
  });

  test("a cut anywhere keeps length and meets itself", () => {
    const whole = pathLength(wave);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        const [first, second] = splitPath(wave, whole * share);
        expect(pathLength(first)).toBeCloseTo(whole * share, 1);
        expect(pathLength(first) + pathLength(second)).toBeCloseTo(whole, 1);
      }),
    );
  });

  test("reversing twice changes nothing; once keeps the shape", () => {
    const closed = parsePath("M0 0C1 2 3 4 5 6L9 9L0 9Z");
    expect(reversePath(reversePath(wave))).toEqual(wave);
    expect(pathBounds(reversePath(closed))).toEqual(pathBounds(closed));
    const area = (d: typeof closed) => signedArea(flattenPath(d, 0.01)[0]?.points ?? []);
    expect(area(reversePath(closed))).toBeCloseTo(-area(closed), 6);
  });

  test("flattening stays within its tolerance", () => {
    const fine = flattenPath(wave, 0.001)[0]?.points ?? [];
    const coarse = flattenPath(wave, 0.5)[0]?.points ?? [];
    expect(coarse.length).toBeLessThan(fine.length / 5);
    for (const p of fine) expect(distanceToLine(coarse, p, false)).toBeLessThan(0.5);
  });

  test("a smooth curve passes through its points", () => {
    const points = [
      { x: 0, y: 0 },
      { x: 10, y: 5 },
      { x: 20, y: -5 },
    ];
    const fine = flattenPath(smoothCurve(points), 0.001)[0]?.points ?? [];
    for (const p of points) expect(distanceToLine(fine, p, false)).toBeLessThan(1e-9);
    expect(smoothCurve(points.slice(0, 2))).toEqual(parsePath("M0 0L10 5"));
  });
});

describe("matrices", () => {
  test("the last of several is applied first", () => {
    const m = multiply(translation(10, 0), rotation(Math.PI / 2), scaling(2));
    const p = transformPoint(m, { x: 1, y: 0 });
    expect(p.x).toBeCloseTo(10, 9);
    expect(p.y).toBeCloseTo(2, 9);
  });

  test("a map and its inverse leave every point alone", () => {
    const value = fc.double({ min: -100, max: 100, noNaN: true });
    fc.assert(
      fc.property(value, value, value, (x, y, turn) => {
        const m = multiply(translation(y, x), rotation(turn, { x, y }), scaling(2, -3));
        const back = transformPoint(invert(m) ?? m, transformPoint(m, { x, y }));
        expect(back.x).toBeCloseTo(x, 6);
        expect(back.y).toBeCloseTo(y, 6);
      }),
    );
    expect(invert(scaling(1, 0))).toBeNull();
  });

  test("a path under a map has the mapped bounds", () => {
    const box = pathBounds(transformPath(wave, scaling(2, 1)));
    expect(box.right).toBe(240);
    expect(box.top).toBeCloseTo(pathBounds(wave).top, 9);
  });
});
