import type { Model, ModelPiece } from "../model/model.ts";

/** How high above its lowest place a hem still hangs over what is worn below it, metres. */
const HIGH = 0.16;
/** How much nearer it counts than it is, metres: cloth below it may be altered to be wider than it. */
const NEARER = 0.04;

/**
 * Lets the lower ends of some pieces hang over whatever they touch: each was draped without the other, and altered cloth
 * may be where both are.
 */
export function hangOver({ pieces }: Model, names: ReadonlySet<string>): Model {
  const hanging = pieces.filter(({ piece }) => names.has(piece));
  const hem = hanging.reduce(
    (least, { positions }) =>
      positions.reduce((low, value, i) => (i % 3 === 1 ? Math.min(low, value) : low), least),
    Infinity,
  );
  return {
    pieces: pieces.flatMap((piece) =>
      names.has(piece.piece) ? parted(piece, hem + HIGH) : [piece],
    ),
  };
}

/** A piece as what is above a height and what is below it, which counts as nearer. */
function parted(piece: ModelPiece, height: number): ModelPiece[] {
  const [above, below]: [number[], number[]] = [[], []];
  const { triangles, positions } = piece;
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = triangles.subarray(t, t + 3);
    const high = corners.some((corner) => (positions[3 * corner + 1] as number) > height);
    (high ? above : below).push(...corners);
  }
  return [
    { ...piece, triangles: Uint32Array.from(above) },
    { ...piece, triangles: Uint32Array.from(below), nearer: NEARER },
  ];
}
