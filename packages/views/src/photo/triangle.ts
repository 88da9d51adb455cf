import type { Seen } from "./camera.ts";

/**
 * A triangle made ready for its pixels. At the place (u, v) corner b weighs `b0 + bu·u + bv·v`, corner c likewise,
 * corner a the rest; nearness runs straight between them.
 */
export interface Triangle {
  left: number;
  right: number;
  top: number;
  bottom: number;
  b0: number;
  bu: number;
  bv: number;
  c0: number;
  cu: number;
  cv: number;
  n0: number;
  nu: number;
  nv: number;
  /** We look at its inner face. */
  inside: boolean;
}

export function blankTriangle(): Triangle {
  // Whole numbers at first would make each that is put there later an object of its own.
  const none = Number.NaN;
  return {
    left: none,
    right: none,
    top: none,
    bottom: none,
    b0: none,
    bu: none,
    bv: none,
    c0: none,
    cu: none,
    cv: none,
    n0: none,
    nu: none,
    nv: none,
    inside: false,
  };
}

/** Weights this little below nothing still count, so that no pixel falls between two triangles. */
export const slack = -1e-7;

/** Fills `out` for the triangle of these corners; false when it shows as a line or reaches behind the camera. */
export function setTriangle(out: Triangle, seen: Seen, a: number, b: number, c: number): boolean {
  const { x, y, near } = seen;
  const [ax, ay, an] = [x[a] as number, y[a] as number, near[a] as number];
  const [bx, by, bn] = [x[b] as number, y[b] as number, near[b] as number];
  const [cx, cy, cn] = [x[c] as number, y[c] as number, near[c] as number];
  if (an === 0 || bn === 0 || cn === 0) return false;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (area > -1e-9 && area < 1e-9) return false;
  out.left = Math.min(ax, bx, cx);
  out.right = Math.max(ax, bx, cx);
  out.top = Math.min(ay, by, cy);
  out.bottom = Math.max(ay, by, cy);
  out.bu = (cy - ay) / area;
  out.bv = (ax - cx) / area;
  out.b0 = -(out.bu * ax + out.bv * ay);
  out.cu = (ay - by) / area;
  out.cv = (bx - ax) / area;
  out.c0 = -(out.cu * ax + out.cv * ay);
  out.n0 = an + out.b0 * (bn - an) + out.c0 * (cn - an);
  out.nu = out.bu * (bn - an) + out.cu * (cn - an);
  out.nv = out.bv * (bn - an) + out.cv * (cn - an);
  // Outer faces run counter-clockwise with y up, which is clockwise on a picture with y down.
  out.inside = area > 0;
  return true;
}
