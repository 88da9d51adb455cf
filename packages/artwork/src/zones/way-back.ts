import { transformPoint } from "@holeshot/geometry";
import type { KitPoint, Matrix, Point } from "@holeshot/geometry";
import { cellWidth } from "./plane-net.ts";
import type { NetCell, PlaneNet } from "./plane-net.ts";

/** The way from the plane to a piece; where it is straight, as a matrix too. */
export interface WayBack {
  readonly toPiece: (point: Point) => Point;
  readonly matrix: Matrix | null;
}

/** Widths of the meshes in which the way back is drawn straight, mm: a finer one where that is farther off than `fault`. */
const meshes = [12, 6, 3, 1.5] as const;
const fault = 0.15;
const rounds = 16;
const close = 1e-3;
/** Length over which the plane's slope is felt, mm. */
const feel = 0.25;
/** A sheet whose every cell is the same parallelogram to this, mm, needs no meshes. */
const straight = 1e-3;

/** A point of the piece; not `there` when the sheet ends before the place asked for. */
interface Found extends Point {
  readonly there: boolean;
}

/** From the plane back to the piece, on the sheet that is shown this way round. Worked out where it is asked for, and kept. */
export function wayBack(plane: (point: Point) => KitPoint, net: PlaneNet, turn: number): WayBack {
  const cells = net.cells.filter((cell) => cell.turn === turn);
  const one = cells[0];
  if (one && cells.every((cell) => isLike(cell, one))) {
    const matrix = evened(inverseOf(one));
    return { toPiece: (point) => transformPoint(matrix, point), matrix };
  }
  return { toPiece: meshed(finder(plane, cells)), matrix: null };
}

/** Without the dust of division: a piece that lies on the plane as it is gets its own coordinates back. */
function evened([a, b, c, d, e, f]: Matrix): Matrix {
  const round = (value: number) => Math.round(value * 1e9) / 1e9;
  return [round(a), round(b), round(c), round(d), round(e), round(f)];
}

/** Answers from meshes whose corners were found, the coarsest that is true enough. */
function meshed(find: (target: Point) => Found): (point: Point) => Point {
  const levels = meshes.map((width) => ({
    width,
    nodes: new Map<number, Found>(),
    /** Whether a mesh is true enough to be straight within. */
    good: new Map<number, boolean>(),
  }));
  const finest = levels.at(-1);
  const nodeAt = (level: (typeof levels)[number], column: number, row: number): Found => {
    const key = column * 65_536 + row;
    const known = level.nodes.get(key);
    if (known) return known;
    const made = find({ x: column * level.width, y: row * level.width });
    level.nodes.set(key, made);
    return made;
  };
  return (point) => {
    for (const level of levels) {
      const [u, v] = [point.x / level.width, point.y / level.width];
      const [column, row] = [Math.floor(u), Math.floor(v)];
      const corners = [
        nodeAt(level, column, row),
        nodeAt(level, column + 1, row),
        nodeAt(level, column, row + 1),
        nodeAt(level, column + 1, row + 1),
      ] as const;
      // Wholly beyond the sheet nothing is seen of it.
      const there = corners.filter((corner) => corner.there).length;
      if (there === 0 || (level === finest && there === 4)) {
        return between(corners, u - column, v - row);
      }
      const key = column * 65_536 + row;
      const known = level.good.get(key);
      const good =
        known ??
        isGood(corners, find({ x: (column + 0.5) * level.width, y: (row + 0.5) * level.width }));
      if (known === undefined) level.good.set(key, good);
      if (good) return between(corners, u - column, v - row);
    }
    return find(point);
  };
}

type Corners = readonly [Found, Found, Found, Found];

function isGood(corners: Corners, middle: Found): boolean {
  if (!middle.there || corners.some((corner) => !corner.there)) return false;
  const { x, y } = between(corners, 0.5, 0.5);
  return Math.hypot(x - middle.x, y - middle.y) < fault;
}

function between([a, b, c, d]: Corners, s: number, t: number): Point {
  const mix = (p: number, q: number, r: number, w: number) =>
    (p * (1 - s) + q * s) * (1 - t) + (r * (1 - s) + w * s) * t;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

/** Steps to a place from the nearest cell, each by the plane's slope where it stands, never off the sheet (Newton). */
function finder(
  plane: (point: Point) => KitPoint,
  cells: readonly NetCell[],
): (target: Point) => Found {
  const places = cells.map((cell) => ({ box: cell.box, middle: middleOf(cell) }));
  const onSheet = new Set(cells.map(({ box }) => keyOf(box.left, box.top)));
  return (target) => {
    const start = nearest(places, target).box;
    let point: Point = { x: (start.left + start.right) / 2, y: (start.top + start.bottom) / 2 };
    for (let round = 0; round < rounds; round += 1) {
      const here = plane(point);
      const error = { x: target.x - here.x, y: target.y - here.y };
      if (Math.hypot(error.x, error.y) < close) return { ...point, there: true };
      const step = stepOf(plane, point, here, error);
      const next = { x: point.x + step.x, y: point.y + step.y };
      // Off the sheet the plane shows another one: there this one goes on straight.
      if (!onSheet.has(keyOf(next.x, next.y))) return { ...next, there: false };
      point = next;
    }
    return { ...point, there: false };
  };
}

function nearest<Place extends { readonly middle: Point }>(
  places: readonly Place[],
  target: Point,
): Place {
  let best = places[0] as Place;
  let least = Infinity;
  for (const place of places) {
    const far = (place.middle.x - target.x) ** 2 + (place.middle.y - target.y) ** 2;
    if (far < least) {
      least = far;
      best = place;
    }
  }
  return best;
}

/** The step on the piece that moves its place on the plane by `error`, at most a cell long. */
function stepOf(plane: (point: Point) => KitPoint, point: Point, here: Point, error: Point): Point {
  const [dx, dy] = [inward(point.x), inward(point.y)];
  const right = plane({ x: point.x + dx, y: point.y });
  const below = plane({ x: point.x, y: point.y + dy });
  const [a, b] = [(right.x - here.x) / dx, (right.y - here.y) / dx];
  const [c, d] = [(below.x - here.x) / dy, (below.y - here.y) / dy];
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1e-9) return { x: 0, y: 0 };
  const step = {
    x: (d * error.x - c * error.y) / determinant,
    y: (a * error.y - b * error.x) / determinant,
  };
  const reach = Math.min(1, cellWidth / Math.max(1e-9, Math.hypot(step.x, step.y)));
  return { x: step.x * reach, y: step.y * reach };
}

/** A small way towards the middle of the cell, so that the feeler stays on the sheet. */
function inward(value: number): number {
  const share = value / cellWidth - Math.floor(value / cellWidth);
  return share < 0.5 ? feel : -feel;
}

function isLike(cell: NetCell, one: NetCell): boolean {
  const [dx, dy] = [cell.box.left - one.box.left, cell.box.top - one.box.top];
  const [a, b, c, d] = straightMap(one);
  return cell.kit.every((point, index) => {
    const other = one.kit[index] as Point;
    const x = other.x + a * dx + c * dy;
    const y = other.y + b * dx + d * dy;
    return Math.hypot(point.x - x, point.y - y) < straight;
  });
}

function keyOf(x: number, y: number): number {
  return Math.floor(x / cellWidth) * 65_536 + Math.floor(y / cellWidth);
}

function middleOf({ kit }: NetCell): Point {
  return {
    x: kit.reduce((sum, { x }) => sum + x, 0) / 4,
    y: kit.reduce((sum, { y }) => sum + y, 0) / 4,
  };
}

/** The cell's map as a straight one, by the means of its opposite sides. */
function straightMap({ box, kit: [nw, ne, se, sw] }: NetCell): Matrix {
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const a = (ne.x - nw.x + se.x - sw.x) / 2 / w;
  const b = (ne.y - nw.y + se.y - sw.y) / 2 / w;
  const c = (sw.x - nw.x + se.x - ne.x) / 2 / h;
  const d = (sw.y - nw.y + se.y - ne.y) / 2 / h;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const middle = { x: (nw.x + ne.x + se.x + sw.x) / 4, y: (nw.y + ne.y + se.y + sw.y) / 4 };
  return [a, b, c, d, middle.x - a * x - c * y, middle.y - b * x - d * y];
}

function inverseOf(cell: NetCell): Matrix {
  const [a, b, c, d, e, f] = straightMap(cell);
  const determinant = a * d - b * c;
  const [ia, ib, ic, id] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
  return [ia, ib, ic, id, -(ia * e + ic * f), -(ib * e + id * f)];
}
