import { flattenPath, type Path, pathLength, type Point } from "@holeshot/geometry";
import type { Piece, PieceId } from "../garment.ts";
import { edgeOf } from "../edge-of.ts";

/** What a maker checks on a finished garment; a superset of what shops tell. `half` measures are taken flat, across. */
export type MeasuringPointId =
  | "halfChest"
  | "halfHem"
  | "centreBack"
  | "frontLength"
  | "shoulders"
  | "shoulderSeam"
  | "sideSeam"
  | "armhole"
  | "sleeveFromCentreBack"
  | "sleeveSeam"
  | "halfUpperArm"
  | "halfCuff"
  | "cuffHeight"
  | "neckSeam"
  | "frontNeckDrop"
  | "backNeckDrop"
  | "collarHeight"
  | "hemDepth"
  | "halfWaist"
  | "halfHip"
  | "halfThigh"
  | "halfKnee"
  | "halfLegEnd"
  | "frontRise"
  | "backRise"
  | "inseam"
  | "outseam"
  | "fly"
  | "waistbandHeight"
  | "ankleHeight"
  | "kneePanel"
  | "backStretch"
  | "yokeCentre"
  | "handGirth"
  | "backWidth"
  | "wristWidth"
  | "middleLength"
  | "indexLength"
  | "ringLength"
  | "littleLength"
  | "thumbLength"
  | "cuffGirth"
  | "gussetWidth"
  | "indexFork"
  | "littleFork";

/** Where a measure runs on one piece, mm of the piece. */
export interface MeasuringTrace {
  readonly piece: PieceId;
  readonly path: Path;
}

/** One measure of the tech pack's table, read off the drafted pieces. */
export interface MeasuringPoint {
  readonly id: MeasuringPointId;
  /** Millimetres: the traces' lengths together, times `factor`. */
  readonly value: number;
  readonly factor: number;
  /** How far a sewn garment may be from it either way, mm. */
  readonly tolerance: number;
  readonly traces: readonly MeasuringTrace[];
}

/** How far sewn cloth may be off, mm: the shop's own figures, not yet held against sewn garments. */
export const tolerances = {
  girth: 10,
  length: 10,
  sleeve: 8,
  opening: 5,
  hand: 3,
  band: 2,
} as const;

/** A measure that is the length of its traces, or a share of it. */
export function measured(
  id: MeasuringPointId,
  tolerance: number,
  traces: readonly MeasuringTrace[],
  factor = 1,
): MeasuringPoint {
  const value = factor * traces.reduce((sum, { path }) => sum + pathLength(path), 0);
  return { id, value, factor, tolerance, traces };
}

/** A straight trace between two points of a piece. */
export function straight({ id }: Piece, from: Point, to: Point): MeasuringTrace {
  return {
    piece: id,
    path: [
      ["M", from.x, from.y],
      ["L", to.x, to.y],
    ],
  };
}

/** A trace down, or up, from a point. */
export function upright(piece: Piece, from: Point, by: number): MeasuringTrace {
  return straight(piece, from, { x: from.x, y: from.y + by });
}

/** A trace along an edge. */
export function along(piece: Piece, edge: string): MeasuringTrace {
  return { piece: piece.id, path: edgeOf(piece, edge).path };
}

/** A trace across a piece on a level line, from its outermost point to its other. */
export function across(piece: Piece, y: number): MeasuringTrace {
  const points = flattenPath(piece.outline, 0.05)[0]?.points ?? [];
  const crossings = points.flatMap((b, i) => {
    const a = points[(i + points.length - 1) % points.length];
    return a && a.y > y !== b.y > y ? [a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)] : [];
  });
  return straight(piece, { x: Math.min(...crossings), y }, { x: Math.max(...crossings), y });
}
