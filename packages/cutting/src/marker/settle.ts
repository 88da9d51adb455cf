import { type Box, type Point, pointsBounds } from "@holeshot/geometry";

/** A closed line that may be moved: `at` is added to its points. */
export interface Settler {
  readonly line: readonly Point[];
  readonly along: Readonly<Record<"x" | "y", Seen>>;
  readonly box: Box;
  at: Point;
}

/** Where pieces are first put they are a cell's breadth too far apart here and there: they are pushed so often, mm by mm. */
const rounds = 3;
/** What is left between shapes beyond the gap, so that rounding never takes from it, mm. */
const rest = 1e-5;

/** A line with its box, ready to be settled. */
export function settler(line: readonly Point[], at: Point): Settler {
  const along = { x: seenAlong(line, "x"), y: seenAlong(line, "y") };
  return { line, along, box: pointsBounds(line), at };
}

/** Coordinates of points, in lists of numbers: a marker looks at millions of them. */
interface Coordinates {
  /** Across the way that is gone. */
  readonly u: Float64Array;
  /** Along it. */
  readonly v: Float64Array;
}

/** A line as it is seen by what goes along an axis, its corners also by their place across: a side meets a few of them only. */
interface Seen extends Coordinates {
  readonly sorted: Coordinates;
}

function seenAlong(line: readonly Point[], axis: "x" | "y"): Seen {
  const across = axis === "y" ? "x" : "y";
  const listed = (points: readonly Point[]): Coordinates => ({
    u: Float64Array.from(points, (point) => point[across]),
    v: Float64Array.from(points, (point) => point[axis]),
  });
  return { ...listed(line), sorted: listed(line.toSorted((a, b) => a[across] - b[across])) };
}

/**
 * Pushes shapes towards the beginning of the cloth, and to its left edge where that lets them go on, as far as their exact
 * lines allow. Shapes that are `gap` apart stay so; half of it is kept to the edges.
 */
export function settle(shapes: readonly Settler[], gap: number): void {
  for (let round = 0; round < rounds; round += 1) {
    for (const axis of ["y", "x", "y"] as const) {
      const near = (shape: Settler) => (axis === "y" ? shape.box.top : shape.box.left);
      const order = shapes.toSorted((a, b) => near(a) + a.at[axis] - (near(b) + b.at[axis]));
      for (const shape of order) {
        const by = reachOf(shape, shapes, axis, gap);
        if (by > rest) shape.at = { ...shape.at, [axis]: shape.at[axis] - by };
      }
    }
  }
}

/** How far a shape goes back along an axis before it meets the edge or comes within the gap of another. */
function reachOf(shape: Settler, all: readonly Settler[], axis: "x" | "y", gap: number): number {
  const { left, top, right, bottom } = moved(shape);
  let reach = (axis === "y" ? top : left) - gap / 2;
  for (const other of all) {
    if (other === shape || reach <= rest) continue;
    const box = moved(other);
    const beside =
      axis === "y"
        ? box.left - gap > right || box.right + gap < left || box.top - gap > bottom
        : box.top - gap > bottom || box.bottom + gap < top || box.left - gap > right;
    const far = axis === "y" ? top - box.bottom - gap > reach : left - box.right - gap > reach;
    if (beside || far) continue;
    reach = reachBefore(shape, other, axis, gap, reach);
  }
  return Math.max(0, reach - rest);
}

function moved({ box, at }: Settler): Box {
  return {
    left: box.left + at.x,
    right: box.right + at.x,
    top: box.top + at.y,
    bottom: box.bottom + at.y,
  };
}

/**
 * Of two lines that do not cross, a corner of one is nearest to the other: so each corner is held against the other's sides,
 * grown by the gap. Along x the plane is looked at with its axes exchanged. What is no nearer than `reach` is passed over.
 */
function reachBefore(
  shape: Settler,
  other: Settler,
  axis: "x" | "y",
  gap: number,
  reach: number,
): number {
  const across = axis === "y" ? "x" : "y";
  const own = { ...shape.along[axis], du: shape.at[across], dv: shape.at[axis] };
  const wall = { ...other.along[axis], du: other.at[across], dv: other.at[axis] };
  // What goes back to a wall is what a wall comes forward to, upside down.
  return cornersReach(wall, own, gap, -1, cornersReach(own, wall, gap, 1, reach));
}

interface Moved extends Seen {
  readonly du: number;
  readonly dv: number;
}

/** How far corners go up, to smaller v and at most by `upTo`, before they come within the gap of a side of the wall; with `sign` -1 down. */
function cornersReach(
  { sorted, du, dv }: Moved,
  wall: Moved,
  gap: number,
  sign: 1 | -1,
  upTo: number,
): number {
  const { u: cornerU, v: cornerV } = sorted;
  const { u: wallU, v: wallV, du: wallDu, dv: wallDv } = wall;
  const count = cornerU.length;
  const least = (cornerU[0] ?? 0) + du;
  const most = (cornerU[count - 1] ?? 0) + du;
  let lowest = Number.NEGATIVE_INFINITY;
  let highest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i += 1) {
    const v = sign * ((cornerV[i] as number) + dv);
    if (v > lowest) lowest = v;
    if (v < highest) highest = v;
  }
  let reach = upTo;
  const sides = wallU.length;
  for (let i = 0, j = sides - 1; i < sides; j = i++) {
    const pu = (wallU[j] as number) + wallDu;
    const pv = sign * ((wallV[j] as number) + wallDv);
    const qu = (wallU[i] as number) + wallDu;
    const qv = sign * ((wallV[i] as number) + wallDv);
    const from = (pu < qu ? pu : qu) - gap;
    const to = (pu < qu ? qu : pu) + gap;
    // No point that is `gap` from the side lies below this.
    const foot = (pv < qv ? qv : pv) + gap;
    if (to < least || from > most || (pv < qv ? pv : qv) - gap > lowest) continue;
    if (highest - foot > reach) continue;
    for (let at = firstFrom(cornerU, from - du); at < count; at += 1) {
      const u = (cornerU[at] as number) + du;
      const v = sign * ((cornerV[at] as number) + dv);
      if (u > to) break;
      if (v - foot > reach) continue;
      const under = lowSide(pu, pv, qu, qv, u, gap);
      if (Number.isNaN(under)) continue;
      if (v >= under - 1e-9) reach = v - under < reach ? v - under : reach;
      // Above all of it nothing is met; within it there is no way at all.
      else if (-v < lowSide(pu, -pv, qu, -qv, u, gap) - 1e-9) return 0;
    }
  }
  return reach;
}

/** The first of sorted numbers that is not less than `x`. */
function firstFrom(sorted: Float64Array, x: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < x) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The greatest y that lies `gap` from a side (p to q) at some x; NaN, less and more than nothing, where the side is farther away. */
function lowSide(px: number, py: number, qx: number, qy: number, x: number, gap: number): number {
  let low = Math.max(belowEnd(px, py, x, gap), belowEnd(qx, qy, x, gap));
  const dx = qx - px;
  const dy = qy - py;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (dx !== 0) {
    const out = dx > 0 ? gap : -gap;
    const nx = (-dy / length) * out;
    const ny = (dx / length) * out;
    const share = (x - px - nx) / dx;
    if (share >= 0 && share <= 1) low = Math.max(low, py + ny + dy * share);
  }
  return low === Number.NEGATIVE_INFINITY ? Number.NaN : low;
}

function belowEnd(endX: number, endY: number, x: number, gap: number): number {
  const dx = x - endX;
  return Math.abs(dx) > gap ? Number.NEGATIVE_INFINITY : endY + Math.sqrt(gap * gap - dx * dx);
}
