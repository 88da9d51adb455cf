import { edgeOf, type Piece } from "@holeshot/garments";
import { bump, darken, raise, step, type HeightField } from "./height-field.ts";
import { lineOf } from "./sew.ts";

/** Half of the strap's width and height, and the radius of its corners, mm. */
const [wide, high, round] = [21, 13.5, 4];
const thick = 2.6;
const tooth = 3.2;

/** The ratchet strap that closes a waistband: half of it on each side of the centre front. */
export function buckle(field: HeightField, piece: Piece, side: number): void {
  const half = Math.max(...lineOf(edgeOf(piece, "front_right")).map(({ x }) => Math.abs(x)));
  const middle = (piece.bounds.top + piece.bounds.bottom) / 2;
  for (let j = 0; j < field.height; j++) {
    for (let i = 0; i < field.width; i++) {
      const x = Math.abs(field.left + i / field.scale - side * half);
      const y = Math.abs(field.top + j / field.scale - middle);
      const out = boxDistance(x, y);
      if (out > 4) continue;
      const cell = j * field.width + i;
      const cover = 1 - step(-0.6, 0.4, out);
      // The strap is smooth: what lies under it does not show through.
      field.heights[cell] = (field.heights[cell] as number) * (1 - cover);
      field.shade[cell] = 1 - (1 - (field.shade[cell] as number)) * (1 - cover);
      raise(field, cell, thick * (1 - step(-2.2, 0, out)));
      darken(field, cell, 0.5 * bump(out - 0.8, 1.2));
      // Teeth in the lever's window.
      if (x < wide * 0.55 && y < high * 0.5)
        raise(field, cell, 0.5 * Math.cos((2 * Math.PI * x) / tooth) - 0.6);
    }
  }
}

/** Distance to a rectangle with round corners, negative inside. */
function boxDistance(x: number, y: number): number {
  const [dx, dy] = [x - wide + round, y - high + round];
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round;
}
