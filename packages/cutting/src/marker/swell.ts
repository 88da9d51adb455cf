import { invert, type Matrix, multiply, type Point } from "@holeshot/geometry";
import type { Piece } from "@holeshot/garments";
import { alongRoll } from "./marker-shape.ts";

/** How much shorter a lot of cloth comes out of the press: shares of its length along the roll and across it. */
export interface Shrink {
  readonly along: number;
  readonly across: number;
}

/** How much larger it must be printed to come out right, along x (across the roll) and y (along it). */
function swellings({ along, across }: Shrink): readonly [x: number, y: number] {
  return [1 / (1 - across), 1 / (1 - along)];
}

/** From millimetres of a piece to those of its print: larger along its grain and across it, by what the press takes. */
export function swellFor(piece: Piece, shrink: Shrink): Matrix {
  const turn = alongRoll(piece);
  const [x, y] = swellings(shrink);
  const back = invert(turn);
  // A turn has always a way back.
  return back ? multiply(back, multiply([x, 0, 0, y, 0, 0], turn)) : [x, 0, 0, y, 0, 0];
}

/** The same for a line that lies on the roll. */
export function swollenLine(line: readonly Point[], shrink: Shrink): readonly Point[] {
  const [x, y] = swellings(shrink);
  return line.map((point) => ({ x: point.x * x, y: point.y * y }));
}
