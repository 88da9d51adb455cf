import type { Path } from "@holeshot/geometry";
import type { Piece } from "@holeshot/garments";

/** Length and half width of the arrow's head, mm; a short grain line has smaller ones. */
const head = 9;
const spread = 0.35;

/** The grain as a line with a head at each end. */
export function grainLine({ grain: [from, to] }: Piece): Path {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return [];
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const size = Math.min(head, length / 4);
  const wing = (x: number, y: number, way: 1 | -1, side: 1 | -1) =>
    [
      x + way * ux * size - side * uy * size * spread,
      y + way * uy * size + side * ux * size * spread,
    ] as const;
  return [
    ["M", from.x, from.y],
    ["L", to.x, to.y],
    ["M", ...wing(from.x, from.y, 1, 1)],
    ["L", from.x, from.y],
    ["L", ...wing(from.x, from.y, 1, -1)],
    ["M", ...wing(to.x, to.y, -1, 1)],
    ["L", to.x, to.y],
    ["L", ...wing(to.x, to.y, -1, -1)],
  ];
}
