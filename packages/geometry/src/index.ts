export type { Box, KitPoint, PiecePoint, Point, ScreenPoint } from "./point.ts";
export type { Path, PathCommand } from "./path.ts";
export type { Matrix } from "./matrix.ts";
