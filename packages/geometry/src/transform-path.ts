import type { Matrix } from "./matrix.ts";
import type { Path, PathCommand } from "./path.ts";

/** The path under an affine map. Cubics stay cubics, so nothing is lost. */
export function transformPath(path: Path, m: Matrix): Path {
  const x = (px: number, py: number) => m[0] * px + m[2] * py + m[4];
  const y = (px: number, py: number) => m[1] * px + m[3] * py + m[5];
  return path.map((command): PathCommand => {
    switch (command[0]) {
      case "M":
      case "L":
        return [command[0], x(command[1], command[2]), y(command[1], command[2])];
      case "C": {
        const [, x1, y1, x2, y2, x3, y3] = command;
        return ["C", x(x1, y1), y(x1, y1), x(x2, y2), y(x2, y2), x(x3, y3), y(x3, y3)];
      }
      case "Z":
        return command;
    }
  });
}
