import {
  distance,
  pathLength,
  pointAtLength,
  type PiecePoint,
  type Point,
} from "@holeshot/geometry";
import type { Garment, Piece, PieceId } from "../garment.ts";
import { thinPlate } from "../lay/thin-plate.ts";

/** Shares of each edge's length that are carried onto the same share of the other size's edge. */
const shares = [0, 0.25, 0.5, 0.75] as const;
/** Landmarks closer to an edge sample than this add nothing, mm. */
const near = 4;

/**
 * Carries places from one size of a garment to another: corners, edges at equal share of their length and
 * landmarks fall on each other, what lies between bends as little as it can. Pieces that one of the garments
 * does not have, and points of pieces not known, stay where they are.
 */
export function carry(
  from: Garment,
  to: Garment,
): (piece: PieceId, point: PiecePoint) => PiecePoint {
  const maps = new Map<PieceId, (point: Point) => Point>();
  const targets = new Map(to.pieces.map((piece) => [piece.id, piece]));
  const sources = new Map(from.pieces.map((piece) => [piece.id, piece]));
  return (id, point) => {
    let map = maps.get(id);
    if (!map) {
      const [source, target] = [sources.get(id), targets.get(id)];
      map = source && target && source !== target ? carryPiece(source, target) : (p) => p;
      maps.set(id, map);
    }
    return map(point) as PiecePoint;
  };
}

/** The map of one piece onto itself in another size. */
function carryPiece(from: Piece, to: Piece): (point: Point) => Point {
  const source: Point[] = [];
  const target: Point[] = [];
  const add = (a: Point, b: Point) => {
    if (source.some((p) => distance(p, a) < near) || target.some((p) => distance(p, b) < near))
      return;
    source.push(a);
    target.push(b);
  };
  for (const edge of from.edges) {
    const other = to.edges.find(({ name }) => name === edge.name);
    if (!other) continue;
    const [length, otherLength] = [pathLength(edge.path), pathLength(other.path)];
    for (const share of shares) {
      add(
        pointAtLength(edge.path, length * share).point,
        pointAtLength(other.path, otherLength * share).point,
      );
    }
  }
  for (const [name, point] of Object.entries(from.landmarks)) {
    const other = to.landmarks[name];
    if (other) add(point, other);
  }
  // Three points carry a plane; with fewer there is nothing to bend.
  return source.length < 3 ? (p) => p : thinPlate(source, target);
}
