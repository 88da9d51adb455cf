import type { Seen } from "./camera.ts";

/**
 * A triangle made ready for its pixels: numbers at the places named below, in one list that is written anew for each
 * triangle. Fields of an object would be made anew with every number that is put there, thirteen a triangle.
 * At the place (u, v) corner b weighs `B + BU·u + BV·v`, corner c likewise, corner a the rest; nearness runs straight
 * between them, `N + NU·u + NV·v`.
 */
export type Triangle = Float64Array;

export const LEFT = 0;
export const RIGHT = 1;
export const TOP = 2;
export const BOTTOM = 3;
export const B = 4;
export const BU = 5;
export const BV = 6;
export const C = 7;
export const CU = 8;
export const CV = 9;
export const N = 10;
export const NU = 11;
export const NV = 12;
/** 1 where we look at its inner face. */
export const INSIDE = 13;

export function blankTriangle(): Triangle {
  return new Float64Array(14);
}

/** Weights this little below nothing still count, so that no pixel falls between two triangles. */
export const slack = -1e-7;

/** Fills `out` for the triangle of these corners; false when it shows as a line or reaches behind the camera. */
export function setTriangle(out: Triangle, seen: Seen, a: number, b: number, c: number): boolean {
  const { x, y, near } = seen;
  // One by one: a list that is taken apart again is made first, millions of times.
  const ax = x[a] as number;
  const ay = y[a] as number;
  const an = near[a] as number;
  const bx = x[b] as number;
  const by = y[b] as number;
  const bn = near[b] as number;
  const cx = x[c] as number;
  const cy = y[c] as number;
  const cn = near[c] as number;
  if (an === 0 || bn === 0 || cn === 0) return false;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (area > -1e-9 && area < 1e-9) return false;
  out[LEFT] = Math.min(ax, bx, cx);
  out[RIGHT] = Math.max(ax, bx, cx);
  out[TOP] = Math.min(ay, by, cy);
  out[BOTTOM] = Math.max(ay, by, cy);
  const bu = (cy - ay) / area;
  const bv = (ax - cx) / area;
  const cu = (ay - by) / area;
  const cv = (bx - ax) / area;
  const b0 = -(bu * ax + bv * ay);
  const c0 = -(cu * ax + cv * ay);
  out[B] = b0;
  out[BU] = bu;
  out[BV] = bv;
  out[C] = c0;
  out[CU] = cu;
  out[CV] = cv;
  out[N] = an + b0 * (bn - an) + c0 * (cn - an);
  out[NU] = bu * (bn - an) + cu * (cn - an);
  out[NV] = bv * (bn - an) + cv * (cn - an);
  // Outer faces run counter-clockwise with y up, which is clockwise on a picture with y down.
  out[INSIDE] = area > 0 ? 1 : 0;
  return true;
}

/** What corner b weighs at (u, v). */
export function weightB(t: Triangle, u: number, v: number): number {
  return (t[B] as number) + (t[BU] as number) * u + (t[BV] as number) * v;
}

/** What corner c weighs at (u, v). */
export function weightC(t: Triangle, u: number, v: number): number {
  return (t[C] as number) + (t[CU] as number) * u + (t[CV] as number) * v;
}

/** How near the triangle is at (u, v). */
export function nearness(t: Triangle, u: number, v: number): number {
  return (t[N] as number) + (t[NU] as number) * u + (t[NV] as number) * v;
}
