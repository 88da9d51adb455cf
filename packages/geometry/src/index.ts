export type { Box, KitPoint, PiecePoint, Point, ScreenPoint } from "./point.ts";
export type { Path, PathCommand } from "./path.ts";
export {
  identity,
  invert,
  multiply,
  rotation,
  scaling,
  transformPoint,
  translation,
} from "./matrix.ts";
export type { Matrix } from "./matrix.ts";
export { circlePath, transformCircle } from "./circle.ts";
export type { Circle } from "./circle.ts";
export { parsePath } from "./parse-path.ts";
export { PathSyntaxError } from "./path-data.ts";
export { formatPath } from "./format-path.ts";
export { transformPath } from "./transform-path.ts";
export { bendPath } from "./bend-path.ts";
export { flattenPath } from "./flatten-path.ts";
export type { Polyline } from "./flatten-path.ts";
export { pathBounds, pointsBounds, unionBoxes } from "./bounds.ts";
export { reversePath } from "./reverse-path.ts";
export { type MeasuredPath, measuredPath, pathLength, pointAtLength } from "./path-length.ts";
export { distance, placeAtLength, polylineLength } from "./polyline.ts";
export type { PlaceOnLine } from "./polyline.ts";
export { splitPath } from "./split-path.ts";
export { containsPoint, distanceToLine, signedArea } from "./outline.ts";
export { findCrossing } from "./find-crossing.ts";
export type { Crossing } from "./find-crossing.ts";
export { trimLoops } from "./trim-loops.ts";
export { offsetEdges, offsetOutline } from "./offset-outline.ts";
export type { OffsetEdge } from "./offset-outline.ts";
export { smoothCurve } from "./smooth-curve.ts";
