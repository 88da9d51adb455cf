import { transformPath } from "@holeshot/geometry";
import type { Path, PathCommand } from "@holeshot/geometry";
import type { FontShaper } from "../text/font-shaper.ts";
import { labelBlock } from "./label-block.ts";
import type { PieceLabel } from "./label-block.ts";
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
): Path {
  const block = labelBlock(label, font, place.height);
  const path: PathCommand[] = [];
  if (block) path.push(...transformPath(block.path, [1, 0, 0, 1, place.x, place.y]));
  const left = place.x;
  const top = place.y + place.height + 2;
  path.push(
    ...bar(left, top + tick / 2 - thin / 2, rule, thin),
    ...bar(left, top, thin, tick),
    ...bar(left + rule - thin, top, thin, tick),
  );
  const words = markText(font, `${rule} mm · 1:1`, 2.5);
  path.push(...transformPath(words.path, [1, 0, 0, 1, left + rule + 3, top + tick / 2 + 1.25]));
  return path;
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
