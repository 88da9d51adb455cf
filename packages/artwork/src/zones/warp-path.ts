import type { Path, PathCommand, Point } from "@holeshot/geometry";

/** Straight pieces and cubics longer than this are cut before their points are moved, mm. */
const longest = 20;

/** The path with every point moved by a smooth map that is not affine, such as grading. */
export function warpPath(path: Path, move: (point: Point) => Point): Path {
  const out: PathCommand[] = [];
  let from: Point = { x: 0, y: 0 };
  let start = from;
  for (const command of path) {
    if (command[0] === "Z") {
      if (Math.hypot(start.x - from.x, start.y - from.y) > longest)
        pushLine(out, from, start, move);
      out.push(command);
      from = start;
      continue;
    }
    const to = {
      x: command[command.length - 2] as number,
      y: command[command.length - 1] as number,
    };
    if (command[0] === "M") {
      const moved = move(to);
      out.push(["M", moved.x, moved.y]);
      start = to;
    } else if (command[0] === "L") pushLine(out, from, to, move);
    else pushCubic(out, from, command, move);
    from = to;
  }
  return out;
}

function pushLine(out: PathCommand[], from: Point, to: Point, move: (point: Point) => Point): void {
  const parts = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / longest));
  for (let i = 1; i <= parts; i += 1) {
    const moved = move(between(from, to, i / parts));
    out.push(["L", moved.x, moved.y]);
  }
}

type Cubic = readonly ["C", number, number, number, number, number, number];

function pushCubic(out: PathCommand[], from: Point, c: Cubic, move: (point: Point) => Point): void {
  const [, x1, y1, x2, y2, x3, y3] = c;
  const length =
    Math.hypot(x1 - from.x, y1 - from.y) +
    Math.hypot(x2 - x1, y2 - y1) +
    Math.hypot(x3 - x2, y3 - y2);
  if (length > longest) {
    const [first, middle, second] = halve(from, c);
    pushCubic(out, from, first, move);
    pushCubic(out, middle, second, move);
    return;
  }
  const [a, b, to] = [move({ x: x1, y: y1 }), move({ x: x2, y: y2 }), move({ x: x3, y: y3 })];
  out.push(["C", a.x, a.y, b.x, b.y, to.x, to.y]);
}

/** De Casteljau at the middle. */
function halve(p0: Point, [, x1, y1, x2, y2, x3, y3]: Cubic): [Cubic, Point, Cubic] {
  const [p1, p2, p3] = [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
    { x: x3, y: y3 },
  ];
  const [a, b, c] = [between(p0, p1, 0.5), between(p1, p2, 0.5), between(p2, p3, 0.5)];
  const [d, e] = [between(a, b, 0.5), between(b, c, 0.5)];
  const f = between(d, e, 0.5);
  return [["C", a.x, a.y, d.x, d.y, f.x, f.y], f, ["C", e.x, e.y, c.x, c.y, p3.x, p3.y]];
}

function between(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}
