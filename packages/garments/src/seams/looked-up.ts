import type { Point } from "@holeshot/geometry";

/** Side of the squares between whose corners the map is taken as even, mm. */
const CELL = 4;
/** Squares lie within this many of the origin, each way. */
const SPAN = 512;
/** Corners that are kept, more than a drawing over a seam ever asks for; then it begins anew. */
const MOST = 8000;

/**
 * A smooth map, worked out once for each corner of a net of squares and even between them: to 0.05 mm where it bends over no
 * less than 40 mm. A drawing has thousands of points, and a drag draws it sixty times a second.
 */
export function lookedUp(map: (point: Point) => Point): (point: Point) => Point {
  const corners = new Map<number, Point>();
  const cornerAt = (column: number, row: number): Point => {
    const key = (column + SPAN) * 2 * SPAN + row + SPAN;
    const found = corners.get(key);
    if (found) return found;
    if (corners.size >= MOST) corners.clear();
    const made = map({ x: column * CELL, y: row * CELL });
    corners.set(key, made);
    return made;
  };
  return (point) => {
    const [column, row] = [Math.floor(point.x / CELL), Math.floor(point.y / CELL)];
    if (Math.max(Math.abs(column), Math.abs(row)) >= SPAN) return map(point);
    const [u, v] = [point.x / CELL - column, point.y / CELL - row];
    const [a, b] = [cornerAt(column, row), cornerAt(column + 1, row)];
    const [c, d] = [cornerAt(column, row + 1), cornerAt(column + 1, row + 1)];
    const mix = (p: number, q: number, r: number, s: number): number =>
      (p * (1 - u) + q * u) * (1 - v) + (r * (1 - u) + s * u) * v;
    return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
  };
}
