import qrcode from "qrcode-generator";
import type { Path, PathCommand } from "@holeshot/geometry";

/** A QR code as dark squares from (0, 0), one unit a module, without the quiet zone round it. */
export interface QrPath {
  readonly modules: number;
  readonly path: Path;
}

/** Light modules a reader needs on every side. */
export const quietModules = 4;

/** The text as a QR code of medium error correction: a seventh of it may be damaged. */
export function qrPath(text: string): QrPath {
  const code = qrcode(0, "M");
  // The library takes a character for a byte.
  code.addData(String.fromCharCode(...new TextEncoder().encode(text)), "Byte");
  code.make();
  const modules = code.getModuleCount();
  const path: PathCommand[] = [];
  for (let row = 0; row < modules; row += 1) {
    for (let from = 0; from < modules; from += 1) {
      if (!code.isDark(row, from)) continue;
      let to = from + 1;
      while (to < modules && code.isDark(row, to)) to += 1;
      path.push(["M", from, row], ["L", to, row], ["L", to, row + 1], ["L", from, row + 1], ["Z"]);
      from = to;
    }
  }
  return { modules, path };
}
