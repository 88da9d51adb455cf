import type { Point } from "./point.ts";

/** Affine map `(x, y) → (a x + c y + e, b x + d y + f)`, in the order of SVG and canvas. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The map that changes nothing. */
export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Moves by `(dx, dy)`. */
export function translation(dx: number, dy: number): Matrix {
  return [1, 0, 0, 1, dx, dy];
}

/** Scales about the origin; one number scales both ways. */
export function scaling(sx: number, sy: number = sx): Matrix {
  return [sx, 0, 0, sy, 0, 0];
}

/** Turns by radians about `centre` (the origin when left out); clockwise on screen, since y is down. */
export function rotation(radians: number, centre: Point = { x: 0, y: 0 }): Matrix {
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  return [
    cos,
    sin,
    -sin,
    cos,
    centre.x - cos * centre.x + sin * centre.y,
    centre.y - sin * centre.x - cos * centre.y,
  ];
}

/** One map for several: the last is applied first, as nested SVG transforms read. */
export function multiply(...matrices: readonly Matrix[]): Matrix {
  return matrices.reduce(multiplyTwo, identity);
}

function multiplyTwo(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

/** The map back, or null when the map flattens the plane to a line or point. */
export function invert(m: Matrix): Matrix | null {
  const determinant = m[0] * m[3] - m[1] * m[2];
  if (!Number.isFinite(determinant) || Math.abs(determinant) < 1e-12) return null;
  return [
    m[3] / determinant,
    -m[1] / determinant,
    -m[2] / determinant,
    m[0] / determinant,
    (m[2] * m[5] - m[3] * m[4]) / determinant,
    (m[1] * m[4] - m[0] * m[5]) / determinant,
  ];
}

/** The point's image. The caller names the space it lands in. */
export function transformPoint<To extends string = string>(m: Matrix, point: Point): Point<To> {
  return {
    x: m[0] * point.x + m[2] * point.y + m[4],
    y: m[1] * point.x + m[3] * point.y + m[5],
  };
}
