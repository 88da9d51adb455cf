import {
  reversePath,
  scaling,
  transformPath,
  type Path,
  type PiecePoint,
} from "@holeshot/geometry";
import type { Edge, Piece } from "../garment.ts";
import { buildPiece } from "./build-piece.ts";

/** A name for the other side of the body: left and right change places. */
export function otherSide(name: string): string {
  return name.replace(/left|right/g, (side) => (side === "left" ? "right" : "left"));
}

/** The other hand's, leg's or arm's piece: mirrored about x = 0, edges still clockwise, names changed side. */
export function mirrorPiece(piece: Piece, clear?: number): Piece {
  const edges = piece.edges.map(mirrorEdge).toReversed();
  return buildPiece({
    id: otherSide(piece.id),
    product: piece.product,
    material: piece.material,
    ...(piece.fabric === undefined ? {} : { fabric: piece.fabric }),
    ...(piece.appliedTo === undefined ? {} : { appliedTo: otherSide(piece.appliedTo) }),
    edges,
    notches: piece.notches.map((notch) => ({
      ...notch,
      edge: otherSide(notch.edge),
      at: 1 - notch.at,
    })),
    grain: [mirrorPoint(piece.grain[0]), mirrorPoint(piece.grain[1])],
    label: mirrorPoint(piece.label),
    landmarks: Object.fromEntries(
      Object.entries(piece.landmarks).map(([name, point]) => [otherSide(name), mirrorPoint(point)]),
    ),
    ...(clear === undefined ? {} : { clear }),
  });
}

/** The same line on the other side, drawn so that the outline stays clockwise. */
export function mirrorLine(path: Path): Path {
  return reversePath(transformPath(path, scaling(-1, 1)));
}

function mirrorEdge(edge: Edge): Edge {
  return { ...edge, name: otherSide(edge.name), path: mirrorLine(edge.path) };
}

function mirrorPoint(point: PiecePoint): PiecePoint {
  // 0 - x keeps a centre line at 0 rather than -0.
  return { x: 0 - point.x, y: point.y };
}
