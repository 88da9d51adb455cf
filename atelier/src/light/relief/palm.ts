import { gloveMeasures, isGrip, palmPads, type Piece, strapBars } from "@holeshot/garments";
import { containsPoint, type Point } from "@holeshot/geometry";
import { bump, darken, raise, step, type HeightField } from "./height-field.ts";
import { nearLine } from "./near-line.ts";
import type { Stitching } from "./stitching.ts";

/** How broadly foam rounds off under the leather, mm. */
const foam = { ...gloveMeasures.palmPads, edge: 3.5 };
/** Rubber dots on the fingers, mm: as large as are seen with the whole glove. */
const dots = { ...gloveMeasures.gripDots, radius: gloveMeasures.gripDots.diameter / 2 };
/** The palm's leather is napped, and takes so much of the light; the pads' is of a closer nap. Grains and their height, mm. */
const nap = { takes: 0.2, grain: 1.3, height: 0.12, close: 0.4 };
/** Holes that are punched in the pads' leather, mm, and how far they stay off its seam. */
const holes = { ...foam, radius: foam.diameter / 2, clear: 3.2, depth: 0.7 };

/** A palm of napped leather: three padded panels that are perforated, their seams, and grip printed where fingers hold the bar. */
export function padPalm(field: HeightField, piece: Piece, sewing: Stitching): void {
  const lines = palmPads(piece).map((line) => [...line, line[0] as Point]);
  roughen(field, lines);
  for (const line of lines) {
    padPanel(field, line);
    sewLine(field, line, sewing);
  }
  printGrip(field, piece);
}

/** The nap of the leather, on the pads and beside them. */
function roughen(field: HeightField, pads: readonly (readonly Point[])[]): void {
  for (let cell = 0; cell < field.heights.length; cell++) {
    const place = placeOf(field, cell);
    const share = pads.some((line) => containsPoint(line, place)) ? nap.close : 1;
    raise(field, cell, share * nap.height * grainAt(place.x / nap.grain, place.y / nap.grain));
    darken(field, cell, share * nap.takes);
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
  const clear = new Set(inside);
  // Towards its seam the foam is drawn down.
  nearLine(field, line, foam.edge, (cell, distance) => {
    if (inside.has(cell)) raise(field, cell, -foam.height * (1 - step(0, foam.edge, distance)));
    if (distance < holes.clear) clear.delete(cell);
  });
  for (const cell of clear) {
    const away = offStaggered(placeOf(field, cell), holes.apart);
    const open = 1 - step(holes.radius - 0.3, holes.radius + 0.3, away);
    raise(field, cell, -holes.depth * open);
    darken(field, cell, 0.5 * open);
  }
}

/** How far a place is from the nearest of points in staggered rows that are so far apart, mm. */
function offStaggered({ x, y }: Point, apart: number): number {
  const down = (apart * Math.sqrt(3)) / 2;
  const row = Math.round(y / down);
  const off = row % 2 === 0 ? 0 : apart / 2;
  const across = x - off - Math.round((x - off) / apart) * apart;
  return Math.hypot(across, y - row * down);
}

function sewLine(field: HeightField, line: readonly Point[], sewing: Stitching): void {
  const { furrow, depth, stitch, gap, thread } = sewing;
  nearLine(field, line, 4, (cell, distance, along) => {
    raise(field, cell, -depth * bump(distance, furrow));
    darken(field, cell, 0.4 * bump(distance, furrow * 0.7));
    const within = Math.abs((along % (stitch + gap)) - stitch / 2);
    const on = 1 - step(stitch / 2 - 0.3, stitch / 2 + 0.3, within);
    darken(field, cell, 0.3 * on * bump(distance - 1.6, thread));
    raise(field, cell, 0.4 * depth * on * bump(distance - 1.6, thread));
  });
}

/** In staggered rows, on the fingers only. */
function printGrip(field: HeightField, palm: Piece): void {
  for (let cell = 0; cell < field.heights.length; cell++) {
    const place = placeOf(field, cell);
    if (!isGrip(palm, place)) continue;
    const away = offStaggered(place, dots.apart);
    const on = 1 - step(dots.radius - 0.4, dots.radius + 0.2, away);
    raise(field, cell, dots.height * on);
    // Rubber is smooth where the leather is not.
    darken(field, cell, on * (1 - 1 / (1 - nap.takes)));
    darken(field, cell, 0.12 * bump(away - dots.radius - 0.2, 0.4));
  }
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
