import { pathLength, type Path, type Point } from "@holeshot/geometry";

/** A point; drafts are full of them. */
export function at(x: number, y: number): Point {
  return { x, y };
}

/** The straight line from one point to another. */
export function line(from: Point, to: Point): Path {
  return [
    ["M", from.x, from.y],
    ["L", to.x, to.y],
  ];
}

/** One cubic from `from` to `to`. */
export function curve(from: Point, handle1: Point, handle2: Point, to: Point): Path {
  return [
    ["M", from.x, from.y],
    ["C", handle1.x, handle1.y, handle2.x, handle2.y, to.x, to.y],
  ];
}

/** Several lines end to end as one; each begins where the last ends. */
export function join(...paths: readonly Path[]): Path {
  return paths.flatMap((path, i) => (i === 0 ? path : path.slice(1)));
}

/** First point of an open line. */
export function startOf(path: Path): Point {
  const first = path[0];
  if (first?.[0] !== "M") throw new RangeError("A line begins with M");
  return at(first[1], first[2]);
}

/** Last point of an open line. */
export function endOf(path: Path): Point {
  const last = path.at(-1);
  if (!last || last[0] === "Z") throw new RangeError("An open line ends in a point");
  return last[0] === "C" ? at(last[5], last[6]) : at(last[1], last[2]);
}

/** The point a share of the way from one to another. */
export function between(from: Point, to: Point, share: number): Point {
  return at(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
}

/**
 * The value between `low` and `high` at which a line drawn with it has the wanted length, as a pattern
 * maker redraws a curve until it fits. Length must grow with the value. Throws when the range cannot reach it.
 */
export function fitLength(
  draw: (value: number) => Path,
  length: number,
  low: number,
  high: number,
): number {
  const [shortest, longest] = [pathLength(draw(low)), pathLength(draw(high))];
  if (length < shortest - 0.01 || length > longest + 0.01) {
    throw new RangeError(
      `No fit: ${length.toFixed(1)} is not within ${shortest.toFixed(1)} to ${longest.toFixed(1)}`,
    );
  }
  let [from, to] = [low, high];
  for (let i = 0; i < 30; i++) {
    const middle = (from + to) / 2;
    if (pathLength(draw(middle)) < length) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}
