import type { Path } from "@holeshot/geometry";
import type { Pdf } from "./pdf-file.ts";

/** Begins a path in the PDF's present coordinates; filling, clipping or stroking it is the caller's. */
export function tracePath(pdf: Pdf, path: Path): void {
  for (const command of path) {
    switch (command[0]) {
      case "M":
        pdf.moveTo(command[1], command[2]);
        break;
      case "L":
        pdf.lineTo(command[1], command[2]);
        break;
      case "C": {
        const [, x1, y1, x2, y2, x, y] = command;
        pdf.bezierCurveTo(x1, y1, x2, y2, x, y);
        break;
      }
      case "Z":
        pdf.closePath();
        break;
    }
  }
}
