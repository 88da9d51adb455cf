import { measuredPath, type MeasuredPath, type Point } from "@holeshot/geometry";
import { secondLayer } from "./cloth-edges.ts";
import { edgeOf } from "./edge-of.ts";
import type { Edge, Notch, Piece } from "./garment.ts";

/** One cut of the scissors where pieces are matched, mm. */
export interface NotchTick {
  /** On the cut line. */
  readonly from: Point;
  /** Where the cut ends, on the way to the seam line. */
  readonly to: Point;
}

/** Longest tick, and the distance of two that stand side by side, mm. */
const longest = 4;
const apart = 4;
/** A tick never reaches nearer to the seam than this, mm: a cut must not show in the seam. */
const clear = 1;

/**
 * The ticks of a piece's notches, from the cut line inwards, in the order of its notches. A doubled piece is sewn with
 * both layers, so both are marked: those of the second layer follow.
 */
export function notchTicks(piece: Piece): NotchTick[] {
  const measured = new Map<string, MeasuredPath>();
  const ticks = piece.notches.flatMap((notch) => {
    const edge = edgeOf(piece, notch.edge);
    const line = measured.get(edge.name) ?? measuredPath(edge.path);
    measured.set(edge.name, line);
    return ticksOf(edge, line, notch);
  });
  const over = secondLayer(piece);
  return over
    ? [...ticks, ...ticks.map(({ from, to }) => ({ from: over(from), to: over(to) }))]
    : ticks;
}

function ticksOf(edge: Edge, line: MeasuredPath, { at, marks }: Notch): NotchTick[] {
  const { length } = line;
  const reach = edge.allowance + edge.hem;
  const depth = Math.min(longest, Math.max(reach - clear, reach === 0 ? 2 : 1));
  const offsets = marks === 1 ? [0] : [-apart / 2, apart / 2];
  return offsets.map((offset) => {
    const along = length * at + offset;
    const { point, direction } = line.at(along);
    // Two marks on an edge's end stand on either side of it, where the line runs on.
    const beyond = along - Math.min(length, Math.max(0, along));
    // Outwards is to the left of the way on a clockwise outline with y down.
    const out = (by: number) => ({
      x: point.x + direction.x * beyond + direction.y * by,
      y: point.y + direction.y * beyond - direction.x * by,
    });
    return { from: out(reach), to: out(reach - depth) };
  });
}
