import { flattenPath } from "./flatten-path.ts";
import type { Path } from "./path.ts";
import type { Point } from "./point.ts";

/** One edge of a closed outline and how far outwards (negative: inwards) its offset lies. */
export interface OffsetEdge {
  readonly path: Path;
  readonly distance: number;
}

interface Segment {
  readonly a: Point;
  readonly b: Point;
  readonly distance: number;
}

/** Shorter steps have no direction to speak of. */
const shortest = 0.002;
/** Below this sine of their turn two lines run on into each other. */
const smoothTurn = 0.15;
/** A corner longer than this many distances is cut off square. */
const mitreLimit = 3;

/**
 * The outline moved outwards, each edge by its own distance, corners mitred. The edges are in order,
 * clockwise on screen (y down), each beginning where the last ends. Bends tighter than the
 * distance are not repaired: check the result with `findCrossing`.
 */
export function offsetOutline(edges: readonly OffsetEdge[], tolerance = 0.05): Point[] {
  return offsetEdges(edges, tolerance).flat();
}

/**
 * The offset outline edge by edge: the points of each from its corner with the edge before it (two points where the
 * corner is cut off or steps) up to, but without, its corner with the next.
 */
export function offsetEdges(edges: readonly OffsetEdge[], tolerance = 0.05): Point[][] {
  const parts = edges.map((edge) => edgeSegments(edge, tolerance));
  const segments = parts.flat();
  let previous = segments.at(-1);
  return parts.map((part) =>
    part.flatMap((segment) => {
      const before = previous ?? segment;
      previous = segment;
      const distance = Math.max(before.distance, segment.distance);
      return corner(shift(before), shift(segment), segment.a, distance);
    }),
  );
}

function edgeSegments({ path, distance }: OffsetEdge, tolerance: number): Segment[] {
  const points = flattenPath(path, tolerance)[0]?.points ?? [];
  const segments: Segment[] = [];
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] as Point;
    const b = points[i] as Point;
    if (Math.hypot(b.x - a.x, b.y - a.y) > shortest) segments.push({ a, b, distance });
  }
  return segments;
}

/** Outwards is to the left of the way on a clockwise outline with y down. */
function shift({ a, b, distance }: Segment): Segment {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const nx = ((b.y - a.y) / length) * distance;
  const ny = (-(b.x - a.x) / length) * distance;
  return { a: { x: a.x + nx, y: a.y + ny }, b: { x: b.x + nx, y: b.y + ny }, distance };
}

function corner(before: Segment, after: Segment, at: Point, distance: number): Point[] {
  const rx = before.b.x - before.a.x;
  const ry = before.b.y - before.a.y;
  const sx = after.b.x - after.a.x;
  const sy = after.b.y - after.a.y;
  const cross = rx * sy - ry * sx;
  const turn = Math.abs(cross) / (Math.hypot(rx, ry) * Math.hypot(sx, sy));
  if (turn < 1e-6) return before.distance === after.distance ? [after.a] : [before.b, after.a];
  // Where a line runs on but its distance changes there is a step; its corner would lie far away.
  if (before.distance !== after.distance && turn < smoothTurn) return [before.b, after.a];
  const t = ((after.a.x - before.a.x) * sy - (after.a.y - before.a.y) * sx) / cross;
  const meet = { x: before.a.x + rx * t, y: before.a.y + ry * t };
  // Only corners that stick out are cut off: in a hollow one the two lines always meet.
  if (cross * distance < 0) return [meet];
  const reach = Math.hypot(meet.x - at.x, meet.y - at.y);
  if (reach <= mitreLimit * Math.abs(distance) + shortest) return [meet];
  return [before.b, after.a];
}
