import type { PlacedLayer } from "@holeshot/design";
import { type Garment, type Piece, type PieceId, seamCrossings } from "@holeshot/garments";
import {
  containsPoint,
  flattenPath,
  type PiecePoint,
  type Point,
  pointsBounds,
} from "@holeshot/geometry";
import { bendItems } from "../items/bend-items.ts";
import { overlap } from "../items/bounds.ts";
import type { SceneItem } from "../scene.ts";

/** What goes on upon a piece that lies beyond a seam. */
export interface Beyond {
  readonly piece: PieceId;
  readonly items: readonly SceneItem[];
}

/** Print reaches into the allowances and the bleed of a piece by so much, mm; deeper hems carry no seam. */
const allowance = 30;

/** Points of a piece's seam line, kept with the piece: who drags asks for them sixty times a second. */
const seamLines = new WeakMap<Piece, readonly Point[]>();

function seamLine(piece: Piece): readonly Point[] {
  const known = seamLines.get(piece);
  if (known) return known;
  const line = flattenPath(piece.outline, 0.2)[0]?.points ?? [];
  seamLines.set(piece, line);
  return line;
}

/**
 * Where what lies on a piece goes on over its seams: on each printed piece next to it that it reaches, in that piece's
 * millimetres. One seam is crossed, not two; rib, leather and stretch carry no print.
 */
export function beyondSeams(
  garment: Garment,
  from: PieceId,
  items: readonly SceneItem[],
  rim: readonly Point[],
): Beyond[] {
  const own = garment.pieces.find(({ id }) => id === from);
  const beside = own ? thinned(rim).filter((point) => !containsPoint(seamLine(own), point)) : [];
  if (beside.length === 0) return [];
  return seamCrossings(garment, from).flatMap(({ to, across }): Beyond[] => {
    const piece = garment.pieces.find(({ id }) => id === to);
    const map = (point: Point): Point => across(point as PiecePoint);
    if (!piece || !beside.some((point) => containsPoint(seamLine(piece), map(point)))) return [];
    const { left, top, right, bottom } = piece.bounds;
    const cloth = {
      left: left - allowance,
      top: top - allowance,
      right: right + allowance,
      bottom: bottom + allowance,
    };
    const bent = bendItems(items, map, (places) => overlap(pointsBounds(places), cloth));
    return bent.length > 0 ? [{ piece: to, items: bent }] : [];
  });
}

/** Enough of a rim to tell where it reaches: a busy drawing has thousands of points. */
function thinned(rim: readonly Point[]): readonly Point[] {
  const every = Math.ceil(rim.length / 600);
  return every <= 1 ? rim : rim.filter((_, index) => index % every === 0);
}

/** The piece and place on which a place beside a piece comes to lie over one of its seams; null when there is none. */
export function placeBeyond(
  garment: Garment,
  from: PieceId,
  point: Point,
): { readonly piece: PieceId; readonly point: PiecePoint; readonly turn: number } | null {
  const own = garment.pieces.find(({ id }) => id === from);
  if (!own || containsPoint(seamLine(own), point)) return null;
  for (const { to, across } of seamCrossings(garment, from)) {
    const other = garment.pieces.find(({ id }) => id === to);
    const there = across(point as PiecePoint);
    if (!other || !containsPoint(seamLine(other), there)) continue;
    return { piece: to, point: there, turn: turnOf(across, point) };
  }
  return null;
}

/** Where a place of a piece lies in the millimetres of one next to it, as if that one went on; null when it is on no seam with it. */
export function placeBefore(
  garment: Garment,
  from: PieceId,
  at: { readonly piece: PieceId; readonly point: Point },
): PiecePoint | null {
  const own = garment.pieces.find(({ id }) => id === from);
  if (!own) return null;
  for (const { to, across } of seamCrossings(garment, at.piece)) {
    if (to !== from) continue;
    const there = across(at.point as PiecePoint);
    if (!containsPoint(seamLine(own), there)) return there;
  }
  return null;
}

/** Places this far apart tell how the cloth is turned, mm. */
const apart = 6;

/** By how much a straight line is turned where it goes on, degrees clockwise. */
function turnOf(across: (point: PiecePoint) => PiecePoint, { x, y }: Point): number {
  const at = (dx: number, dy: number): Point => across({ x: x + dx, y: y + dy });
  const [left, right, top, bottom] = [at(-apart, 0), at(apart, 0), at(0, -apart), at(0, apart)];
  // The mean of how both axes turn: the cloth may give a little between them.
  const dx = right.x - left.x + (bottom.y - top.y);
  const dy = right.y - left.y - (bottom.x - top.x);
  return (Math.atan2(dy, dx) * 180) / Math.PI;
}

/** Whether a layer is to go on over seams. */
export function goesOn(layer: PlacedLayer): boolean {
  return layer.across_seams === true;
}
