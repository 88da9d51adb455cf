import type { Matrix, Path } from "@holeshot/geometry";
import type { Pdf } from "./pdf-file.ts";

const encoder = new TextEncoder();

/**
 * Begins a path in the PDF's present coordinates; filling, clipping or stroking it is the caller's. Written in one go:
 * a label's outlines are thousands of lines, and the writer packs each call into a piece of its own.
 */
export function tracePath(pdf: Pdf, path: Path): void {
  if (path.length === 0) return;
  let text = "";
  for (const command of path) text += lineOf(command);
  pdf.addContent(encoder.encode(text));
}

function lineOf(command: Path[number]): string {
  switch (command[0]) {
    case "M":
      return `${number(command[1])} ${number(command[2])} m\n`;
    case "L":
      return `${number(command[1])} ${number(command[2])} l\n`;
    case "C": {
      const [, x1, y1, x2, y2, x, y] = command;
      return `${number(x1)} ${number(y1)} ${number(x2)} ${number(y2)} ${number(x)} ${number(y)} c\n`;
    }
    case "Z":
      return "h\n";
  }
}

/** The same of a path that lies elsewhere, to the thousandth of a unit; no copy of it is made. */
export function tracePlaced(pdf: Pdf, path: Path, [a, b, c, d, e, f]: Matrix): void {
  if (path.length === 0) return;
  const at = (x: number, y: number) =>
    `${thousandth(a * x + c * y + e)} ${thousandth(b * x + d * y + f)} `;
  let text = "";
  for (const command of path) {
    switch (command[0]) {
      case "M":
        text += `${at(command[1], command[2])}m\n`;
        break;
      case "L":
        text += `${at(command[1], command[2])}l\n`;
        break;
      case "C":
        text += `${at(command[1], command[2])}${at(command[3], command[4])}${at(command[5], command[6])}c\n`;
        break;
      case "Z":
        text += "h\n";
        break;
    }
  }
  pdf.addContent(encoder.encode(text));
}

/** As the writer itself rounds. */
function number(value: number): number {
  return rounded(value, 1e6);
}

function thousandth(value: number): number {
  return rounded(value, 1e3);
}

function rounded(value: number, parts: number): number {
  const near = Math.round(value * parts) / parts;
  if (Number.isFinite(near)) return near;
  throw new RangeError(`a path cannot go through ${value}`);
}
