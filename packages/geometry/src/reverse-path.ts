import type { Path, PathCommand } from "./path.ts";

/** The same line drawn the other way. Each contour keeps its place in the list and stays open or closed. */
export function reversePath(path: Path): Path {
  const out: PathCommand[] = [];
  for (const contour of splitContours(path)) {
    const closed = contour.at(-1)?.[0] === "Z";
    const steps = closed ? contour.slice(0, -1) : contour;
    const last = steps.at(-1);
    if (!last) continue;
    const end = endOf(last);
    out.push(["M", end[0], end[1]]);
    for (let i = steps.length - 1; i > 0; i--) {
      const step = steps[i] as PathCommand;
      const to = endOf(steps[i - 1] as PathCommand);
      if (step[0] === "C") out.push(["C", step[3], step[4], step[1], step[2], to[0], to[1]]);
      else out.push(["L", to[0], to[1]]);
    }
    if (closed) out.push(["Z"]);
  }
  return out;
}

function endOf(command: PathCommand): readonly [number, number] {
  if (command[0] === "C") return [command[5], command[6]];
  if (command[0] === "Z") return [0, 0];
  return [command[1], command[2]];
}

function splitContours(path: Path): PathCommand[][] {
  const contours: PathCommand[][] = [];
  for (const command of path) {
    if (command[0] === "M") contours.push([command]);
    else contours.at(-1)?.push(command);
  }
  return contours;
}
