import { number } from "./dxf-groups.ts";
import { cutLines } from "./pattern-dxf.ts";
import { type PatternSheet, sizedPieces, stamp } from "./pattern-sheet.ts";

/**
 * The table of grade rules beside a graded pattern (`.rul`): for each numbered point of the sample's cut lines how far
 * it lies in every size from where it lies in the sample, mm, x to the right and y up, sizes in the sheet's order.
 * Throws `RangeError` as `patternDxf` does.
 */
export function gradeRules(sheet: PatternSheet): string {
  const { date, time } = stamp(sheet.created);
  const sizes = sheet.garments.map(({ size }) => size);
  const sample = sizes.indexOf(sheet.sample);
  let rule = 0;
  const rules = sizedPieces(sheet).flatMap((piece) => {
    const lines = cutLines(piece);
    return (lines[sample] ?? []).flatMap((base, point) => {
      rule += 1;
      const deltas = lines.map((line) => {
        const { x, y } = line[point] ?? base;
        return `${number(x - base.x).padStart(10)},${number(base.y - y).padStart(10)}`;
      });
      return [`RULE: DELTA ${rule}`, ...deltas];
    });
  });
  return [
    "ANSI/AAMA VERSION: 292",
    `AUTHOR: ${sheet.author}`,
    `CREATION DATE: ${date}`,
    `CREATION TIME: ${time}`,
    "UNITS: METRIC",
    `GRADE RULE TABLE: ${sheet.style}`,
    `NUMBER OF SIZES: ${sizes.length}`,
    `SIZE LIST: ${sizes.join(" ")}`,
    `SAMPLE SIZE: ${sheet.sample}`,
    ...rules,
    "END",
    "",
  ].join("\r\n");
}
