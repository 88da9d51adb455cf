/** An affine map, as PDF and SVG write it. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First the inner map, then the outer one. */
export function times(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [
    ...([a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s] as const),
    ...([a * t + c * u + e, b * t + d * u + f] as const),
  ];
}

/** Undefined for a map that flattens. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const size = a * d - b * c;
  if (!Number.isFinite(1 / size)) return undefined;
  return [
    ...([d / size, -b / size, -c / size, a / size] as const),
    ...([(c * f - d * e) / size, (b * e - a * f) / size] as const),
  ];
}

/** Whether a value from a file is a map with six finite numbers. */
export function asMatrix(value: unknown): Matrix | undefined {
  if (!Array.isArray(value) && !ArrayBuffer.isView(value)) return undefined;
  const numbers = Array.from(value as ArrayLike<unknown>, Number);
  return numbers.length === 6 && numbers.every(Number.isFinite)
    ? (numbers as unknown as Matrix)
    : undefined;
}

export function written(numbers: Iterable<number>): string {
  return Array.from(numbers, (value) => String(Number(value.toPrecision(9)))).join(" ");
}
