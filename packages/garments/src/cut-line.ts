import { offsetOutline, type PathCommand, type Path } from "@holeshot/geometry";
import type { Piece } from "./garment.ts";

/** Where the scissors go: the seam line moved out by each edge's allowance and hem. Closed, clockwise, straight steps of 0.05 mm. */
export function cutLine(piece: Piece): Path {
  const points = offsetOutline(
    piece.edges.map((edge) => ({ path: edge.path, distance: edge.allowance + edge.hem })),
  );
  return [...points.map(({ x, y }, i): PathCommand => [i === 0 ? "M" : "L", x, y]), ["Z"]];
}
