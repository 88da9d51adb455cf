import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { flattenPath, formatPath, parsePath, pathBounds, PathSyntaxError } from "./index.ts";

describe("parsePath", () => {
  test("relative, horizontal, vertical and repeated commands", () => {
    expect(parsePath("m10,10 5 0 0 5h-5v-5z")).toEqual([
      ["M", 10, 10],
      ["L", 15, 10],
      ["L", 15, 15],
      ["L", 10, 15],
      ["L", 10, 10],
      ["Z"],
    ]);
  });

  test("numbers without separators", () => {
    expect(parsePath("M.5.5-1-1e1+2,3")).toEqual([
      ["M", 0.5, 0.5],
      ["L", -1, -10],
      ["L", 2, 3],
    ]);
  });

  test("a quadratic becomes the cubic that is the same curve", () => {
    expect(parsePath("M0 0Q3 6 6 0T12 0")).toEqual([
      ["M", 0, 0],
      ["C", 2, 4, 4, 4, 6, 0],
      ["C", 8, -4, 10, -4, 12, 0],
    ]);
  });

  test("S mirrors the last control point only after a cubic", () => {
    expect(parsePath("M0 0C0 1 2 1 2 0S4-1 4 0")[2]).toEqual(["C", 2, -1, 4, -1, 4, 0]);
    expect(parsePath("M0 0L2 0S4-1 4 0")[2]).toEqual(["C", 2, 0, 4, -1, 4, 0]);
  });

  test("a circle of two arcs with packed flags keeps its radius", () => {
    const circle = parsePath("M-10 0a10 10 0 0110-10A10 10 0 11-10 0Z");
    const [outline] = flattenPath(circle, 0.001);
    for (const p of outline?.points ?? [])
      expect(Math.abs(Math.hypot(p.x, p.y) - 10)).toBeLessThan(0.005);
    expect(pathBounds(circle).right).toBeCloseTo(10, 2);
  });

  test("arcs with radii too small grow to reach", () => {
    const box = pathBounds(parsePath("M0 0A1 1 0 0 1 10 0"));
    expect(box.top).toBeCloseTo(-5, 2);
  });

  test("a segment after Z starts where the contour began", () => {
    expect(parsePath("M1 1h1v1zl5 5").slice(4)).toEqual([
      ["M", 1, 1],
      ["L", 6, 6],
    ]);
  });

  test.each([
    ["L0 0", 0],
    ["M0 0 X", 5],
    ["M0", 2],
    ["M0 0L1 2 3", 10],
    ["M0 0A1 1 0 2 0 1 1", 11],
  ])("refuses %s and says where", (data, index) => {
    expect(() => parsePath(data)).toThrow(PathSyntaxError);
    try {
      parsePath(data);
    } catch (error) {
      expect((error as PathSyntaxError).index).toBe(index);
    }
  });

  test("printing and reading again changes nothing", () => {
    const value = fc.integer({ min: -100000, max: 100000 }).map((n) => n / 100);
    const step = fc.oneof(
      fc.tuple(fc.constant("L" as const), value, value),
      fc.tuple(fc.constant("C" as const), value, value, value, value, value, value),
    );
    fc.assert(
      fc.property(value, value, fc.array(step, { maxLength: 8 }), (x, y, steps) => {
        const path = [["M", x, y] as const, ...steps, ["Z"] as const];
        expect(parsePath(formatPath(path))).toEqual(
          path.map((c) => c.map((v) => (v === 0 ? 0 : v))),
        );
      }),
    );
  });
});
