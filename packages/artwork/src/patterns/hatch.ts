import type { PathCommand } from "@holeshot/geometry";
import type { Colour, SceneItem } from "../scene.ts";
import { colourAt, fillsOf, gridOver, polygon } from "./pattern-area.ts";
import type { PatternArea } from "./pattern-area.ts";

/** From stripe to stripe, mm, at scale 1, and the stripe's share of it. */
const pitch = 18;
const share = 0.4;

/** Parallel stripes in the colours in turn. At rotation 0 they lie level. */
export function hatch(area: PatternArea): SceneItem[] {
  const step = pitch * area.fill.scale;
  const grid = gridOver(area.box, step, area.fill.rotation);
  const [from, to] = grid.columns;
  const paths = new Map<Colour, PathCommand[]>();
  for (let row = grid.rows[0]; row <= grid.rows[1]; row += 1) {
    const colour = colourAt(area.fill, row);
    const path = paths.get(colour) ?? [];
    paths.set(colour, path);
    const corner = (column: number, v: number) => grid.toPiece(column * step, (row + v) * step);
    path.push(...polygon([corner(from, 0), corner(to, 0), corner(to, share), corner(from, share)]));
  }
  return fillsOf(paths, area.opacity);
}
