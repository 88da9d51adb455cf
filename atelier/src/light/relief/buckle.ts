import type { Piece } from "@holeshot/garments";
import { bump, darken, glaze, raise, step, type HeightField } from "./height-field.ts";

/** A part of the ratchet: how far right of the centre front its middle lies, half its width and height, its corners, mm. */
interface Part {
  readonly at: number;
  readonly wide: number;
  readonly high: number;
  readonly round: number;
  readonly thick: number;
  /** From moulded plastic to polished metal, 0 to 1. */
  readonly gloss: number;
}

// All of it lies where a dial or a flap would cover it: those are drawn on the same cloth.
const buckle: Part = { at: -4, wide: 25, high: 15.5, round: 5, thick: 2.8, gloss: 0.15 };
/** Lets the strap go. */
const lever: Part = { at: -8, wide: 14, high: 11, round: 3.5, thick: 1.8, gloss: 0.75 };
/** Is drawn through the buckle, and screwed to its foot on the right. */
const strap: Part = { at: 44, wide: 28, high: 8.5, round: 2, thick: 1.7, gloss: 0.15 };
const foot: Part = { at: 69, wide: 12, high: 13.5, round: 4.5, thick: 2.2, gloss: 0.25 };
const tooth = 3.6;
const screw = { apart: 7, radius: 3 };

/** The ratchet that closes a waistband, across its centre front. */
export function ratchet(field: HeightField, { landmarks, bounds }: Piece): void {
  const middle = (bounds.top + bounds.bottom) / 2;
  const [right, left] = [landmarks["front_right"]?.x ?? 0, landmarks["front_left"]?.x ?? 0];
  for (let j = 0; j < field.height; j++) {
    const y = field.top + j / field.scale - middle;
    for (let i = 0; i < field.width; i++) {
      const x = field.left + i / field.scale;
      const aside = x > 0 ? right - x : left - x;
      if (Math.abs(aside) < 90) layParts(field, j * field.width + i, aside, y);
    }
  }
}

function layParts(field: HeightField, cell: number, x: number, y: number): void {
  mould(field, cell, x, y, strap);
  // Teeth rise towards the buckle and fall off behind.
  if (inside(strap, x, y) < -1.5) raise(field, cell, 0.9 * (1 - (x % tooth) / tooth));
  mould(field, cell, x, y, foot);
  for (const side of [-1, 1]) {
    const off = Math.hypot(x - foot.at, y - side * screw.apart) - screw.radius;
    raise(field, cell, 0.8 * (1 - step(-0.8, 0.2, off)));
    darken(field, cell, 0.45 * bump(off, 0.7));
    glaze(field, cell, 0.6 * (1 - step(-0.8, 0.2, off)));
  }
  mould(field, cell, x, y, buckle);
  mould(field, cell, x, y, lever);
  if (inside(lever, x, y) < -2) raise(field, cell, -0.7 * bump(Math.abs(x - lever.at) - 5, 1.1));
}

/** Lays a moulded part over what is below it, which does not show through. */
function mould(field: HeightField, cell: number, x: number, y: number, part: Part): void {
  const out = inside(part, x, y);
  if (out > 4) return;
  const cover = 1 - step(-0.6, 0.4, out);
  const under = field.heights[cell] as number;
  // A lever lies on its buckle, whose height stays; cloth is pressed flat.
  field.heights[cell] = part === lever ? under : under * (1 - cover);
  field.shade[cell] = 1 - (1 - (field.shade[cell] as number)) * (1 - cover);
  raise(field, cell, part.thick * (1 - step(-1.8, 0, out)));
  field.gloss[cell] = (field.gloss[cell] as number) * (1 - cover);
  glaze(field, cell, part.gloss * cover);
  // Dark beside a band of any colour, and nothing that shows through a dial or a flap, which are dark themselves.
  darken(field, cell, 0.3 * cover);
  darken(field, cell, 0.75 * bump(out - 0.9, 1.5));
}

/** Distance to a part's edge, a rectangle with round corners: negative inside. */
function inside({ at, wide, high, round }: Part, x: number, y: number): number {
  const [dx, dy] = [Math.abs(x - at) - wide + round, Math.abs(y) - high + round];
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round;
}
