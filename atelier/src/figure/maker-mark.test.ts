import { expect, test } from "vitest";
import { boot, bootUnder } from "./boot.ts";
import { helmet } from "./helmet.ts";

const leg = { top: [1, 38, 0], radius: 7.4 } as const;
/** Where the marks outside and inside have their middles, cm. */
const heights = [29.3, 30.6];

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
      heights.some(
        (y) => farthest(parts["mark"], y, -2.2, way) > farthest(parts["upper"], y, -2.2, way),
      ),
    ).toBe(true);
  expect(Object.keys(bootUnder(leg, 1)).toSorted()).toEqual(["cap", "instep", "sole", "upper"]);
});
