import type { Distance } from "./distance.ts";
import { add, cross, scale, unit, type Vector } from "./vector.ts";

const rays = 360;
const reach = 60;

/**
 * What a tape measure shows round a body, cm: the length of the hull of its section through `centre` (inside
 * the body), square to `axis`.
 */
export function girth(body: Distance, centre: Vector, axis: Vector = [0, 1, 0]): number {
  const across = unit(cross(axis, Math.abs(axis[0]) > 0.9 ? [0, 0, 1] : [1, 0, 0]));
  const other = cross(unit(axis), across);
  const points: [number, number][] = [];
  for (let i = 0; i < rays; i++) {
    const angle = (2 * Math.PI * i) / rays;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const direction = add(scale(across, cos), scale(other, sin));
    const far = skinAlong(body, centre, direction);
    points.push([far * cos, far * sin]);
  }
  return hullLength(points);
}

/** How far the skin is from a place inside, along a unit direction: first crossing, by bisection. */
function skinAlong(body: Distance, from: Vector, direction: Vector): number {
  const outside = (t: number) => body(add(from, scale(direction, t))) > 0;
  if (outside(0)) throw new RangeError("The measure starts outside the body");
  const step = 0.5;
  let near = 0;
  while (!outside(near + step)) {
    near += step;
    if (near > reach) throw new RangeError("The body does not end");
  }
  let far = near + step;
  for (let i = 0; i < 20; i++) {
    const middle = (near + far) / 2;
    if (outside(middle)) far = middle;
    else near = middle;
  }
  return near;
}

/** Length round the convex hull of points (Andrew's monotone chain). */
function hullLength(points: readonly (readonly [number, number])[]): number {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: typeof sorted) => {
    const chain: (readonly [number, number])[] = [];
    for (const p of list) {
      for (;;) {
        const [a, b] = [chain.at(-2), chain.at(-1)];
        if (!a || !b) break;
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain;
  };
  const hull = [...half(sorted).slice(0, -1), ...half(sorted.toReversed()).slice(0, -1)];
  return hull.reduce((sum, p, i) => {
    const q = hull[(i + 1) % hull.length] ?? p;
    return sum + Math.hypot(q[0] - p[0], q[1] - p[1]);
  }, 0);
}
