import {
  type Piece,
  type RatchetPart,
  ratchetParts,
  ratchetScrew as screw,
  ratchetTooth as tooth,
} from "@holeshot/garments";
import { bump, darken, glaze, raise, step, type HeightField } from "./height-field.ts";

/** A part of the ratchet and what its relief is. */
interface Part extends RatchetPart {
  readonly thick: number;
  /** From moulded plastic to polished metal, 0 to 1. */
  readonly gloss: number;
}

const buckle: Part = { ...ratchetParts.buckle, thick: 2.8, gloss: 0.15 };
const lever: Part = { ...ratchetParts.lever, thick: 1.8, gloss: 0.75 };
const strap: Part = { ...ratchetParts.strap, thick: 1.7, gloss: 0.15 };
const foot: Part = { ...ratchetParts.foot, thick: 2.2, gloss: 0.25 };

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
