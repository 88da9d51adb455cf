import { expect, it } from "vitest";
import { dataMatrix } from "./data-matrix.ts";

/** As another program (bwip-js 4.11) makes them. */
const known: Readonly<Record<string, string>> = {
  "HS-2026-000123.7.3R1": `
#.#.#.#.#.#.#.#.#.#.#.#.#.
#.###..#...#####.##.#.##.#
#.#.#.##.###.##..#..###...
##...##......#.###.##.#.##
##..#..#.#...##.##..###...
###.##.#####.#.###..##...#
#.##..###..#.#..##......#.
#..#...#...#.####..##.##.#
##....##..#.##.#.###..##..
#...##.##..#..#.#.#.....##
##.##....#.#.....###..##..
##########################`,
  "HS-2026-123456.123.22R12": `
#.#.#.#.#.#.#.#.#.#.#.#.#.
#.###..#.#.#..#.#.##.#.###
#.#.#.##...##.####..##..#.
##...##..##..#######..#.##
##..#..#.#.#.....####.....
###.##.###.#.###.#.##....#
#.##.####..##.......#.#.#.
#.##..#...##.##..##.###..#
##.#...###.#.#..#.##..###.
#..#...#...###.....#.###.#
##.##..####...###.##......
##########################`,
};

/** The code's modules, row by row. */
function picture(text: string): string {
  const { path = [], columns = 0, rows = 0 } = dataMatrix(text) ?? {};
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => "."));
  let from: readonly [number, number] = [0, 0];
  for (const [kind, x = 0, y = 0] of path) {
    if (kind === "M") from = [x, y];
    // The corner across from where a rectangle begins.
    if (kind === "L" && y > from[1])
      for (let at = from[0]; at < x; at += 1) (grid[from[1]] ?? [])[at] = "#";
  }
  return `\n${grid.map((row) => row.join("")).join("\n")}`;
}

it.each(Object.keys(known))("%s is the code that other programs make of it", (text) => {
  expect(picture(text)).toBe(known[text]);
});

it("there is none of what has no room, or of other letters", () => {
  expect(dataMatrix("ABCDEFGHIJKLMNOP")).toBeDefined();
  expect(dataMatrix("ABCDEFGHIJKLMNOPQ")).toBeUndefined();
  expect(dataMatrix("01234567890123456789012345678901")).toBeDefined();
  expect(dataMatrix("Łódź")).toBeUndefined();
});
