import { type Box, type Point, pointsBounds } from "@holeshot/geometry";

/** A closed line that may be moved: `at` is added to its points. */
export interface Settler {
  readonly line: readonly Point[];
  readonly box: Box;
  at: Point;
}

/** Where pieces are first put they are a cell's breadth too far apart here and there: they are pushed so often, mm by mm. */
const rounds = 3;
/** What is left between shapes beyond the gap, so that rounding never takes from it, mm. */
const rest = 1e-5;

/** A line with its box, ready to be settled. */
export function settler(line: readonly Point[], at: Point): Settler {
  return { line, box: pointsBounds(line), at };
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
    reach = Math.min(reach, reachBefore(shape, other, axis, gap));
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
 * grown by the gap. Along x the plane is looked at with its axes exchanged.
 */
function reachBefore(shape: Settler, other: Settler, axis: "x" | "y", gap: number): number {
  const [own, wall] = [shape, other].map(({ line, at }) =>
    line.map(({ x, y }) =>
      axis === "y" ? { x: x + at.x, y: y + at.y } : { x: y + at.y, y: x + at.x },
    ),
  ) as [Point[], Point[]];
  const back = own.map(({ x, y }) => ({ x, y: -y }));
  const wallBack = wall.map(({ x, y }) => ({ x, y: -y }));
  return Math.min(cornersReach(own, wall, gap), cornersReach(wallBack, back, gap));
}

/** How far corners go up, to smaller y, before they come within the gap of a side of the wall. */
function cornersReach(corners: readonly Point[], wall: readonly Point[], gap: number): number {
  const xs = corners.map(({ x }) => x);
  const [least, most] = [Math.min(...xs), Math.max(...xs)];
  const lowest = Math.max(...corners.map(({ y }) => y));
  let reach = Number.POSITIVE_INFINITY;
  for (let i = 0, j = wall.length - 1; i < wall.length; j = i++) {
    const [p, q] = [wall[j] as Point, wall[i] as Point];
    if (Math.max(p.x, q.x) + gap < least || Math.min(p.x, q.x) - gap > most) continue;
    if (Math.min(p.y, q.y) - gap > lowest) continue;
    const [from, to] = [Math.min(p.x, q.x) - gap, Math.max(p.x, q.x) + gap];
    for (const { x, y } of corners) {
      if (x < from || x > to) continue;
      const under = lowSide(p, q, x, gap);
      if (under === null) continue;
      if (y >= under - 1e-9) reach = Math.min(reach, y - under);
      else {
        // Above all of it nothing is met; within it there is no way at all.
        const over = lowSide({ x: p.x, y: -p.y }, { x: q.x, y: -q.y }, x, gap);
        if (over !== null && -y < over - 1e-9) return 0;
      }
    }
  }
  return reach;
}

/** The greatest y that lies `gap` from a side at some x; null where the side is farther away. */
function lowSide(p: Point, q: Point, x: number, gap: number): number | null {
  let low: number | null = null;
  for (const end of [p, q]) {
    const dx = x - end.x;
    if (Math.abs(dx) > gap) continue;
    const y = end.y + Math.sqrt(gap * gap - dx * dx);
    if (low === null || y > low) low = y;
  }
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const length = Math.hypot(dx, dy);
  if (length === 0 || dx === 0) return low;
  const sign = Math.sign(dx);
  const [nx, ny] = [(-dy / length) * sign * gap, (dx / length) * sign * gap];
  const share = (x - p.x - nx) / dx;
  if (share < 0 || share > 1) return low;
  const y = p.y + ny + dy * share;
  return low === null || y > low ? y : low;
}
