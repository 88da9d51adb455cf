import { containsPoint, distanceToLine, type Point } from "@holeshot/geometry";
import type { Distance } from "../../mannequin/distance.ts";
import { smoothStep } from "../../top/arm.ts";
import { dot, length, scale, subtract, unit, type Vector } from "../../mannequin/vector.ts";

/** A solid in a frame of the bike's: centimetres, x to the rider's left, y up, z ahead. */
export interface Part {
  readonly id: string;
  readonly distance: Distance;
  /** A box that holds it, in the same frame, and how finely it is looked through. */
  readonly from: Vector;
  readonly to: Vector;
  readonly step: number;
  /** Waves over its skin, how far apart in cm and along which axis: fins, lamellae. */
  readonly fins?: { readonly along: Vector; readonly apart: number; readonly high: number };
}

/** Further off than this no edge is looked for, cm: what is told of one of a solid's parts will do. */
const farOff = 3;

/** What lies in all of them, edges where they meet rounded by `round`; the first is asked first. */
export function edged(round: number, ...parts: readonly Distance[]): Distance {
  return (place) => {
    const depths: number[] = [];
    for (const part of parts) {
      const off = part(place);
      if (off > farOff) return off;
      depths.push(off + round);
    }
    const outside = Math.hypot(...depths.map((depth) => Math.max(depth, 0)));
    return outside + Math.min(Math.max(...depths), 0) - round;
  };
}

/** A body and its mirror image; it is told on the side where x grows. */
export function onBothSides(part: Distance): Distance {
  return ([x, y, z]) => part([Math.abs(x), y, z]);
}

/** The nearest of bodies that merely touch. */
export function together(...parts: readonly Distance[]): Distance {
  return (place) => {
    let nearest = Infinity;
    for (const part of parts) nearest = Math.min(nearest, part(place));
    return nearest;
  };
}

/** A round rod with flat ends, edges rounded by `round`. */
export function cylinder(a: Vector, b: Vector, radius: number, round = 0.2): Distance {
  const axis = unit(subtract(b, a));
  const half = length(subtract(b, a)) / 2;
  const middle = scale([a[0] + b[0], a[1] + b[1], a[2] + b[2]], 0.5);
  return (place) => {
    const p = subtract(place, middle);
    const along = dot(p, axis);
    const off = Math.sqrt(Math.max(0, dot(p, p) - along * along));
    const [u, v] = [off - radius + round, Math.abs(along) - half + round];
    return Math.hypot(Math.max(u, 0), Math.max(v, 0)) + Math.min(Math.max(u, v), 0) - round;
  };
}

type Corner = readonly [number, number];

/** Distance to the outline of a polygon, negative inside; its corners are rounded over `round` cm of either side. */
export function polygon(points: readonly Corner[], round = 0): (a: number, b: number) => number {
  const line = round > 0 ? rounded(points, round) : points;
  return outlined([line.map(([x, y]) => ({ x, y }))]);
}

/** Places on a rounded corner. */
const onCorner = 7;

/** Corners as moulds have them: parabolas from side to side, which leave each at least its middle. */
function rounded(points: readonly Corner[], round: number): Corner[] {
  return points.flatMap((corner, i) => {
    const towards = (other: Corner): Corner => {
      const share = Math.min(0.5, round / Math.hypot(other[0] - corner[0], other[1] - corner[1]));
      return between(corner, other, share);
    };
    const from = towards(points.at(i - 1) as Corner);
    const to = towards(points[(i + 1) % points.length] as Corner);
    return Array.from({ length: onCorner }, (_, n) => {
      const t = n / (onCorner - 1);
      return between(between(from, corner, t), between(corner, to, t), t);
    });
  });
}

function between(a: Corner, b: Corner, share: number): Corner {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** The larger of 0 and a value, its corner rounded over `soft` to either side. */
export function softly(value: number, soft: number): number {
  return (value + Math.hypot(value, soft)) / 2;
}

/** Distance to closed lines, negative in what they go round once. */
export function outlined(rings: readonly (readonly Point[])[]): (a: number, b: number) => number {
  return (x, y) => {
    let nearest = Infinity;
    let inside = false;
    for (const ring of rings) {
      nearest = Math.min(nearest, distanceToLine(ring, { x, y }));
      if (containsPoint(ring, { x, y })) inside = !inside;
    }
    return inside ? -nearest : nearest;
  };
}

/** From 0 below `from` to 1 above `to`, without a corner. */
export function rise(from: number, to: number, value: number): number {
  return smoothStep((value - from) / (to - from));
}
