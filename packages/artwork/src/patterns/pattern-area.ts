import type { Box, Path, PathCommand, Point } from "@holeshot/geometry";
import type { PatternFill } from "@holeshot/design";
import type { Colour, SceneItem } from "../scene.ts";

/** Where a pattern is drawn. It keeps its millimetres in every size: only its cut-out changes. */
export interface PatternArea {
  readonly fill: PatternFill;
  /** Part of the kit plane to cover, mm. */
  readonly box: Box;
  /** From 0 to 1 over the whole zone on the garment, along the pattern's direction. */
  readonly along: (x: number, y: number) => number;
  readonly opacity: number;
}

/** Rows and columns of the pattern's own grid, turned about the plane's origin. */
export interface Grid {
  readonly columns: readonly [from: number, to: number];
  readonly rows: readonly [from: number, to: number];
  /** From grid millimetres to the plane. */
  readonly toPiece: (u: number, v: number) => Point;
}

/** The cells of `pitch` mm, turned by `degrees`, that cover the box. */
export function gridOver(box: Box, pitch: number, degrees: number): Grid {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = [box.left, box.right].flatMap((x) =>
    [box.top, box.bottom].map((y) => ({ x, y })),
  );
  const us = corners.map(({ x, y }) => (x * cos + y * sin) / pitch);
  const vs = corners.map(({ x, y }) => (-x * sin + y * cos) / pitch);
  return {
    columns: [Math.floor(Math.min(...us)) - 1, Math.ceil(Math.max(...us)) + 1],
    rows: [Math.floor(Math.min(...vs)) - 1, Math.ceil(Math.max(...vs)) + 1],
    toPiece: (u, v) => ({ x: u * cos - v * sin, y: u * sin + v * cos }),
  };
}

/** Calls `visit` for every cell, by its whole numbers. */
export function eachCell(grid: Grid, visit: (column: number, row: number) => void): void {
  for (let row = grid.rows[0]; row <= grid.rows[1]; row += 1) {
    for (let column = grid.columns[0]; column <= grid.columns[1]; column += 1) visit(column, row);
  }
}

export function polygon(points: readonly Point[]): PathCommand[] {
  const path: PathCommand[] = points.map(({ x, y }, index) => [index === 0 ? "M" : "L", x, y]);
  path.push(["Z"]);
  return path;
}

/** A cell's own number from 0 to 1: the same everywhere and always, without pattern to the eye. */
export function chanceAt(column: number, row: number, salt: number): number {
  let hash =
    Math.imul(column, 0x27d4eb2d) ^ Math.imul(row, 0x165667b1) ^ Math.imul(salt, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** One fill for each colour that has anything to fill. */
export function fillsOf(
  paths: ReadonlyMap<Colour, Path>,
  opacity: number,
  rule: "nonzero" | "evenodd" = "nonzero",
): SceneItem[] {
  return [...paths]
    .filter(([, path]) => path.length > 0)
    .map(([paint, path]) => ({ kind: "fill", path, paint, rule, opacity }));
}

/** The nth colour of a fill, counted round. */
export function colourAt(fill: PatternFill, index: number): Colour {
  const { colours } = fill;
  return colours[((index % colours.length) + colours.length) % colours.length] ?? "#000000";
}
