import { grooves, pantsMeasures, type Piece } from "@holeshot/garments";
import type { Point } from "@holeshot/geometry";
import { bump, darken, type HeightField, raise, step } from "./height-field.ts";
import { eachCell } from "./knit.ts";
import { nearLine } from "./near-line.ts";

/** Moulded rubber: grooves across a knee guard, so many times as deep, and a raised frame. */
export function mould(field: HeightField, piece: Piece, deeper: number): void {
  const { left, right, top, bottom } = piece.bounds;
  const height = deeper * pantsMeasures.guardGrooves.height;
  const [wide, high] = [(right - left) / 2, (bottom - top) / 2];
  const middle = (left + right) / 2;
  eachCell(field, (cell, x, y) => {
    const [u, v] = [(x - middle) / wide, (y - (top + bottom) / 2) / high];
    const bend = v + grooves.bend * u * u;
    const frame = Math.max(Math.abs(u), Math.abs(v));
    const groove = Math.abs(((bend * grooves.count + 100) % 1) - 0.5);
    const inner = frame < grooves.inside ? 1 : 0;
    raise(
      field,
      cell,
      -height * inner * bump(groove, 0.09) + 1.2 * bump(frame - grooves.frame, 0.05),
    );
    darken(field, cell, 0.3 * inner * bump(groove, 0.07));
  });
}

/** A guard's padding as its model has it: its height and how far from its edge it is as thick, mm. */
const modelled = { height: 4.2, slope: 9 };
/** How far from its edge a worn one is as thick, mm. */
const fades = 42;

/** A guard that a knee has worn in: its padding fades out towards its edge, which lies on the leg, where it is a box's when it is new. */
export function lieDown(field: HeightField, outline: readonly Point[]): void {
  const closed = [...outline, ...outline.slice(0, 1)];
  nearLine(field, closed, fades, (cell, distance) => {
    const { height, slope } = modelled;
    raise(field, cell, height * (step(0, fades, distance) - step(0, slope, distance)));
  });
}
