import { type Point } from "@holeshot/geometry";
import { describe, expect, it } from "vitest";
import { settle, settler } from "./settle.ts";

const box = (width: number, height: number): readonly Point[] => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

describe("shapes pushed together", () => {
  it("end half the gap from the corner, and the gap from each other", () => {
    const shapes = [
      settler(box(100, 50), { x: 30, y: 20 }),
      settler(box(100, 50), { x: 40, y: 90 }),
      settler(box(60, 80), { x: 190, y: 33 }),
    ];
    settle(shapes, 10);
    expect(shapes.map(({ at }) => [at.x, at.y].map((mm) => Math.round(mm * 1000) / 1000))).toEqual([
      [5, 5],
      [5, 65],
      [115, 5],
    ]);
  });

  it("go round a corner no nearer than the gap: a tip stops on the circle about it", () => {
    // A tip that comes up 6 mm beside the corner of a block stops where it is 10 mm from it, 8 mm below.
    const block = settler(box(100, 40), { x: 5, y: 5 });
    const tip = settler(
      [
        { x: 0, y: 0 },
        { x: 300, y: 200 },
        { x: 100, y: 300 },
      ],
      { x: 111, y: 90 },
    );
    const before = tip.at.x;
    settle([block, tip], 10);
    const away = Math.hypot(tip.at.x - 105, tip.at.y - 45);
    expect(tip.at.y).toBeLessThan(90);
    expect(tip.at.x).toBeLessThanOrEqual(before);
    expect(away).toBeGreaterThanOrEqual(10);
  });

  it("leave what is already together where it is", () => {
    const shapes = [settler(box(10, 10), { x: 5, y: 5 }), settler(box(10, 10), { x: 25, y: 5 })];
    settle(shapes, 10);
    expect(shapes.map(({ at }) => at)).toEqual([
      { x: 5, y: 5 },
      { x: 25, y: 5 },
    ]);
  });
});
