import type { Path, PathCommand } from "@holeshot/geometry";
import { qrModules } from "./qr-modules.ts";

/** A QR code as dark squares from (0, 0), one unit a module, without the quiet zone round it. */
export interface QrPath {
  readonly modules: number;
  readonly path: Path;
}

/** Light modules a reader needs on every side. */
export const quietModules = 4;

/** The text as a QR code of medium error correction: a seventh of it may be damaged. */
export function qrPath(text: string): QrPath {
  const { size, dark } = qrModules(new TextEncoder().encode(text));
  const isDark = (row: number, column: number) => dark[row * size + column] === 1;
  const path: PathCommand[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let from = 0; from < size; from += 1) {
      if (!isDark(row, from)) continue;
      let to = from + 1;
      while (to < size && isDark(row, to)) to += 1;
      path.push(["M", from, row], ["L", to, row], ["L", to, row + 1], ["L", from, row + 1], ["Z"]);
      from = to;
    }
  }
  return { modules: size, path };
}
