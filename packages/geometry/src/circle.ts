import type { Matrix } from "./matrix.ts";
import { transformPoint } from "./matrix.ts";
import type { Path } from "./path.ts";
import type { Point } from "./point.ts";

/** A circle by its centre. */
export interface Circle extends Point {
  readonly radius: number;
}

/** Length of a cubic's handles for a quarter of a circle of radius 1. */
const handle = (4 / 3) * Math.tan(Math.PI / 8);

/** A circle as four cubics, at most 0.03 % of its radius away from it. */
export function circlePath({ x, y, radius }: Circle): Path {
  const bow = radius * handle;
  const [left, right, top, bottom] = [x - radius, x + radius, y - radius, y + radius];
  return [
    ["M", right, y],
    ["C", right, y + bow, x + bow, bottom, x, bottom],
    ["C", x - bow, bottom, left, y + bow, left, y],
    ["C", left, y - bow, x - bow, top, x, top],
    ["C", x + bow, top, right, y - bow, right, y],
    ["Z"],
  ];
}

/** A circle where an affine map takes it: round all the same where the map stretches one way, and as large as what it becomes there. */
export function transformCircle(circle: Circle, matrix: Matrix): Circle {
  const [a, b, c, d] = matrix;
  const larger = Math.sqrt(Math.abs(a * d - b * c));
  return { ...transformPoint(matrix, circle), radius: circle.radius * larger };
}
