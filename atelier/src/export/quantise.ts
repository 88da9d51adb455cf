/** Steps along the longest side of a model: fine enough that a garment's are a fifteenth of a millimetre. */
const steps = 16383;
/** Millimetres of one step on a piece. */
const pieceStep = 0.04;

/** How whole numbers become places: `value × scale + offset`. */
export interface Grid {
  readonly offset: readonly [number, number, number];
  readonly scale: number;
}

/** The grid all pieces of a model share, so that sewn corners stay on one point. */
export function gridOf(positions: Float64Array): Grid {
  const least = [Infinity, Infinity, Infinity];
  const most = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    least[i % 3] = Math.min(least[i % 3] as number, positions[i] as number);
    most[i % 3] = Math.max(most[i % 3] as number, positions[i] as number);
  }
  const span = Math.max(...most.map((value, c) => value - (least[c] as number)));
  const [x = 0, y = 0, z = 0] = least;
  return { offset: [x, y, z], scale: span / steps };
}

export function toGrid(value: number, axis: number, { offset, scale }: Grid): number {
  return Math.round((value - (offset[axis] as number)) / scale);
}

/** Origin and size of the millimetres that texture coordinates 0 to 1 stand for. */
export interface PieceSpan {
  readonly origin: readonly [number, number];
  readonly size: readonly [number, number];
}

export function pieceSpan(uv: readonly number[]): PieceSpan {
  let [left, top] = [Infinity, Infinity];
  for (let i = 0; i < uv.length; i += 2) {
    left = Math.min(left, uv[i] as number);
    top = Math.min(top, uv[i + 1] as number);
  }
  const size = 65535 * pieceStep;
  const whole = (value: number) => Math.floor(value / pieceStep) * pieceStep;
  return { origin: [round(whole(left)), round(whole(top))], size: [round(size), round(size)] };
}

export function toSpan(value: number, axis: 0 | 1, { origin }: PieceSpan): number {
  return Math.round((value - origin[axis]) / pieceStep);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
