import type { Distance } from "../mannequin/distance.ts";
import { cross, dot, subtract, unit, type Vector } from "../mannequin/vector.ts";

/** An ellipsoid, near enough to exact close to its skin. */
export function ellipsoid(centre: Vector, radii: Vector): Distance {
  return ([x, y, z]) => {
    const p = [x - centre[0], y - centre[1], z - centre[2]] as const;
    const near = Math.hypot(p[0] / radii[0], p[1] / radii[1], p[2] / radii[2]);
    const steep = Math.hypot(p[0] / radii[0] ** 2, p[1] / radii[1] ** 2, p[2] / radii[2] ** 2);
    return steep < 1e-9 ? -Math.min(...radii) : (near * (near - 1)) / steep;
  };
}

/** A box with round edges. */
export function roundBox(centre: Vector, half: Vector, round: number): Distance {
  return (place) => {
    const q = subtract(place, centre).map((v, c) => Math.abs(v) - (half[c] as number) + round);
    const outside = Math.hypot(...q.map((v) => Math.max(v, 0)));
    return outside + Math.min(Math.max(...q), 0) - round;
  };
}

/** What lies in all of them. */
export function both(...parts: readonly Distance[]): Distance {
  return (place) => Math.max(...parts.map((part) => part(place)));
}

/** What lies in both, its edge rounded by `round`; from their distances. */
export function roundBoth(a: number, b: number, round: number): number {
  const [u, v] = [a + round, b + round];
  return Math.hypot(Math.max(u, 0), Math.max(v, 0)) + Math.min(Math.max(u, v), 0) - round;
}

/** The first without the others, edges rounded by about `round`. */
export function without(body: Distance, round: number, ...parts: readonly Distance[]): Distance {
  return (place) => {
    let depth = body(place);
    for (const part of parts) {
      const cut = -part(place);
      const overlap = Math.max(round - Math.abs(depth - cut), 0) / round;
      depth = Math.max(depth, cut) + (overlap * overlap * round) / 4;
    }
    return depth;
  };
}

/** A shell about a body's skin, from `low` to `high` off it. */
export function shell(body: Distance, low: number, high: number): Distance {
  const [middle, half] = [(low + high) / 2, (high - low) / 2];
  return (place) => Math.abs(body(place) - middle) - half;
}

/** A body in a frame of its own: `along` is its y, `front` about its z, both in the world. */
export function placed(body: Distance, at: Vector, along: Vector, front: Vector): Distance {
  const own = inFrame(at, along, front);
  return (place) => body(own(place));
}

/** Where a place of the world is in a frame: `along` is its y, `front` about its z. */
export function inFrame(at: Vector, along: Vector, front: Vector): (place: Vector) => Vector {
  const y = unit(along);
  const x = unit(cross(y, front));
  const z = cross(x, y);
  return (place) => {
    const p = subtract(place, at);
    return [dot(p, x), dot(p, y), dot(p, z)];
  };
}
