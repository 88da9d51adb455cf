export { gradeRules } from "./exchange/grade-rules.ts";
export { patternDxf } from "./exchange/pattern-dxf.ts";
export type { PatternSheet } from "./exchange/pattern-sheet.ts";
