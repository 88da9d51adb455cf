import { edgeOf, type Garment, type Piece } from "@holeshot/garments";
import { flattenPath, type Point } from "@holeshot/geometry";

/** The garment's piece. Throws `RangeError` when the product has none of that name. */
export function pieceOf(garment: Garment, id: string): Piece {
  const piece = garment.pieces.find((candidate) => candidate.id === id);
  if (!piece) throw new RangeError(`${garment.product} has no piece ${id}`);
  return piece;
}

/** The piece if this choice of options has it. */
export function findPiece(garment: Garment, id: string): Piece | undefined {
  return garment.pieces.find((candidate) => candidate.id === id);
}

/** A landmark of a piece. Throws `RangeError` when it has none of that name. */
export function landmark(piece: Piece, name: string): Point {
  const point = piece.landmarks[name];
  if (!point) throw new RangeError(`${piece.id} has no landmark ${name}`);
  return point;
}

/** The points of an edge, in outline order. */
export function edgePoints(piece: Piece, edge: string): readonly Point[] {
  return flattenPath(edgeOf(piece, edge).path, 0.1)[0]?.points ?? [];
}

/** x of a line by height; beyond its ends, the end's x. The line should not turn back in y. */
export function rows(points: readonly Point[]): (y: number) => number {
  const sorted = points.toSorted((a, b) => a.y - b.y);
  return (y) => {
    const [first, last] = [sorted[0] as Point, sorted.at(-1) as Point];
    if (y <= first.y) return first.x;
    if (y >= last.y) return last.x;
    let [low, high] = [0, sorted.length - 1];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as Point).y <= y) low = middle;
      else high = middle;
    }
    const [a, b] = [sorted[low] as Point, sorted[high] as Point];
    return b.y === a.y ? a.x : a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
  };
}

/** A smooth line through knots by height (monotone cubic after Fritsch and Carlson); level beyond its ends. */
export function throughKnots(
  knots: readonly (readonly [y: number, value: number])[],
): (y: number) => number {
  const n = knots.length;
  const y = (i: number) => (knots[i] as readonly [number, number])[0];
  const v = (i: number) => (knots[i] as readonly [number, number])[1];
  const secant = (i: number) => (v(i + 1) - v(i)) / (y(i + 1) - y(i));
  const slopes = knots.map((_, i) => {
    if (i === 0 || i === n - 1) return 0;
    const [a, b] = [secant(i - 1), secant(i)];
    return a * b <= 0 ? 0 : (2 * a * b) / (a + b);
  });
  return (at) => {
    if (at <= y(0)) return v(0);
    if (at >= y(n - 1)) return v(n - 1);
    let i = 0;
    while (y(i + 1) < at) i++;
    const h = y(i + 1) - y(i);
    const t = (at - y(i)) / h;
    const [m0, m1] = [slopes[i] as number, slopes[i + 1] as number];
    return (
      (2 * t ** 3 - 3 * t ** 2 + 1) * v(i) +
      (t ** 3 - 2 * t ** 2 + t) * h * m0 +
      (-2 * t ** 3 + 3 * t ** 2) * v(i + 1) +
      (t ** 3 - t ** 2) * h * m1
    );
  };
}

/** 0 before `from`, 1 after `to`, smooth between. */
export function ramp(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
