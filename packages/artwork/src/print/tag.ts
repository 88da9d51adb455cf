import { multiply, type PathCommand } from "@holeshot/geometry";
import type { FontShaper } from "../text/font-shaper.ts";
import { labelBlock } from "./label-block.ts";
import type { PieceLabel } from "./label-block.ts";
import type { LabelGroup } from "./label-shapes.ts";
import { markText } from "./mark-text.ts";

/** Length of the rule that shows whether the page was printed at its true size, mm. */
const rule = 100;
const tick = 3;
const thin = 0.25;

/** What stands below a piece: its label, large, and a rule of 100 mm to lay a measure on. */
export function drawTag(
  label: PieceLabel,
  font: FontShaper,
  place: { readonly x: number; readonly y: number; readonly height: number },
): LabelGroup[] {
  const block = labelBlock(label, font, place.height);
  const groups = (block?.groups ?? []).map(({ shapes, matrix }) => ({
    shapes,
    matrix: multiply([1, 0, 0, 1, place.x, place.y], matrix),
  }));
  const { shapes } = markText(font, `${rule} mm · 1:1`);
  const [left, top] = [place.x, place.y + place.height + 2];
  return [
    ...groups,
    { shapes: ruleShape, matrix: [1, 0, 0, 1, left, top] },
    { shapes, matrix: [2.5, 0, 0, 2.5, left + rule + 3, top + tick / 2 + 1.25] },
  ];
}

function bar(x: number, y: number, width: number, height: number): PathCommand[] {
  return [
    ["M", x, y],
    ["L", x + width, y],
    ["L", x + width, y + height],
    ["L", x, y + height],
    ["Z"],
  ];
}

/** To the thousandth of a millimetre. */
const ruleShape = [
  {
    path: [
      ...bar(0, tick / 2 - thin / 2, rule, thin),
      ...bar(0, 0, thin, tick),
      ...bar(rule - thin, 0, thin, tick),
    ],
    parts: 1000,
    x: 0,
    y: 0,
  },
];
