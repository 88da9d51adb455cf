import { edgeKey } from "./cloth-mesh.ts";
import type { Seam } from "@holeshot/garments";

/**
 * Into how many equal steps each edge is cut. Sewn edges get the larger count of the two, and so on along
 * chains of seams, so that every vertex finds its partner.
 */
export function edgeCounts(
  lengths: ReadonlyMap<string, number>,
  seams: readonly Pick<Seam, "a" | "b">[],
  spacing: number,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [key, length] of lengths) counts.set(key, Math.max(1, Math.round(length / spacing)));
  for (let changed = true; changed;) {
    changed = false;
    for (const { a, b } of seams) {
      const [keyA, keyB] = [edgeKey(a), edgeKey(b)];
      const [countA, countB] = [counts.get(keyA), counts.get(keyB)];
      if (countA === undefined || countB === undefined)
        throw new RangeError(`No such edge: ${countA === undefined ? keyA : keyB}`);
      if (countA === countB) continue;
      counts.set(keyA, Math.max(countA, countB));
      counts.set(keyB, Math.max(countA, countB));
      changed = true;
    }
  }
  return counts;
}
