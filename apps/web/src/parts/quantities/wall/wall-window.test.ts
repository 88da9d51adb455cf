import { describe, expect, it } from "vitest";
import { GAP, inSight, placeOnWall, stepOnWall, wallGrid } from "./wall-window.ts";

describe("the wall's grid", () => {
  it.each([
    [1300, 400, 3, 422],
    [700, 400, 2, 342],
    [560, 400, 1, 400],
    [320, 400, 1, 320],
    [1300, 240, 5, 247],
  ])("in %i px shows riders of %i px in %i columns", (width, wanted, columns, tile) => {
    expect(wallGrid(width, wanted, 100)).toMatchObject({ columns, tile });
    const taken = columns * tile + (columns - 1) * GAP;
    expect(taken).toBeLessThanOrEqual(width);
    // Nothing of the width lies idle, but for one who would be larger than anybody asked.
    if (columns > 1) expect(width - taken).toBeLessThan(columns);
  });

  it("has a place for each rider, none over another", () => {
    const grid = wallGrid(1300, 400, 100);
    const places = Array.from({ length: 100 }, (_, at) => placeOnWall(grid, at));
    for (const [at, one] of places.entries()) {
      for (const other of places.slice(at + 1)) {
        const apart =
          Math.abs(one.left - other.left) >= grid.tile || Math.abs(one.top - other.top) >= grid.row;
        expect(apart).toBe(true);
      }
    }
    expect(Math.max(...places.map(({ top }) => top)) + grid.row - GAP).toBe(grid.height);
  });
});

describe("who is drawn", () => {
  const grid = wallGrid(1300, 400, 100);

  it("is a few of a hundred, and everyone in sight", () => {
    for (let top = 0; top <= grid.height; top += 37) {
      const shown = inSight(grid, 100, { top, height: 700, focused: 0 });
      expect(shown.length).toBeLessThanOrEqual(16);
      for (let at = 0; at < 100; at += 1) {
        const place = placeOnWall(grid, at).top;
        const visible = place < top + 700 && place + grid.row > top;
        if (visible) expect(shown).toContain(at);
      }
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      expect(new Set(shown).size).toBe(shown.length);
    }
  });

  it("keeps whoever has the focus", () => {
    expect(inSight(grid, 100, { top: 9000, height: 700, focused: 2 })[0]).toBe(2);
    expect(inSight(grid, 100, { top: 0, height: 700, focused: 99 }).at(-1)).toBe(99);
    expect(inSight(grid, 0, { top: 0, height: 700, focused: 0 })).toEqual([]);
  });
});

it("goes by keys to every rider and never off the wall", () => {
  expect(stepOnWall("ArrowDown", 1, 7, 3)).toBe(4);
  expect(stepOnWall("ArrowDown", 5, 7, 3)).toBe(5);
  expect(stepOnWall("ArrowUp", 1, 7, 3)).toBe(1);
  expect(stepOnWall("ArrowRight", 6, 7, 3)).toBe(6);
  expect(stepOnWall("PageDown", 1, 100, 3)).toBe(10);
  expect(stepOnWall("PageUp", 4, 100, 3)).toBe(1);
  expect(stepOnWall("End", 0, 7, 3)).toBe(6);
  expect(stepOnWall("Home", 6, 7, 3)).toBe(0);
  expect(stepOnWall("a", 0, 7, 3)).toBeNull();
});
