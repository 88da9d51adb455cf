import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrange, type Arrangement } from "./arrange.ts";

const box = (x: number, y: number, width: number, height: number, rotation = 0) => ({
  piece: "front",
  ...{ x, y, width, height, rotation },
});
const boxes = fc.array(
  fc
    .tuple(
      fc.integer({ min: -300, max: 300 }),
      fc.integer({ min: -300, max: 300 }),
      fc.integer({ min: 5, max: 200 }),
      fc.integer({ min: 5, max: 200 }),
      fc.constantFrom(0, 90, 180, -90),
    )
    .map(([x, y, width, height, rotation]) => box(x, y, width, height, rotation)),
  { minLength: 3, maxLength: 8 },
);

/** Edges by hand: a quarter turn changes width and height. */
function edges({ x, y, width, height, rotation }: ReturnType<typeof box>) {
  const turned = Math.abs(rotation) === 90;
  const [w, h] = turned ? [height, width] : [width, height];
  return { left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 };
}

function arranged(all: readonly ReturnType<typeof box>[], how: Arrangement) {
  const shifts = arrange(all, how);
  return all.map((each, index) => {
    const { dx, dy } = shifts[index] ?? { dx: Number.NaN, dy: Number.NaN };
    return edges({ ...each, x: each.x + dx, y: each.y + dy });
  });
}

describe("arranging", () => {
  it.each(["left", "right", "top", "bottom"] as const)(
    "lines up at the outermost %s edge",
    (how) => {
      fc.assert(
        fc.property(boxes, (all) => {
          const before = all.map((each) => edges(each)[how]);
          const most = how === "left" || how === "top" ? Math.min(...before) : Math.max(...before);
          for (const after of arranged(all, how)) expect(after[how]).toBeCloseTo(most, 6);
        }),
      );
    },
  );

  it("spreads with equal gaps and leaves the outermost edges where they are", () => {
    fc.assert(
      fc.property(boxes, (all) => {
        const middle = (each: ReturnType<typeof edges>): number => each.left + each.right;
        const order = all
          .map((each, index) => ({ at: middle(edges(each)), index }))
          .toSorted((a, b) => a.at - b.at);
        const moved = arranged(all, "across");
        const after = order.flatMap(({ index }) => moved[index] ?? []);
        const gaps = after.slice(1).map((each, index) => each.left - (after[index]?.right ?? 0));
        for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0, 6);
        const before = all.map(edges);
        const from = Math.min(...before.map(({ left }) => left));
        expect(after[0]?.left).toBeCloseTo(from, 6);
      }),
      // Two middles in one place, one of them turned: they stand as they are listed.
      { examples: [[[box(-199, 0, 142, 117, 180), box(0, 0, 5, 5), box(-199, 0, 5, 5)]]] },
    );
  });

  it("centres on the middle of all, not of one", () => {
    const after = arranged([box(0, 0, 10, 10), box(100, 50, 20, 20)], "middle");
    const middles = after.map(({ top, bottom }) => (top + bottom) / 2);
    expect(middles).toEqual([27.5, 27.5]);
  });
});
