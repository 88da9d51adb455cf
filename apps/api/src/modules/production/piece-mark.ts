import type { CodeMark } from "@holeshot/artwork";
import type { PathCommand } from "@holeshot/geometry";
import bwip from "bwip-js/node";

/** Half a millimetre a module makes it 6 mm high: it lies in a seam allowance of 8 mm with its light rim. */
const SIZE = "12x26";

/** A piece's own code: order, line, its place in the manifest's list of pieces, and which reprint it is. */
export function markText(order: string, line: number, piece: number, reprint = 0): string {
  return `${order}.${line}.${piece}${reprint > 0 ? `R${reprint}` : ""}`;
}

/** The text as a Data Matrix (ISO/IEC 16022) of 12 × 26 modules; nothing for one of more than its 16 words. */
export function pieceMark(text: string): CodeMark | undefined {
  const [code] = squares(text);
  if (!code) return undefined;
  const { pixs, pixx: columns, pixy: rows } = code;
  const path: PathCommand[] = [];
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      if (!pixs[y * columns + x]) continue;
      const from = x;
      while (x < columns && pixs[y * columns + x]) x += 1;
      path.push(["M", from, y], ["L", x, y], ["L", x, y + 1], ["L", from, y + 1], ["Z"]);
    }
  }
  return { columns, rows, path };
}

interface Squares {
  readonly pixs: readonly number[];
  readonly pixx: number;
  readonly pixy: number;
}

/** The library's types tell of its pictures only, not of the bare squares it gives as well. */
function squares(text: string): readonly Squares[] {
  try {
    return bwip.raw("datamatrix", text, `version=${SIZE}`) as unknown as Squares[];
  } catch {
    return [];
  }
}
