import type { Point } from "@holeshot/geometry";
import type { ModelPiece } from "../model/model.ts";

/** The triangle of a draped piece that a point of the flat one lies in. */
export interface TriangleAt {
  /** Where its corner numbers begin in `triangles`. */
  readonly first: number;
  /** How much of each corner the point takes. */
  readonly shares: Shares;
}

/** Side of the squares that triangles are filed under, mm. */
const CELL = 20;
const key = (column: number, row: number): number => column * 4096 + row;

/** Finds the triangle at a millimetre of the flat piece; null where the piece has no cloth. */
export function triangleFinder(model: ModelPiece): (point: Point) => TriangleAt | null {
  const { millimetres, triangles } = model;
  const cells = new Map<number, number[]>();
  for (let first = 0; first < triangles.length; first += 3) {
    const xs = [0, 1, 2].map((i) => millimetres[(triangles[first + i] ?? 0) * 2] ?? 0);
    const ys = [0, 1, 2].map((i) => millimetres[(triangles[first + i] ?? 0) * 2 + 1] ?? 0);
    const [left, right] = [Math.min(...xs), Math.max(...xs)].map((x) => Math.floor(x / CELL));
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)].map((y) => Math.floor(y / CELL));
    for (let column = left ?? 0; column <= (right ?? 0); column += 1) {
      for (let row = top ?? 0; row <= (bottom ?? 0); row += 1) {
        const filed = cells.get(key(column, row)) ?? [];
        filed.push(first);
        cells.set(key(column, row), filed);
      }
    }
  }
  return (point) => {
    const here = cells.get(key(Math.floor(point.x / CELL), Math.floor(point.y / CELL))) ?? [];
    for (const first of here) {
      const shares = sharesIn(model, first, point);
      if (shares) return { first, shares };
    }
    return null;
  };
}

type Shares = readonly [a: number, b: number, c: number];

/** How much of each corner a point takes; null when it lies outside. */
function sharesIn(
  { millimetres, triangles }: ModelPiece,
  first: number,
  { x, y }: Point,
): Shares | null {
  const corner = (i: number): Point => {
    const at = (triangles[first + i] ?? 0) * 2;
    return { x: millimetres[at] ?? 0, y: millimetres[at + 1] ?? 0 };
  };
  const [p, q, r] = [corner(0), corner(1), corner(2)];
  const area = (q.x - p.x) * (r.y - p.y) - (r.x - p.x) * (q.y - p.y);
  if (Math.abs(area) < 1e-9) return null;
  const b = ((x - p.x) * (r.y - p.y) - (r.x - p.x) * (y - p.y)) / area;
  const c = ((q.x - p.x) * (y - p.y) - (x - p.x) * (q.y - p.y)) / area;
  const slack = -1e-6;
  return b < slack || c < slack || b + c > 1 - slack ? null : [1 - b - c, b, c];
}
