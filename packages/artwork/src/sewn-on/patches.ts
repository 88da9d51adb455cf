import { flattenPath, type Point } from "@holeshot/geometry";
import type { Piece } from "@holeshot/garments";
import type { Colour, SceneItem } from "../scene.ts";
import { beside, dashes, fill, polygon, stroke } from "./lines.ts";
import { setOff, tones } from "./tones.ts";

const tolerance = 0.2;

/** A piece's seam line, its first point again at the end. */
function ring(piece: Piece): Point[] {
  const points = [...(flattenPath(piece.outline, tolerance)[0]?.points ?? [])];
  const [first] = points;
  return first ? [...points, first] : points;
}

/** A patch as it lies on its piece: its edge caught by two rows of stitches. */
export function patch(piece: Piece, colour: Colour): SceneItem[] {
  const edge = ring(piece);
  // Outlines run clockwise on screen: their left is outside.
  const row = (inside: number) =>
    fill(dashes(beside(edge, -inside), { on: 2.6, off: 1.1, width: 0.8 }), tones.thread);
  return [
    fill(stroke(beside(edge, 0.8), 1.6), tones.groove, 0.45),
    fill(polygon(edge), colour),
    fill(stroke(beside(edge, -0.5), 1), setOff(colour), 0.6),
    row(2.4),
    row(4.6),
  ];
}

/** A pad of foam under a patch, pressed into ribs across the arm. */
export function pad(piece: Piece): SceneItem[] {
  const { left, top, right, bottom } = piece.bounds;
  const [middle, wide, high] = [(left + right) / 2, (right - left) / 2, bottom - top];
  const ribs = 6;
  const grooves = Array.from({ length: ribs - 1 }, (_, i) => {
    const y = top + (high * (i + 1)) / ribs;
    const share = (y - (top + bottom) / 2) / (high / 2);
    const reach = wide * Math.sqrt(1 - share * share) - 5;
    return Array.from({ length: 13 }, (__, k): Point => {
      const along = k / 6 - 1;
      return { x: middle + reach * along, y: y + 5 * along * along };
    });
  });
  const edge = ring(piece);
  return [
    fill(polygon(edge), tones.rim, 0.35),
    fill(stroke(beside(edge, -1), 2.4), tones.groove, 0.8),
    fill(
      grooves.flatMap((line) => stroke(line, 4)),
      tones.groove,
    ),
    fill(
      grooves.flatMap((line) =>
        stroke(
          line.map(({ x, y }) => ({ x, y: y + 3.4 })),
          2,
        ),
      ),
      tones.coil,
      0.7,
    ),
  ];
}

/** A small cap of cloth that a screen feels. */
export function touchCap(piece: Piece, colour: Colour): SceneItem[] {
  const edge = ring(piece);
  return [
    fill(polygon(edge), colour, 0.9),
    fill(dashes(beside(edge, -1.2), { on: 1.6, off: 0.9, width: 0.6 }), tones.moulded),
  ];
}
