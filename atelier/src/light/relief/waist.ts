import type { Piece } from "@holeshot/garments";
import { bump, darken, raise, step, type HeightField } from "./height-field.ts";
import { knitRib } from "./knit.ts";

/** Pitch of the cords of a rib that is cut for a waistband: finer than a cuff's, mm. */
const cord = 3;
/** How far the elastic's pull dies out in front of the side seams, mm. */
const fade = 26;
/** Middle distance of the folds that elastic draws a band into, mm. */
const apart = 11;

/**
 * A waistband: fine rib, doubled. In front it lies flat; behind, the elastic in it draws it into upright folds, no two
 * alike, which are deepest half way up.
 */
export function waistband(field: HeightField, piece: Piece): void {
  knitRib(field, cord);
  const side = Math.abs(piece.landmarks["side_right"]?.x ?? 0);
  const { top, bottom } = piece.bounds;
  for (let j = 0; j < field.height; j++) {
    const y = field.top + j / field.scale;
    const up = (y - top) / (bottom - top);
    // Held by the seam below and by the fold above.
    const held = step(0, 0.22, up) * (1 - 0.55 * step(0.72, 1, up));
    for (let i = 0; i < field.width; i++) {
      const x = field.left + i / field.scale;
      const drawn = held * (1 - step(side - fade, side, Math.abs(x)));
      if (drawn === 0) continue;
      const wander = 1.1 * Math.sin(x / 31 + 0.7) + 0.35 * Math.sin(y / 13 + x / 17);
      const turn = (Math.PI * x) / apart + wander;
      const high = 0.75 + 0.25 * Math.sin(x / 23 + 2.1 * Math.sin(x / 71));
      const fold = Math.abs(Math.sin(turn));
      const cell = j * field.width + i;
      raise(field, cell, 2.2 * drawn * high * Math.sqrt(fold));
      darken(field, cell, 0.3 * drawn * high * bump(fold, 0.3));
    }
  }
}
