import type { Path, Point } from "@holeshot/geometry";

type Move = (point: Point) => Point;

/** A line or curve is cut only where moving its own points would miss the way by more than this, mm. */
const close = 0.08;

/** The path with every point moved; lines become as many lines as their bend asks for, and no more. */
export function movePath(path: Path, move: Move): Path {
  const out: (readonly [string, ...number[]])[] = [];
  let [from, start]: [Point, Point] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  for (const command of path) {
    const [letter, ...n] = command as readonly [string, ...number[]];
    if (letter === "Z") {
      if (Math.hypot(start.x - from.x, start.y - from.y) > 1)
        line(out, from, start, move, 7, false);
      out.push(["Z"]);
      from = start;
      continue;
    }
    const to = { x: n.at(-2) ?? 0, y: n.at(-1) ?? 0 };
    if (letter === "M") {
      start = to;
      const { x, y } = move(to);
      out.push(["M", x, y]);
    } else if (letter === "L") line(out, from, to, move, 7, true);
    else curve(out, from, n, move);
    from = to;
  }
  return out as unknown as Path;
}

type Out = (readonly [string, ...number[]])[];

function line(out: Out, from: Point, to: Point, move: Move, depth: number, end: boolean): void {
  const [a, b] = [move(from), move(to)];
  const bent = [0.25, 0.5, 0.75].some((t) => {
    const p = move(between(from, to, t));
    return fromChord(p, a, b) > close;
  });
  if (!bent || depth === 0) {
    if (end) out.push(["L", b.x, b.y]);
    return;
  }
  const middle = between(from, to, 0.5);
  line(out, from, middle, move, depth - 1, true);
  line(out, middle, to, move, depth - 1, end);
}

function curve(out: Out, from: Point, n: readonly number[], move: Move, depth = 6): void {
  const points = [0, 2, 4].map((i) => ({ x: n[i] ?? 0, y: n[i + 1] ?? 0 }));
  const [p1, p2, p3] = points as [Point, Point, Point];
  const first = halves(from, p1, p2, p3);
  const [a, b, c] = [move(p1), move(p2), move(p3)];
  const moved = halves(move(from), a, b, c);
  const middle = move(first[2]);
  const off = apart(middle, moved[2]);
  if (off > close && depth > 0) {
    const [l1, l2, half, r1, r2] = first;
    curve(out, from, [l1.x, l1.y, l2.x, l2.y, half.x, half.y], move, depth - 1);
    curve(out, half, [r1.x, r1.y, r2.x, r2.y, p3.x, p3.y], move, depth - 1);
    return;
  }
  out.push(["C", a.x, a.y, b.x, b.y, c.x, c.y]);
}

/** The points between the ends of a cubic's two halves (de Casteljau), its middle the third. */
function halves(p0: Point, p1: Point, p2: Point, p3: Point): [Point, Point, Point, Point, Point] {
  const [a, b, c] = [between(p0, p1, 0.5), between(p1, p2, 0.5), between(p2, p3, 0.5)];
  const [d, e] = [between(a, b, 0.5), between(b, c, 0.5)];
  return [a, d, between(d, e, 0.5), e, c];
}

function between(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function fromChord(p: Point, a: Point, b: Point): number {
  const length = apart(a, b);
  if (length < 1e-9) return apart(p, a);
  return Math.abs((b.x - a.x) * (a.y - p.y) - (a.x - p.x) * (b.y - a.y)) / length;
}

/** Path data as the kits are written: relative, short, rounded without adding up. */
export function shortData(path: Path, decimals: number): string {
  const unit = 10 ** decimals;
  const whole = (value: number) => Math.round(value * unit);
  let [x, y] = [0, 0];
  let text = "";
  let last = "";
  for (const command of path) {
    const [letter, ...n] = command as readonly [string, ...number[]];
    if (letter === "Z") {
      text += "Z";
      last = "Z";
      continue;
    }
    const at = n.map(whole);
    if (letter === "M") {
      text += `M${print(at[0] ?? 0, unit)} ${print(at[1] ?? 0, unit)}`;
      last = "M";
    } else {
      const steps = at.map((value, i) => value - (i % 2 === 0 ? x : y));
      if (letter === "L" && steps[0] === 0 && steps[1] === 0) continue;
      const small = letter.toLowerCase();
      text += `${last === small ? " " : small}${steps.map((step) => print(step, unit)).join(" ")}`;
      last = small;
    }
    [x, y] = [at.at(-2) ?? 0, at.at(-1) ?? 0];
  }
  return text.replaceAll(" -", "-");
}

function print(value: number, unit: number): string {
  return String(value / unit).replace(/^(-?)0\./, "$1.");
}
