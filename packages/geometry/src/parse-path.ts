import { arcToCubics } from "./arc-to-cubics.ts";
import type { Path, PathCommand } from "./path.ts";
import { readPathData, type PathSegment } from "./path-data.ts";

interface Pen {
  x: number;
  y: number;
  startX: number;
  startY: number;
  /** Last control point of the previous curve, which S and T mirror. */
  controlX: number;
  controlY: number;
  previous: string;
  /** A segment after Z begins a new contour at the old start. */
  closed: boolean;
}

/**
 * SVG path data as absolute M, L, C and Z: relative, shorthand, quadratic and arc
 * commands are turned into those. Throws `PathSyntaxError` on anything else.
 */
export function parsePath(data: string): Path {
  const pen: Pen = {
    x: 0,
    y: 0,
    startX: 0,
    startY: 0,
    controlX: 0,
    controlY: 0,
    previous: "",
    closed: false,
  };
  const path: PathCommand[] = [];
  for (const segment of readPathData(data)) {
    const upper = segment.letter.toUpperCase();
    if (pen.closed && upper !== "M" && upper !== "Z") path.push(["M", pen.x, pen.y]);
    pen.closed = false;
    const commands = draw(pen, upper, absolute(pen, segment));
    for (const command of commands) path.push(command);
    advance(pen, upper, commands);
  }
  return path;
}

function absolute(pen: Pen, { letter, values }: PathSegment): readonly number[] {
  if (letter === letter.toUpperCase()) return values;
  if (letter === "h") return values.map((value) => value + pen.x);
  if (letter === "v") return values.map((value) => value + pen.y);
  if (letter === "a")
    return values.map((value, i) => (i === 5 ? value + pen.x : i === 6 ? value + pen.y : value));
  return values.map((value, i) => value + (i % 2 === 0 ? pen.x : pen.y));
}

function draw(pen: Pen, upper: string, values: readonly number[]): PathCommand[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values;
  switch (upper) {
    case "M":
      return [["M", a, b]];
    case "L":
      return [["L", a, b]];
    case "H":
      return [["L", a, pen.y]];
    case "V":
      return [["L", pen.x, a]];
    case "C":
      return cubic(pen, a, b, c, d, e, f);
    case "S": {
      const [x, y] = mirrored(pen, "CS");
      return cubic(pen, x, y, a, b, c, d);
    }
    case "Q":
      return quadratic(pen, a, b, c, d);
    case "T": {
      const [x, y] = mirrored(pen, "QT");
      return quadratic(pen, x, y, a, b);
    }
    case "A":
      return arcToCubics({
        from: [pen.x, pen.y],
        radii: [a, b],
        rotation: c,
        large: d === 1,
        sweep: e === 1,
        to: [f, g],
      });
    default:
      return [["Z"]];
  }
}

function mirrored(pen: Pen, after: string): [number, number] {
  if (!pen.previous || !after.includes(pen.previous)) return [pen.x, pen.y];
  return [2 * pen.x - pen.controlX, 2 * pen.y - pen.controlY];
}

function cubic(
  pen: Pen,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x: number,
  y: number,
): PathCommand[] {
  pen.controlX = x2;
  pen.controlY = y2;
  return [["C", x1, y1, x2, y2, x, y]];
}

function quadratic(pen: Pen, cx: number, cy: number, x: number, y: number): PathCommand[] {
  pen.controlX = cx;
  pen.controlY = cy;
  const third = (from: number, to: number) => from + ((to - from) * 2) / 3;
  return [["C", third(pen.x, cx), third(pen.y, cy), third(x, cx), third(y, cy), x, y]];
}

function advance(pen: Pen, upper: string, commands: readonly PathCommand[]): void {
  pen.previous = upper;
  const last = commands.at(-1);
  if (!last) return;
  if (last[0] === "Z") {
    pen.x = pen.startX;
    pen.y = pen.startY;
    pen.closed = true;
    return;
  }
  [pen.x, pen.y] = last[0] === "C" ? [last[5], last[6]] : [last[1], last[2]];
  if (upper === "M") {
    pen.startX = pen.x;
    pen.startY = pen.y;
  }
}
