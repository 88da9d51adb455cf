import { flattenPath, type Point } from "@holeshot/geometry";
import type { ProductId } from "@holeshot/domain";
import { baseGarment } from "../../garments/patterns.ts";

const lines = new Map<string, readonly Point[] | null>();

/** The line that text and pictures should stay inside, as straight pieces, piece mm; null for a piece without. */
export function safeLine(product: ProductId, piece: string): readonly Point[] | null {
  const key = `${product} ${piece}`;
  const known = lines.get(key);
  if (known !== undefined) return known;
  const found = baseGarment(product).pieces.find(({ id }) => id === piece);
  const line = (found && flattenPath(found.safe, 0.5)[0]?.points) ?? null;
  lines.set(key, line);
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
