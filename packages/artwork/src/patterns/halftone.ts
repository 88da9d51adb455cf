import type { PathCommand } from "@holeshot/geometry";
import type { SceneItem } from "../scene.ts";
import { colourAt, eachCell, fillsOf, gridOver } from "./pattern-area.ts";
import type { PatternArea } from "./pattern-area.ts";

/** Distance of the dots, mm, at scale 1. */
const pitch = 13;
/** Dots stand at this angle to the direction they grow in, as on a printed screen. */
const screen = 45;
/** Dots under this radius are left out: thinner than cloth can show, mm. */
const smallest = 0.5;
/** Radius at the far end in pitches: a little under the half diagonal at which the gaps close. */
const largest = 0.68;
/** Distance of a cubic's handles that makes a quarter circle. */
const kappa = 0.5522847498;

/** Round dots that grow along the direction, from none to a closed area. */
export function halftone(area: PatternArea): SceneItem[] {
  const step = pitch * area.fill.scale;
  const grid = gridOver(area.box, step, area.fill.rotation + screen);
  const path: PathCommand[] = [];
  eachCell(grid, (column, row) => {
    const { x, y } = grid.toPiece(column * step, row * step);
    const share = Math.min(1, Math.max(0, area.along(x, y)));
    const radius = largest * step * Math.sqrt(share);
    if (radius >= smallest) path.push(...dot(x, y, radius));
  });
  return fillsOf(new Map([[colourAt(area.fill, 0), path]]), area.opacity);
}

function dot(x: number, y: number, r: number): PathCommand[] {
  const k = kappa * r;
  return [
    ["M", x + r, y],
    ["C", x + r, y + k, x + k, y + r, x, y + r],
    ["C", x - k, y + r, x - r, y + k, x - r, y],
    ["C", x - r, y - k, x - k, y - r, x, y - r],
    ["C", x + k, y - r, x + r, y - k, x + r, y],
    ["Z"],
  ];
}
