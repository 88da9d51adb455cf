import { offsetOutline, type PathCommand, type Path } from "@holeshot/geometry";
import { clothEdges } from "./cloth-edges.ts";
import type { Piece } from "./garment.ts";

/**
 * Where the scissors go: the seam line moved out by each edge's allowance and hem, round both layers of a doubled rib.
 * Closed, clockwise, straight steps of 0.05 mm.
 */
export function cutLine(piece: Piece): Path {
  const known = recent.get(piece);
  if (known) return known;
  const line = offsetOutline(clothEdges(piece)).map(({ x, y }, i): PathCommand => [
    i === 0 ? "M" : "L",
    x,
    y,
  ]);
  line.push(["Z"]);
  recent.set(piece, line);
  return line;
}

/** A garment is printed piece by piece, and each is asked a dozen times: where its label lies, what is filled, its area. */
const recent = new WeakMap<Piece, Path>();
