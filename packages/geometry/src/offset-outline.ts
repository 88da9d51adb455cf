import { flattenPath } from "./flatten-path.ts";
import type { Path } from "./path.ts";
import type { Point } from "./point.ts";

/** One edge of a closed outline and how far outwards (negative: inwards) its offset lies. */
export interface OffsetEdge {
  readonly path: Path;
  readonly distance: number;
}

/** A straight step of an edge, and where it lies once it is moved. */
interface Segment {
  /** Where it began. */
  readonly at: Point;
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
  let previous = parts.findLast(({ length }) => length > 0)?.at(-1);
  return parts.map((part) => {
    const points: Point[] = [];
    for (const segment of part) {
      corner(points, previous ?? segment, segment);
      previous = segment;
    }
    return points;
  });
}

function edgeSegments({ path, distance }: OffsetEdge, tolerance: number): Segment[] {
  const points = flattenPath(path, tolerance)[0]?.points ?? [];
  const segments: Segment[] = [];
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] as Point;
    const b = points[i] as Point;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length > shortest) segments.push(shifted(a, b, length, distance));
  }
  return segments;
}

/** Outwards is to the left of the way on a clockwise outline with y down. */
function shifted(a: Point, b: Point, length: number, distance: number): Segment {
  const nx = ((b.y - a.y) / length) * distance;
  const ny = (-(b.x - a.x) / length) * distance;
  return { at: a, a: { x: a.x + nx, y: a.y + ny }, b: { x: b.x + nx, y: b.y + ny }, distance };
}

/** Adds the corner of two steps that follow each other. */
function corner(points: Point[], before: Segment, after: Segment): void {
  const { at } = after;
  const distance = Math.max(before.distance, after.distance);
  const rx = before.b.x - before.a.x;
  const ry = before.b.y - before.a.y;
  const sx = after.b.x - after.a.x;
  const sy = after.b.y - after.a.y;
  const cross = rx * sy - ry * sx;
  const turn = Math.abs(cross) / (Math.hypot(rx, ry) * Math.hypot(sx, sy));
  // Where a line runs on but its distance changes there is a step; its corner would lie far away.
  if (before.distance === after.distance ? turn < 1e-6 : turn < smoothTurn) {
    if (before.distance !== after.distance) points.push(before.b);
    points.push(after.a);
    return;
  }
  const t = ((after.a.x - before.a.x) * sy - (after.a.y - before.a.y) * sx) / cross;
  const meet = { x: before.a.x + rx * t, y: before.a.y + ry * t };
  // Only corners that stick out are cut off: in a hollow one the two lines always meet.
  const isHollow = cross * distance < 0;
  const reach = Math.hypot(meet.x - at.x, meet.y - at.y);
  if (isHollow || reach <= mitreLimit * Math.abs(distance) + shortest) points.push(meet);
  else points.push(before.b, after.a);
}
