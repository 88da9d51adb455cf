import type { Path, PathCommand } from "./path.ts";
import type { Point } from "./point.ts";

/** Longer steps are halved before they are trusted: a map may agree by chance in the few places looked at, mm. */
const longest = 40;
/** A step is halved so many times at most. */
const deepest = 9;

type Step = Extract<PathCommand, readonly ["L", ...number[]] | readonly ["C", ...number[]]>;

/**
 * The path under any smooth map, within about `tolerance`: lines and cubics are halved until each, with only its points
 * moved, lies where the map puts it. Contours stay closed, their order and direction too.
 */
export function bendPath(path: Path, map: (point: Point) => Point, tolerance: number): Path {
  const bent: PathCommand[] = [];
  let start: Point = { x: 0, y: 0 };
  let from = start;
  const add = (step: Step): void => {
    bendStep(bent, from, step, { map, tolerance }, 0);
    from = endOf(step);
  };
  for (const command of path) {
    if (command[0] === "M") {
      start = { x: command[1], y: command[2] };
      from = start;
      const to = map(start);
      bent.push(["M", to.x, to.y]);
    } else if (command[0] === "Z") {
      if (Math.hypot(start.x - from.x, start.y - from.y) > 1e-9) add(["L", start.x, start.y]);
      bent.push(command);
      from = start;
    } else add(command);
  }
  return bent;
}

interface Bend {
  readonly map: (point: Point) => Point;
  readonly tolerance: number;
}

function bendStep(out: PathCommand[], from: Point, step: Step, bend: Bend, depth: number): void {
  const moved = movedStep(step, bend.map);
  const start = bend.map(from);
  const end = endOf(step);
  const short = Math.hypot(end.x - from.x, end.y - from.y) <= longest;
  const near = [0.25, 0.5, 0.75].every((t) => {
    const [wished, made] = [bend.map(pointOf(from, step, t)), pointOf(start, moved, t)];
    return Math.hypot(wished.x - made.x, wished.y - made.y) <= bend.tolerance;
  });
  if (depth >= deepest || (short && near)) {
    out.push(moved);
    return;
  }
  const [first, second] = halved(from, step);
  bendStep(out, from, first, bend, depth + 1);
  bendStep(out, endOf(first), second, bend, depth + 1);
}

function movedStep(step: Step, map: (point: Point) => Point): Step {
  const end = map(endOf(step));
  if (step[0] === "L") return ["L", end.x, end.y];
  const [a, b] = [map({ x: step[1], y: step[2] }), map({ x: step[3], y: step[4] })];
  return ["C", a.x, a.y, b.x, b.y, end.x, end.y];
}

function endOf(step: Step): Point {
  return step[0] === "C" ? { x: step[5], y: step[6] } : { x: step[1], y: step[2] };
}

function pointOf(from: Point, step: Step, t: number): Point {
  const u = 1 - t;
  const end = endOf(step);
  if (step[0] === "L") return { x: u * from.x + t * end.x, y: u * from.y + t * end.y };
  const [, x1, y1, x2, y2] = step;
  const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return {
    x: a * from.x + b * x1 + c * x2 + d * end.x,
    y: a * from.y + b * y1 + c * y2 + d * end.y,
  };
}

function halved(from: Point, step: Step): readonly [Step, Step] {
  const mid = pointOf(from, step, 0.5);
  if (step[0] === "L") return [["L", mid.x, mid.y], step];
  const [, x1, y1, x2, y2, x3, y3] = step;
  const [bx, by] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const [ax, ay] = [(from.x + x1) / 2, (from.y + y1) / 2];
  const [cx, cy] = [(x2 + x3) / 2, (y2 + y3) / 2];
  return [
    ["C", ax, ay, (ax + bx) / 2, (ay + by) / 2, mid.x, mid.y],
    ["C", (bx + cx) / 2, (by + cy) / 2, cx, cy, x3, y3],
  ];
}
