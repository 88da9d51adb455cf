import type { Path } from "@holeshot/geometry";
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

/** As the writer itself rounds. */
function number(value: number): number {
  const near = Math.round(value * 1e6) / 1e6;
  if (Number.isFinite(near)) return near;
  throw new RangeError(`a path cannot go through ${value}`);
}
