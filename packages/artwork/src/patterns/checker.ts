import type { PathCommand } from "@holeshot/geometry";
import type { Colour, SceneItem } from "../scene.ts";
import { colourAt, eachCell, fillsOf, gridOver, polygon } from "./pattern-area.ts";
import type { PatternArea } from "./pattern-area.ts";

/** Side of a square, mm, at scale 1. */
const side = 30;

/** A chequered flag: every other square in the colours in turn, the zone's colour between. */
export function checker(area: PatternArea): SceneItem[] {
  const step = side * area.fill.scale;
  const grid = gridOver(area.box, step, area.fill.rotation);
  const paths = new Map<Colour, PathCommand[]>();
  eachCell(grid, (column, row) => {
    if ((column + row) % 2 !== 0) return;
    const colour = colourAt(area.fill, row);
    const path = paths.get(colour) ?? [];
    paths.set(colour, path);
    const corner = (u: number, v: number) => grid.toPiece((column + u) * step, (row + v) * step);
    path.push(...polygon([corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]));
  });
  return fillsOf(paths, area.opacity);
}
