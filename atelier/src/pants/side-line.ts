import { edgeOf, type Piece } from "@holeshot/garments";
import { flattenPath, type Point } from "@holeshot/geometry";

/** A line down a leg, such as its inseam, through several pieces: where it lies at each height of the pattern. */
export type SideLine = (y: number) => number;

/** Joins edges, which run up or down, to one line. Beyond its ends the line goes straight on down or up. */
export function sideLine(edges: readonly (readonly [piece: Piece, edge: string])[]): SideLine {
  const points = edges
    .flatMap(([piece, edge]) => flattenPath(edgeOf(piece, edge).path, 0.05)[0]?.points ?? [])
    .toSorted((a, b) => a.y - b.y);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) throw new RangeError("A line has points");
  return (y) => {
    if (y <= first.y) return first.x;
    if (y >= last.y) return last.x;
    const after = points.findIndex((point) => point.y > y);
    const [a, b] = [points[after - 1] as Point, points[after] as Point];
    return a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
  };
}
