import type { Path, PathCommand } from "./path.ts";
import { pathLength } from "./path-length.ts";

/**
 * Cuts an open single contour at `length` from its start. Both parts keep true cubics;
 * a cut outside the path gives the nearest end, where one part is only a point.
 */
export function splitPath(path: Path, length: number): readonly [Path, Path] {
  const start = path[0];
  if (start?.[0] !== "M") throw new RangeError("A path to split begins with M");
  const before: PathCommand[] = [start];
  let [x, y] = [start[1], start[2]];
  let rest = Math.max(0, length);
  for (let i = 1; i < path.length; i++) {
    const command = path[i] as PathCommand;
    if (command[0] === "M" || command[0] === "Z")
      throw new RangeError("Only one open contour can be split");
    const size = pathLength([["M", x, y], command]);
    if (rest <= size) {
      const [first, second] = cut(x, y, command, size === 0 ? 0 : shareAt(x, y, command, rest));
      const [mx, my] = end(first);
      return [
        [...before, first],
        [["M", mx, my], second, ...path.slice(i + 1)],
      ];
    }
    rest -= size;
    before.push(command);
    [x, y] = end(command);
  }
  return [path, [["M", x, y]]];
}

type Step = Extract<PathCommand, readonly ["L", ...number[]] | readonly ["C", ...number[]]>;

function end(command: Step): readonly [number, number] {
  return command[0] === "C" ? [command[5], command[6]] : [command[1], command[2]];
}

/** Parameter at which a step has run `length`, by halving; length grows steadily with the parameter. */
function shareAt(x: number, y: number, command: Step, length: number): number {
  let low = 0;
  let high = 1;
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    const [first] = cut(x, y, command, middle);
    if (pathLength([["M", x, y], first]) < length) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** De Casteljau's cut. */
function cut(x: number, y: number, command: Step, t: number): readonly [Step, Step] {
  const mix = (a: number, b: number) => a + (b - a) * t;
  if (command[0] === "L") {
    return [["L", mix(x, command[1]), mix(y, command[2])], command];
  }
  const [, x1, y1, x2, y2, x3, y3] = command;
  const [ax, ay] = [mix(x, x1), mix(y, y1)];
  const [bx, by] = [mix(x1, x2), mix(y1, y2)];
  const [cx, cy] = [mix(x2, x3), mix(y2, y3)];
  const [dx, dy] = [mix(ax, bx), mix(ay, by)];
  const [ex, ey] = [mix(bx, cx), mix(by, cy)];
  return [
    ["C", ax, ay, dx, dy, mix(dx, ex), mix(dy, ey)],
    ["C", ex, ey, cx, cy, x3, y3],
  ];
}
