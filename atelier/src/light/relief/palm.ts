import type { Piece } from "@holeshot/garments";
import { containsPoint, type Point } from "@holeshot/geometry";
import { bump, darken, raise, step, type HeightField } from "./height-field.ts";
import { nearLine } from "./near-line.ts";
import type { Stitching } from "./stitching.ts";

/** Pads of a left palm of 200 mm, mm from the wrist: under the little finger, the ball of the thumb, the knuckles. */
const pads: readonly (readonly (readonly [number, number])[])[] = [
  [
    [7, -7],
    [36, -7],
    [42, -36],
    [34, -64],
    [12, -60],
    [7, -32],
  ],
  [
    [-7, -9],
    [-34, -9],
    [-50, -34],
    [-42, -56],
    [-17, -62],
    [-7, -34],
  ],
  [
    [-42, -72],
    [-20, -78],
    [10, -80],
    [38, -74],
    [38, -90],
    [10, -96],
    [-20, -95],
    [-42, -86],
  ],
];
/** Foam under the leather, mm, and how broadly it rounds off. */
const foam = { height: 1.1, edge: 3.5 };
/** Rubber dots printed on the fingers, mm. */
const dots = { apart: 4.4, radius: 1.15, height: 0.45, above: 104 };
const clear = 5;

/** A palm: three padded panels with their seams, and grip printed where fingers hold the bar. */
export function padPalm(field: HeightField, piece: Piece, sewing: Stitching): void {
  const side = piece.id.endsWith("_right") ? -1 : 1;
  for (const pad of pads) {
    const line = rounded(pad.map(([x, y]) => ({ x: side * x, y })));
    padPanel(field, line);
    sewLine(field, line, sewing);
  }
  printGrip(field, side);
}

/** A closed line whose corners are cut twice over. */
function rounded(corners: readonly Point[]): Point[] {
  let line = [...corners];
  for (let round = 0; round < 3; round++) {
    line = line.flatMap((a, i) => {
      const b = line[(i + 1) % line.length] ?? a;
      return [0.25, 0.75].map((t) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }));
    });
  }
  return [...line, line[0] as Point];
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
function printGrip(field: HeightField, side: 1 | -1): void {
  const down = (dots.apart * Math.sqrt(3)) / 2;
  for (let cell = 0; cell < field.heights.length; cell++) {
    const { x, y } = placeOf(field, cell);
    const onThumb = side * x < -58 && y < -70;
    if (y > -dots.above && !onThumb) continue;
    const row = Math.round(y / down);
    const off = row % 2 === 0 ? 0 : dots.apart / 2;
    const across = x - off - Math.round((x - off) / dots.apart) * dots.apart;
    const away = Math.hypot(across, y - row * down);
    raise(field, cell, dots.height * (1 - step(dots.radius - 0.4, dots.radius + 0.2, away)));
    darken(field, cell, 0.12 * bump(away - dots.radius - 0.2, 0.35));
  }
}

/** A strap's end to take hold of: bars moulded across it, and a rim all round. */
export function mouldStrap(field: HeightField, piece: Piece, outline: readonly Point[]): void {
  const side = piece.id.endsWith("_right") ? -1 : 1;
  const { top, bottom } = piece.bounds;
  const [middle, half] = [(top + bottom) / 2, (bottom - top) / 2 - clear];
  const tip = side > 0 ? piece.bounds.right : -piece.bounds.left;
  for (let cell = 0; cell < field.heights.length; cell++) {
    const { x, y } = placeOf(field, cell);
    const along = side * x - (tip - 17);
    const within = 1 - step(half - 1.5, half, Math.abs(y - middle));
    for (const bar of [-6, -2, 2, 6]) raise(field, cell, 1.1 * within * bump(along - bar, 1));
  }
  nearLine(field, outline, 5, (cell, distance) => {
    raise(field, cell, -0.8 * bump(distance - 3.6, 0.7));
    darken(field, cell, 0.25 * bump(distance - 3.6, 0.5));
  });
}

function placeOf({ left, top, width, scale }: HeightField, cell: number): Point {
  return { x: left + (cell % width) / scale, y: top + Math.floor(cell / width) / scale };
}
