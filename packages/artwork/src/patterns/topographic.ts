import type { PathCommand, Point } from "@holeshot/geometry";
import type { Colour, SceneItem } from "../scene.ts";
import { contourLines } from "./contour-lines.ts";
import type { HeightGrid } from "./contour-lines.ts";
import { chanceAt, colourAt, fillsOf, gridOver } from "./pattern-area.ts";
import type { PatternArea } from "./pattern-area.ts";
import { ribbon } from "./ribbon.ts";

/** Width of the hills, of the reading grid and of the lines, mm, at scale 1. */
const hill = 95;
const cell = 7;
const line = 1.6;
/** Heights lie between 0 and 1; this many lines are drawn between. */
const levels = 13;

/** Height lines of an invented landscape, as on a map. The hills are stretched along the direction. */
export function topographic(area: PatternArea): SceneItem[] {
  const { fill, box } = area;
  const step = cell * fill.scale;
  const grid = gridOver(box, step, fill.rotation);
  const [left, right] = grid.columns;
  const [top, bottom] = grid.rows;
  const [columns, rows] = [right - left + 1, bottom - top + 1];
  const heights = Float64Array.from({ length: columns * rows }, (_, index) =>
    landscape(((index % columns) + left) * cell, (Math.floor(index / columns) + top) * cell),
  );
  const field: HeightGrid = { columns, rows, heights };
  const toPiece = ({ x, y }: Point) => grid.toPiece((x + left) * step, (y + top) * step);
  const paths = new Map<Colour, PathCommand[]>();
  for (let level = 1; level <= levels; level += 1) {
    const colour = colourAt(fill, level - 1);
    const path = paths.get(colour) ?? [];
    paths.set(colour, path);
    for (const points of contourLines(field, level / (levels + 1))) {
      path.push(...ribbon(evened(points, 0.5).map(toPiece), line * fill.scale));
    }
  }
  return fillsOf(paths, area.opacity);
}

/** Without points closer than `gap` to the one before: crossings near a grid corner would kink the line. */
function evened(points: readonly Point[], gap: number): Point[] {
  const kept: Point[] = [];
  points.forEach((point, index) => {
    const before = kept.at(-1);
    const near = before && Math.hypot(point.x - before.x, point.y - before.y) < gap;
    if (!near) kept.push(point);
    else if (index === points.length - 1) kept[kept.length - 1] = point;
  });
  return kept;
}

/** Smooth heights from 0 to 1 with hills of about `hill` mm, wider than high; two octaves. */
function landscape(u: number, v: number): number {
  const [x, y] = [u / (hill * 1.5), v / hill];
  return 0.72 * noise(x, y, 11) + 0.28 * noise(x * 2.1 + 5.3, y * 2.1 + 1.7, 12);
}

/** Value noise: random heights at whole places, eased between. */
function noise(x: number, y: number, salt: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - column), ease(y - row)];
  const at = (dx: number, dy: number) => chanceAt(column + dx, row + dy, salt);
  const above = at(0, 0) + (at(1, 0) - at(0, 0)) * u;
  const below = at(0, 1) + (at(1, 1) - at(0, 1)) * u;
  return above + (below - above) * v;
}

/** Flat at both ends up to the second derivative. */
function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}
