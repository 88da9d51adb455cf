import type { Vector } from "./vector.ts";

/** Signed distance from a place to a body's skin, cm: negative inside. Near enough to exact close to the skin. */
export type Distance = (place: Vector) => number;

/** A limb: a capsule whose radius runs evenly from `radiusA` at `a` to `radiusB` at `b`. */
export function roundCone(a: Vector, b: Vector, radiusA: number, radiusB: number): Distance {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const square = dx * dx + dy * dy + dz * dz;
  return ([x, y, z]) => {
    const [px, py, pz] = [x - a[0], y - a[1], z - a[2]];
    const share = square === 0 ? 0 : (px * dx + py * dy + pz * dz) / square;
    const t = Math.min(1, Math.max(0, share));
    const reach = Math.hypot(px - dx * t, py - dy * t, pz - dz * t);
    return reach - (radiusA + (radiusB - radiusA) * t);
  };
}

/** A ball; a swelling such as a muscle when united smoothly. */
export function ball(centre: Vector, radius: number): Distance {
  return ([x, y, z]) => Math.hypot(x - centre[0], y - centre[1], z - centre[2]) - radius;
}

/** A level section through a trunk: half width, half depth, and how far its centre lies to the front. */
export interface Ring {
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly front: number;
}

/** Between an ellipse (2) and a box: sections of a trunk are a little square. */
const squareness = 2.3;

/** A trunk through level rings, the lowest first. Its ends are flat. */
export function trunk(rings: readonly Ring[]): Distance {
  const [lowest, highest] = [rings[0], rings.at(-1)];
  if (!lowest || !highest) throw new RangeError("A trunk has rings");
  return ([x, y, z]) => {
    const { width, depth, front } = ringAt(rings, y);
    const reach = (Math.abs(x) / width) ** squareness + (Math.abs(z - front) / depth) ** squareness;
    const side = (reach ** (1 / squareness) - 1) * Math.min(width, depth);
    const beyond = Math.max(lowest.y - y, y - highest.y);
    return beyond > 0 ? Math.hypot(Math.max(side, 0), beyond) : Math.max(side, beyond);
  };
}

/** The section at a height, eased half way towards a smooth step so that no ring shows as a crease. */
function ringAt(rings: readonly Ring[], y: number): Ring {
  const above = rings.findIndex((ring) => ring.y > y);
  if (above === 0) return rings[0] as Ring;
  if (above < 0) return rings.at(-1) as Ring;
  const [a, b] = [rings[above - 1] as Ring, rings[above] as Ring];
  const even = (y - a.y) / (b.y - a.y);
  const t = (even + even * even * (3 - 2 * even)) / 2;
  const between = (from: number, to: number) => from + (to - from) * t;
  return {
    y,
    width: between(a.width, b.width),
    depth: between(a.depth, b.depth),
    front: between(a.front, b.front),
  };
}

/** Joins bodies with a fillet about `radius` wide. The order matters a little: each is joined to all before it. */
export function smoothUnion(radius: number, ...parts: readonly Distance[]): Distance {
  return (place) => {
    let nearest = Infinity;
    for (const part of parts) nearest = smoothMinimum(nearest, part(place), radius);
    return nearest;
  };
}

function smoothMinimum(a: number, b: number, radius: number): number {
  if (a === Infinity) return b;
  const overlap = Math.max(radius - Math.abs(a - b), 0) / radius;
  return Math.min(a, b) - (overlap * overlap * radius) / 4;
}

/** The body mirrored to the wearer's other side. */
export function mirrored(body: Distance): Distance {
  return ([x, y, z]) => body([-x, y, z]);
}
