/**
 * One step of a path in absolute coordinates. Quadratics and arcs become cubics
 * where they enter the program; there is no other curve.
 */
export type PathCommand =
  | readonly ["M", number, number]
  | readonly ["L", number, number]
  | readonly ["C", number, number, number, number, number, number]
  | readonly ["Z"];

/** Any number of contours, each begun by `M`. Filled by the non-zero rule unless said otherwise. */
export type Path = readonly PathCommand[];
