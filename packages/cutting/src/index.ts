export { gradeRules } from "./exchange/grade-rules.ts";
export { patternDxf } from "./exchange/pattern-dxf.ts";
export type { PatternSheet } from "./exchange/pattern-sheet.ts";
export { cutterDxf } from "./marker/cutter-dxf.ts";
export type { CutterJob } from "./marker/cutter-dxf.ts";
export { markerLine, onCloth } from "./marker/marker-shape.ts";
export { nestPieces } from "./marker/nest-pieces.ts";
export type { LaidPiece, Nest, NestPiece, NestRules } from "./marker/nest-pieces.ts";
