import { gloveMeasures, palmPads, type Piece, strapBars } from "@holeshot/garments";
import { containsPoint, distance, distanceToLine, type Point } from "@holeshot/geometry";
import { printGrip } from "./grip.ts";
import { bump, darken, glaze, raise, step, type HeightField } from "./height-field.ts";
import { nearLine } from "./near-line.ts";
import { stitchAt } from "./sew.ts";
import type { Stitching } from "./stitching.ts";

/** How broadly foam rounds off under the leather, mm. */
const foam = { ...gloveMeasures.palmPads, edge: 3.5 };
/**
 * A palm's suede: so much of the light its nap takes, and by how much that differs from grain to grain and, as it was
 * brushed, from cloud to cloud; their sizes, mm.
 */
const nap = {
  takes: 0.22,
  grain: { size: 0.7, height: 0.06, differs: 0.13 },
  cloud: { size: 8, differs: 0.09 },
};
/**
 * Over the pads it is pressed smooth: light it takes less, and how much it shines, 0 to 1. By their
 * shine they are told apart in the main, for a patch of a lighter colour lies on them by choice and is lit as they are.
 */
const pressed = { takes: 0.06, shines: 0.23 };
/** Holes that are punched in the pads' leather, mm, and how far they stay off its seam. */
const holes = { ...foam, radius: foam.diameter / 2, clear: 2.4, depth: 0.7, takes: 0.6 };

/** A palm of suede: three padded panels that are pressed smooth and perforated, their seams, and grip printed where fingers hold the bar. */
export function padPalm(field: HeightField, piece: Piece, sewing: Stitching): void {
  const lines = palmPads(piece).map((line) => [...line, line[0] as Point]);
  roughen(field, lines);
  for (const line of lines) {
    padPanel(field, line);
    sewLine(field, line, sewing);
  }
  printGrip(field, piece);
}

/** The nap of the suede, pressed flat on the pads. */
function roughen(field: HeightField, pads: readonly (readonly Point[])[]): void {
  const { grain, cloud } = nap;
  for (let cell = 0; cell < field.heights.length; cell++) {
    const place = placeOf(field, cell);
    const { x, y } = place;
    if (pads.some((line) => containsPoint(line, place))) {
      // Laid over the seams of the forks, which they nearly reach.
      field.heights[cell] = 0;
      field.shade[cell] = 1 - pressed.takes;
      field.gloss[cell] = 0;
      glaze(field, cell, pressed.shines);
      continue;
    }
    const fine = grainAt(x / grain.size, y / grain.size);
    raise(field, cell, grain.height * fine);
    darken(field, cell, nap.takes);
    darken(field, cell, grain.differs * fine);
    darken(field, cell, cloud.differs * grainAt(x / cloud.size, y / cloud.size));
  }
}

/** Grains without order, −1 to 1, the same each time. */
function grainAt(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [a, b] = [step(0, 1, x - i), step(0, 1, y - j)];
  const row = (k: number) => (1 - a) * chanceAt(i, k) + a * chanceAt(i + 1, k);
  return (1 - b) * row(j) + b * row(j + 1);
}

function chanceAt(i: number, j: number): number {
  let mixed = Math.imul(i, 0x27d4eb2d) ^ Math.imul(j, 0x165667b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 31 - 1;
}

function padPanel(field: HeightField, line: readonly Point[]): void {
  const inside = new Set<number>();
  for (let cell = 0; cell < field.heights.length; cell++)
    if (containsPoint(line, placeOf(field, cell))) {
      inside.add(cell);
      raise(field, cell, foam.height);
    }
  // Towards its seam the foam is drawn down.
  nearLine(field, line, foam.edge, (cell, distance) => {
    if (inside.has(cell)) raise(field, cell, -foam.height * (1 - step(0, foam.edge, distance)));
  });
  const far = holes.clear + holes.radius;
  for (const cell of inside) {
    const place = placeOf(field, cell);
    const hole = nearestStaggered(place, holes.apart);
    const open = 1 - step(holes.radius - 0.3, holes.radius + 0.3, distance(place, hole));
    // None is cut by its seam.
    if (open === 0 || !containsPoint(line, hole) || distanceToLine(line, hole) < far) continue;
    raise(field, cell, -holes.depth * open);
    darken(field, cell, holes.takes * open);
  }
}

/** The nearest to a place of points in staggered rows that are so far apart, mm. */
function nearestStaggered({ x, y }: Point, apart: number): Point {
  const down = (apart * Math.sqrt(3)) / 2;
  const row = Math.round(y / down);
  const off = row % 2 === 0 ? 0 : apart / 2;
  return { x: off + Math.round((x - off) / apart) * apart, y: row * down };
}

function sewLine(field: HeightField, line: readonly Point[], sewing: Stitching): void {
  const { furrow, depth } = sewing;
  nearLine(field, line, 4, (cell, distance, along) => {
    raise(field, cell, -depth * bump(distance, furrow));
    darken(field, cell, 0.5 * bump(distance, 1.3 * furrow));
    stitchAt(field, cell, distance, along, sewing);
  });
}

/** A strap's end to take hold of: bars moulded across it, and a rim all round. */
export function mouldStrap(field: HeightField, piece: Piece, outline: readonly Point[]): void {
  const side = piece.id.endsWith("_right") ? -1 : 1;
  const { top, bottom } = piece.bounds;
  const [middle, half] = [(top + bottom) / 2, (bottom - top) / 2 - strapBars.clear];
  const tip = side > 0 ? piece.bounds.right : -piece.bounds.left;
  for (let cell = 0; cell < field.heights.length; cell++) {
    const { x, y } = placeOf(field, cell);
    const along = side * x - (tip - strapBars.from);
    const within = 1 - step(half - 1.5, half, Math.abs(y - middle));
    for (const bar of strapBars.at)
      raise(field, cell, gloveMeasures.tabBars.height * within * bump(along - bar, 1));
  }
  nearLine(field, outline, 5, (cell, distance) => {
    raise(field, cell, -0.8 * bump(distance - 3.6, 0.7));
    darken(field, cell, 0.25 * bump(distance - 3.6, 0.5));
  });
}

function placeOf({ left, top, width, scale }: HeightField, cell: number): Point {
  return { x: left + (cell % width) / scale, y: top + Math.floor(cell / width) / scale };
}
