import { expect, test } from "vitest";
import { boot, bootUnder } from "./boot.ts";
import { helmet } from "./helmet.ts";

const leg = { top: [1, 38, 0], radius: 7.4 } as const;
/** Where the marks outside and inside have their middles, cm. */
const heights = [30.6];

/** Whether a part reaches further out than another along a level line from inside, `way` along x. */
function farthest(
  part: ((place: readonly [number, number, number]) => number) | undefined,
  y: number,
  z: number,
  way: 1 | -1,
) {
  const inside = Array.from({ length: 400 }, (_, i) => i / 20).filter(
    (x) => (part?.([way * x, y, z]) ?? 1) < 0,
  );
  return Math.max(-1, ...inside);
}

test("the maker's mark stands out of both of a helmet's cheeks", () => {
  for (const way of [1, -1] as const)
    expect(farthest(helmet["mark"], -5.6, 1, way)).toBeGreaterThan(
      farthest(helmet["cheek"], -5.6, 1, way),
    );
});

test("a boot wears the mark on both sides; one under pants has a cap and a strap over its instep, and no shaft", () => {
  const parts = boot(leg, 1);
  for (const way of [1, -1] as const)
    expect(
      heights.some((y) =>
        [-2.2, 0].some(
          (z) => farthest(parts["mark"], y, z, way) > farthest(parts["upper"], y, z, way),
        ),
      ),
    ).toBe(true);
  expect(Object.keys(bootUnder(leg, 1)).toSorted()).toEqual(["cap", "instep", "sole", "upper"]);
});

test("straps cross the shin plate from the inside and are held outside, where an arm is hinged at the ankle", () => {
  for (const outer of [1, -1] as const) {
    const { straps, plate, brace } = boot(leg, outer);
    /** Where a part begins before the leg, seen from the front at an aside and a height. */
    const ahead = (part: typeof straps, x: number, y: number) => {
      const inside = Array.from({ length: 500 }, (_, i) => i / 25).filter(
        (z) => (part?.([x, y, z]) ?? 1) < 0,
      );
      return Math.max(-1, ...inside);
    };
    for (const y of [22, 28.4, 34.8]) {
      for (const x of [-3, 0, 3].map((aside) => aside + 0.6))
        expect(ahead(straps, x, y), `${outer} ${x} ${y}`).toBeGreaterThan(ahead(plate, x, y));
      expect(straps?.([-outer * 7.4, y, -2]), `${y}`).toBeGreaterThan(0);
    }
    expect(farthest(brace, 18, -1, outer)).toBeGreaterThan(5);
    expect(farthest(brace, 18, -1, outer === 1 ? -1 : 1)).toBe(-1);
  }
});

test.each([
  ["upright", [1, 38, -2], 1],
  ["leaning to the front", [-2.4, 38, 6.4], 1],
  ["leaning inwards", [3.6, 38, 4.2], -1],
] as const)("straps lie well over all that they cross on a leg %s", (_, top, outer) => {
  const { straps, plate, brace } = boot({ top, radius: 8.2 }, outer);
  const middle = 0.6 * top[0];
  /** How far in front of the leg or outside of it a part ends, seen along a level line. */
  const end = (part: typeof straps, place: (far: number) => readonly [number, number, number]) =>
    Math.max(
      -1,
      ...Array.from({ length: 600 }, (_1, i) => i / 30).filter(
        (far) => (part?.(place(far)) ?? 1) < 0,
      ),
    );
  for (const y of [22, 28.4, 34.8])
    for (const x of [-2, 0, 2]) {
      const ahead = (far: number) => [x * outer + middle, y, far] as const;
      expect(end(straps, ahead) - end(plate, ahead), `${x} ${y}`).toBeGreaterThan(0.3);
    }
  const aside = (y: number, z: number) => (far: number) => [outer * far, y, z] as const;
  expect(end(straps, aside(20.6, 0.2)) - end(brace, aside(20.6, 0.2))).toBeGreaterThan(0.2);
  // The lowest one runs over the plate at the ankle.
  for (const z of [0, 1.5])
    expect(
      end(straps, aside(11.2 - 0.5 * z, z)) - end(plate, aside(11.2 - 0.5 * z, z)),
      `${z}`,
    ).toBeGreaterThan(0.25);
});
