import {
  flattenPath,
  type Matrix,
  multiply,
  type Point,
  rotation,
  transformPoint,
} from "@holeshot/geometry";
import { cutLine, type Piece } from "@holeshot/garments";
import type { LaidPiece } from "./nest-pieces.ts";

/** Steps in which a cut line is laid, mm. */
const step = 0.1;

const lines = new WeakMap<Piece, readonly Point[]>();

/** A piece's cut line as it lies on a roll, its grain along y; the same for the same piece. */
export function markerLine(piece: Piece): readonly Point[] {
  const known = lines.get(piece);
  if (known) return known;
  const turn = alongRoll(piece);
  const points = flattenPath(cutLine(piece), step)[0]?.points ?? [];
  const line = points.map((point) => transformPoint(turn, point));
  lines.set(piece, line);
  return line;
}

/** From millimetres of the piece to those of the cloth it is laid on. */
export function onCloth(piece: Piece, { x, y, turned }: LaidPiece): Matrix {
  const way: Matrix = turned ? [-1, 0, 0, -1, x, y] : [1, 0, 0, 1, x, y];
  return multiply(way, alongRoll(piece));
}

/** Grain runs along the roll, the way it runs on the piece. */
export function alongRoll({ grain: [from, to] }: Piece): Matrix {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  return rotation(Math.PI / 2 - angle);
}
