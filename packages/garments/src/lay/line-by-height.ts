import { flattenPath, type Point } from "@holeshot/geometry";
import { edgeOf } from "../edge-of.ts";
import type { Piece } from "../garment.ts";

/** A seam that runs down the garment, by the share of its length from the top: the same on both its sides. */
export interface SeamLine {
  /** x at a height; straight on beyond the ends. */
  readonly x: (y: number) => number;
  /** Length from the top of the line to a height, and back. */
  readonly length: (y: number) => number;
  readonly height: (length: number) => number;
}

/** Edges that follow each other down one side, as one line. */
export function seamLine(
  parts: readonly (readonly [piece: Piece, edge: string])[],
  fold: (p: Point) => Point,
): SeamLine {
  const points = parts.flatMap(([piece, edge]) => {
    const line = (flattenPath(edgeOf(piece, edge).path, 0.02)[0]?.points ?? []).map(fold);
    return (line[0] as Point).y < (line.at(-1) as Point).y ? line : line.toReversed();
  });
  const ys: number[] = [];
  const xs: number[] = [];
  const lengths: number[] = [];
  for (const { x, y } of points) {
    const last = ys.length - 1;
    const lastY = ys[last];
    if (lastY !== undefined && y <= lastY + 1e-6) continue;
    lengths.push(
      lastY === undefined
        ? 0
        : (lengths[last] as number) + Math.hypot(x - (xs[last] as number), y - lastY),
    );
    ys.push(y);
    xs.push(x);
  }
  return {
    x: (y) => read(ys, xs, y),
    length: (y) => read(ys, lengths, y),
    height: (length) => read(lengths, ys, length),
  };
}

/** A broken line through (from, to), going straight on beyond its ends. */
function read(from: readonly number[], to: readonly number[], at: number): number {
  let low = 0;
  let high = from.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((from[middle] as number) <= at) low = middle;
    else high = middle;
  }
  const [a, b] = [from[low] as number, from[high] as number];
  const [u, v] = [to[low] as number, to[high] as number];
  return u + ((v - u) * (at - a)) / (b - a);
}
