import { flattenPath, type Point } from "@holeshot/geometry";
import { edgeOf } from "../edge-of.ts";
import type { Piece } from "../garment.ts";

/**
 * Where a place of the panel above the knee lies while the leg lies flat or is not yet sewn, in the piece's own
 * coordinates. The leg is cut bent: the panel is higher than its gap, so it is pushed together until its upper edge is on
 * the thigh's, which bulges as far down as the panel does up.
 */
export function laidKneeStretch(piece: Piece): (point: Point) => Point {
  const [top, bottom] = ["top", "bottom"].map(
    (name) => flattenPath(edgeOf(piece, name).path, 0.1)[0]?.points ?? [],
  ) as [readonly Point[], readonly Point[]];
  const [from, to] = [top[0], top.at(-1)];
  if (!from || !to) throw new RangeError(`${piece.id} has no upper edge`);
  return ({ x, y }) => {
    const chord = from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
    const [high, low] = [heightAt(top, x), heightAt(bottom, x)];
    const share = Math.min(1, Math.max(0, (low - y) / (low - high)));
    return { x, y: y + 2 * (chord - high) * share };
  };
}

/** Height of a line across at a place; beyond its ends, that of the nearer one. */
function heightAt(line: readonly Point[], x: number): number {
  const rising = (line[0]?.x ?? 0) < (line.at(-1)?.x ?? 0) ? line : line.toReversed();
  const next = rising.findIndex((point) => point.x >= x);
  const b = rising[next === -1 ? rising.length - 1 : next];
  const a = next > 0 ? rising[next - 1] : b;
  if (!a || !b) return 0;
  return a.x === b.x ? a.y : a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x);
}
