import { type Point, polylineLength } from "@holeshot/geometry";
import type { LineEdge } from "./piece-lines.ts";
import { commonShares, pointsAt } from "./line-shares.ts";

/** A point of a closed line: a turn where two edges meet or the line has a corner, or a point of a curve. */
export interface LinePoint extends Point {
  readonly kind: "turn" | "curve";
}

/** Chosen points follow a line within this, mm; a small piece's within this share of its length. */
const tolerance = { most: 0.04, share: 1e-4 } as const;
/** From this bend on a point is a corner, radians. */
const cornerBend = 0.35;

/**
 * The same line of one piece in each of its sizes, as points that answer each other: the n-th point of one size is
 * graded to the n-th of another. Throws `RangeError` when the sizes have other edges.
 */
export function gradedLines(sizes: readonly (readonly LineEdge[])[]): LinePoint[][] {
  const [model] = sizes;
  if (!model) return [];
  for (const edges of sizes) {
    if (edges.length !== model.length || edges.some(({ name }, i) => name !== model[i]?.name))
      throw new RangeError("These sizes have other edges: they cannot be graded into each other");
  }
  const around = model.reduce((sum, { points }) => sum + polylineLength(points), 0);
  const near = Math.min(tolerance.most, around * tolerance.share);
  const shares = model.map((_, i) =>
    commonShares(
      sizes.map((edges) => edges[i]?.points ?? []),
      near,
    ),
  );
  const lines = sizes.map((edges) =>
    edges.map(({ points }, i) => pointsAt(points, shares[i] ?? [])),
  );
  const firsts = lines[0]?.map(({ length }) => length) ?? [];
  const starts = new Set(firsts.map((_, i) => firsts.slice(0, i).reduce((sum, n) => sum + n, 0)));
  const flat = lines.map((line) => line.flat());
  const corners = cornersOf(flat);
  return flat.map((points) =>
    points.map(({ x, y }, i) => ({
      x,
      y,
      kind: starts.has(i) || corners.has(i) ? "turn" : "curve",
    })),
  );
}

/** Where the line has a corner in any size. */
function cornersOf(lines: readonly (readonly Point[])[]): Set<number> {
  const corners = new Set<number>();
  for (const points of lines) {
    for (let i = 0; i < points.length; i++) {
      const at = points[i] as Point;
      const before = points[(i + points.length - 1) % points.length] as Point;
      const after = points[(i + 1) % points.length] as Point;
      if (bend(before, at, after) > cornerBend) corners.add(i);
    }
  }
  return corners;
}

function bend(a: Point, b: Point, c: Point): number {
  const cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
  const dot = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y);
  return Math.abs(Math.atan2(cross, dot));
}
