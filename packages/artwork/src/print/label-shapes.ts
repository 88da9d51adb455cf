import { type Matrix, multiply, type Path } from "@holeshot/geometry";
import type { Pdf } from "../pdf/pdf-file.ts";

/** A filled shape of a label, in whole `parts` of the unit that its group is drawn in. */
export interface LabelShape {
  readonly path: Path;
  /** So many steps of rounding to the unit. */
  readonly parts: number;
  readonly x: number;
  readonly y: number;
}

/** Shapes in a unit of their own, and how they lie on the label, mm. */
export interface LabelGroup {
  readonly shapes: readonly LabelShape[];
  readonly matrix: Matrix;
}

/** Letters are rounded to so many parts of a capital's height: three thousandths of a millimetre at most. */
export const glyphParts = 1000;

/**
 * Fills a label's groups, placed by a matrix. Letters and codes are written in whole numbers of a unit of their own: the
 * same letter is the same bytes wherever it stands, is put into words once, and packs well. Most of a file is its labels.
 */
export function fillGroups(pdf: Pdf, groups: readonly LabelGroup[], matrix: Matrix): void {
  let text = "";
  for (const { shapes, matrix: own } of groups) {
    const [first] = shapes;
    if (!first) continue;
    const { parts } = first;
    const unit = multiply(matrix, multiply(own, [1 / parts, 0, 0, 1 / parts, 0, 0]));
    text += `q\n${unit.map(decimal).join(" ")} cm\n`;
    let [left, top] = [0, 0];
    for (const { path, x, y } of shapes) {
      const [toX, toY] = [Math.round(x * parts), Math.round(y * parts)];
      if (toX !== left || toY !== top) text += `1 0 0 1 ${toX - left} ${toY - top} cm\n`;
      [left, top] = [toX, toY];
      text += wordsOf(path, parts);
    }
    text += "Q\n";
  }
  if (text !== "") pdf.addContent(encoder.encode(text));
}

const encoder = new TextEncoder();
const words = new WeakMap<Path, string>();

function wordsOf(path: Path, parts: number): string {
  const known = words.get(path);
  if (known !== undefined) return known;
  const made = `${inWords(path, parts)}f\n`;
  words.set(path, made);
  return made;
}

function inWords(path: Path, parts: number): string {
  const at = (x: number, y: number) => `${Math.round(x * parts)} ${Math.round(y * parts)}`;
  let text = "";
  for (let i = 0; i < path.length; i += 1) {
    const command = path[i] as Path[number];
    switch (command[0]) {
      case "M": {
        const far = rectangleAt(path, i);
        if (far) {
          const [width, height] = [far[1] - command[1], far[2] - command[2]];
          text += `${at(command[1], command[2])} ${at(width, height)} re\n`;
          i += 4;
        } else text += `${at(command[1], command[2])} m\n`;
        break;
      }
      case "L":
        text += `${at(command[1], command[2])} l\n`;
        break;
      case "C":
        text += `${at(command[1], command[2])} ${at(command[3], command[4])} ${at(command[5], command[6])} c\n`;
        break;
      case "Z":
        text += "h\n";
        break;
    }
  }
  return text;
}

/** The corner across from where an upright rectangle begins: codes are made of nothing else. */
function rectangleAt(path: Path, from: number): readonly ["L", number, number] | null {
  const [start, right, far, left, end] = path.slice(from, from + 5);
  if (start?.[0] !== "M" || right?.[0] !== "L" || far?.[0] !== "L" || left?.[0] !== "L")
    return null;
  if (end?.[0] !== "Z") return null;
  const isUpright =
    right[2] === start[2] && far[1] === right[1] && left[2] === far[2] && left[1] === start[1];
  return isUpright ? far : null;
}

/** Never with an exponent, which PDF does not know. */
function decimal(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`a label cannot lie at ${value}`);
  return Number(value.toFixed(8)) === 0 ? "0" : value.toFixed(8).replace(/\.?0+$/, "");
}
