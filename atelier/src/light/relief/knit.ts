import { chevron, type PaddedRows, pantsMeasures, type Piece } from "@holeshot/garments";
import type { Point } from "@holeshot/geometry";
import { bump, darken, raise, type HeightField } from "./height-field.ts";

/** Rib knit: cords across a band, which is cut straight. */
export function knitRib(field: HeightField, pitch: number): void {
  eachCell(field, (cell, x, y) => {
    // Cords wander a little, and no two are knitted equally tight.
    const along = x / pitch + 0.05 * Math.sin(y / (1.9 * pitch) + x / (4.3 * pitch));
    const cord = Math.cos(2 * Math.PI * along);
    const tight = 1 + 0.3 * chance(Math.round(along));
    // Each cord is a column of loops, every second one half a loop higher.
    const loop = Math.sin((2 * Math.PI * y) / (0.5 * pitch) + Math.PI * Math.round(along));
    const top = Math.max(0, cord);
    raise(field, cell, 0.09 * pitch * tight * cord + 0.014 * pitch * loop * top);
    darken(field, cell, 0.11 * tight * (1 - cord) + 0.05 * top * (1 - loop) * 0.5);
  });
}

/** Fine cords along a glove's strip, mm, and how much lighter than leather of its colour stretch cloth is. */
const strip = { apart: 1.9, height: 0.08, lighter: 0.5, between: 0.3 };

/** Stretch cloth between the fingers: corded along them, and lighter than the leather beside it. */
export function knitStrip(field: HeightField): void {
  eachCell(field, (cell, _, y) => {
    const cord = Math.cos((2 * Math.PI * y) / strip.apart);
    raise(field, cell, strip.height * cord);
    darken(field, cell, -strip.lighter);
    darken(field, cell, strip.between * 0.5 * (1 - cord));
  });
}

/** Between −1 and 1, always the same for a number. */
function chance(n: number): number {
  const mixed = Math.imul(n + 1013, 0x9e3779b1);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 31 - 1;
}

/** A stretch panel: padded ribs that follow its upper and lower edge. */
export function padRibs(field: HeightField, rows: PaddedRows): void {
  // Distances change slowly: they are found on every fourth cell and read between.
  const share = coarse(field, 4, (p) => rows.shareAt(p));
  eachCell(field, (cell, x, y) => {
    const turn =
      Math.PI * rows.count * share((x - field.left) * field.scale, (y - field.top) * field.scale);
    const pad = Math.abs(Math.sin(turn));
    raise(field, cell, pantsMeasures.stretchRibs.height * Math.sqrt(pad));
    darken(field, cell, 0.4 * bump(pad, 0.22));
  });
}

/** Leather that keeps the heat of an engine off a leg: quilted in chevrons that point down. */
export function quilt(field: HeightField, { bounds }: Piece): void {
  const middle = (bounds.left + bounds.right) / 2;
  const { apart, height } = pantsMeasures.quilting;
  eachCell(field, (cell, x, y) => {
    const pad = Math.abs(Math.sin((Math.PI * (y + chevron * Math.abs(x - middle))) / apart));
    raise(field, cell, height * Math.sqrt(pad));
    darken(field, cell, 0.42 * bump(pad, 0.2));
  });
}

/** Every cell of a field and the place it is at, mm. */
export function eachCell(
  field: HeightField,
  visit: (cell: number, x: number, y: number) => void,
): void {
  for (let j = 0; j < field.height; j++) {
    const y = field.top + j / field.scale;
    for (let i = 0; i < field.width; i++)
      visit(j * field.width + i, field.left + i / field.scale, y);
  }
}

/** A slowly changing value found on a coarse grid; read at (i, j) of the fine one. */
function coarse(
  field: HeightField,
  every: number,
  of: (p: Point) => number,
): (i: number, j: number) => number {
  const width = Math.ceil(field.width / every) + 2;
  const height = Math.ceil(field.height / every) + 2;
  const values = Float64Array.from({ length: width * height }, (_, n) =>
    of({
      x: field.left + ((n % width) * every) / field.scale,
      y: field.top + (Math.floor(n / width) * every) / field.scale,
    }),
  );
  return (i, j) => {
    const [u, v] = [i / every, j / every];
    const [a, b] = [Math.floor(u), Math.floor(v)];
    const [s, t] = [u - a, v - b];
    const at = (p: number, q: number) => values[q * width + p] as number;
    const upper = at(a, b) * (1 - s) + at(a + 1, b) * s;
    return upper * (1 - t) + (at(a, b + 1) * (1 - s) + at(a + 1, b + 1) * s) * t;
  };
}
