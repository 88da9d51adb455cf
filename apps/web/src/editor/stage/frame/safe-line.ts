import { flattenPath, type Point } from "@holeshot/geometry";
import type { Garment } from "@holeshot/garments";

const lines = new WeakMap<Garment, Map<string, readonly Point[] | null>>();

/** The line that text and pictures should stay inside, as straight pieces, piece mm; null for a piece without. */
export function safeLine(garment: Garment, piece: string): readonly Point[] | null {
  const own = lines.get(garment) ?? new Map<string, readonly Point[] | null>();
  lines.set(garment, own);
  const known = own.get(piece);
  if (known !== undefined) return known;
  const found = garment.pieces.find(({ id }) => id === piece);
  const line = (found && flattenPath(found.safe, 0.5)[0]?.points) ?? null;
  own.set(piece, line);
  return line;
}

/** How far a place may go along one axis before the line: the nearest crossings before and behind it. */
export function roomAlong(
  line: readonly Point[],
  axis: "x" | "y",
  across: number,
  from: number,
): readonly [low: number | null, high: number | null] {
  const other = axis === "x" ? "y" : "x";
  let low: number | null = null;
  let high: number | null = null;
  line.forEach((a, index) => {
    const b = line[(index + 1) % line.length];
    if (!b || a[other] > across === b[other] > across) return;
    const share = (across - a[other]) / (b[other] - a[other]);
    const at = a[axis] + share * (b[axis] - a[axis]);
    if (at <= from && (low === null || at > low)) low = at;
    if (at >= from && (high === null || at < high)) high = at;
  });
  return [low, high];
}
