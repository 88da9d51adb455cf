import { edgeOf, flyBend, type InnerLine, type Piece } from "@holeshot/garments";
import { polylineLength } from "@holeshot/geometry";
import { bump, darken, glaze, raise, step, type HeightField } from "./height-field.ts";
import { nearLine } from "./near-line.ts";
import { lineOf } from "./sew.ts";
import type { Stitching } from "./stitching.ts";

/** How thread shines beside hardware, and the zigzag of a bartack: half its width, mm. */
const lustre = 0.8;
const bar = 2.2;
/** How far a fly's facing throws its shade beyond its edge, mm. */
const shade = 5;

/** A row that a machine sews through a facing: heavy thread in a trough that it draws. */
export function topstitch(field: HeightField, { points }: InnerLine, sewing: Stitching): void {
  const { stitch, gap, thread, depth } = sewing;
  nearLine(field, points, 6, (cell, distance, along) => {
    const within = Math.abs((along % (stitch + gap)) - stitch / 2);
    const on = 1 - step(stitch / 2 - 0.3, stitch / 2 + 0.3, within);
    raise(field, cell, -0.75 * depth * bump(distance, 1.7));
    raise(field, cell, 0.18 * depth * Math.sin(along / 1.9) * bump(distance - 2.4, 1.8));
    raise(field, cell, 0.5 * depth * on * bump(distance, thread));
    darken(field, cell, 0.42 * bump(distance, 1.7));
    glaze(field, cell, lustre * on * bump(distance, thread));
  });
}

/** Dense thread over the end of a seam, standing out of cloth that it draws together. */
export function bartack(field: HeightField, { points }: InnerLine, { depth }: Stitching): void {
  nearLine(field, points, 9, (cell, distance, along) => {
    const on = 1 - step(bar - 0.5, bar + 0.3, distance);
    raise(field, cell, depth * on * (1 + 0.22 * Math.sin(along * 4.2)));
    raise(field, cell, -0.5 * depth * bump(distance - bar - 1, 1.3));
    darken(field, cell, 0.5 * bump(distance - bar - 0.5, 1));
    darken(field, cell, 0.2 * on);
    glaze(field, cell, lustre * on);
  });
}

/** The fly: the left front is faced and lies over the right one, which is in its shade. */
export function lapFly(field: HeightField, piece: Piece, { depth }: Stitching): void {
  const over = piece.id === "thigh_left";
  const line = lineOf(edgeOf(piece, "fly"));
  const whole = polylineLength(line);
  const [aside, bend] = [flyBend.aside * whole, flyBend.bend * whole];
  nearLine(field, line, over ? aside + 4 : 14, (cell, distance, along) => {
    if (over) {
      const out = aside * Math.hypot(distance / aside, Math.max(0, bend - along) / bend) - aside;
      if (along > 0) raise(field, cell, 0.8 * depth * (1 - step(-0.5, 3, out)));
      raise(field, cell, -1.6 * depth * bump(distance, 1.6));
      return;
    }
    darken(field, cell, 0.48 * (1 - step(0.4 * shade, 1.6 * shade, distance)));
    raise(field, cell, -1.1 * depth * (1 - step(0, 2.4, distance)));
  });
}
