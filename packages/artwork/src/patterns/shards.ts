import type { PathCommand, Point } from "@holeshot/geometry";
import type { Colour, SceneItem } from "../scene.ts";
import { chanceAt, colourAt, eachCell, fillsOf, gridOver, polygon } from "./pattern-area.ts";
import type { PatternArea } from "./pattern-area.ts";

/** Size of the broken cells, mm, at scale 1; they are drawn out along the direction. */
const cell = 46;
const stretch = 1.9;
/** How far a corner may stray from its grid place, in cells: more would turn cells inside out. */
const stray = 0.42;
/** Share of the splinters that take a colour; the others let the zone show. */
const coloured = 0.55;

/** Splinters of broken glass: a bent grid cut into triangles, some of them coloured. */
export function shards(area: PatternArea): SceneItem[] {
  const { fill, box } = area;
  const step = cell * fill.scale;
  const grid = gridOver(box, step, fill.rotation);
  const corner = (column: number, row: number): Point => {
    const u = column + stray * (2 * chanceAt(column, row, 1) - 1);
    const v = row + stray * (2 * chanceAt(column, row, 2) - 1);
    return grid.toPiece(u * step * stretch, v * step);
  };
  const paths = new Map<Colour, PathCommand[]>();
  eachCell(grid, (column, row) => {
    const [a, b] = [corner(column, row), corner(column + 1, row)];
    const [c, d] = [corner(column + 1, row + 1), corner(column, row + 1)];
    const slanted = chanceAt(column, row, 3) < 0.5;
    const halves = slanted
      ? [
          [a, b, c],
          [a, c, d],
        ]
      : [
          [a, b, d],
          [b, c, d],
        ];
    halves.forEach((points, half) => {
      const chance = chanceAt(column, row, 4 + half);
      if (chance >= coloured) return;
      const colour = colourAt(fill, Math.floor((chance / coloured) * fill.colours.length));
      const path = paths.get(colour) ?? [];
      paths.set(colour, path);
      path.push(...polygon(points));
    });
  });
  return fillsOf(paths, area.opacity);
}
