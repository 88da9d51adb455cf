import type { PathCommand } from "./path.ts";

interface Arc {
  readonly from: readonly [number, number];
  readonly radii: readonly [number, number];
  /** Turn of the ellipse's x axis, degrees. */
  readonly rotation: number;
  readonly large: boolean;
  readonly sweep: boolean;
  readonly to: readonly [number, number];
}

/**
 * An elliptical arc as cubics of at most a quarter turn each (error below 0.03 % of the radius).
 * Endpoint to centre form after SVG 2, appendix B.2.4; radii too small are grown as B.2.5 asks.
 */
export function arcToCubics(arc: Arc): PathCommand[] {
  const [x1, y1] = arc.from;
  const [x2, y2] = arc.to;
  let rx = Math.abs(arc.radii[0]);
  let ry = Math.abs(arc.radii[1]);
  if (x1 === x2 && y1 === y2) return [];
  if (rx === 0 || ry === 0) return [["L", x2, y2]];

  const phi = (arc.rotation * Math.PI) / 180;
  const cos = Math.cos(phi);
  const sin = Math.sin(phi);
  const hx = (cos * (x1 - x2) + sin * (y1 - y2)) / 2;
  const hy = (-sin * (x1 - x2) + cos * (y1 - y2)) / 2;
  const reach = (hx / rx) ** 2 + (hy / ry) ** 2;
  if (reach > 1) {
    rx *= Math.sqrt(reach);
    ry *= Math.sqrt(reach);
  }
  const rest = Math.max(0, (rx * ry) ** 2 / ((rx * hy) ** 2 + (ry * hx) ** 2) - 1);
  const side = (arc.large === arc.sweep ? -1 : 1) * Math.sqrt(rest);
  const ux = (side * rx * hy) / ry;
  const uy = (-side * ry * hx) / rx;
  const cx = cos * ux - sin * uy + (x1 + x2) / 2;
  const cy = sin * ux + cos * uy + (y1 + y2) / 2;

  const start = Math.atan2((hy - uy) / ry, (hx - ux) / rx);
  let turn = Math.atan2((-hy - uy) / ry, (-hx - ux) / rx) - start;
  if (arc.sweep && turn < 0) turn += 2 * Math.PI;
  if (!arc.sweep && turn > 0) turn -= 2 * Math.PI;

  const count = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
  const step = turn / count;
  const handle = (4 / 3) * Math.tan(step / 4);
  const place = (u: number, v: number): [number, number] => [
    cx + cos * rx * u - sin * ry * v,
    cy + sin * rx * u + cos * ry * v,
  ];
  const commands: PathCommand[] = [];
  for (let i = 0; i < count; i++) {
    const a = start + i * step;
    const b = a + step;
    const c1 = place(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a));
    const c2 = place(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b));
    // The last end is the given point itself, so that contours close exactly.
    const end = i === count - 1 ? arc.to : place(Math.cos(b), Math.sin(b));
    commands.push(["C", c1[0], c1[1], c2[0], c2[1], end[0], end[1]]);
  }
  return commands;
}
