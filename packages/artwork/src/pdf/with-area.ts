import type { Path, PathCommand } from "@holeshot/geometry";

/** Flatter than this is no area, mm: a hundredth of a press's dot. */
const flat = 1e-3;

/** A path without the contours that enclose nothing: single points and lines there and back. */
export function withArea(path: Path): Path {
  const contours: PathCommand[][] = [];
  for (const command of path) {
    if (command[0] === "M" || contours.length === 0) contours.push([]);
    contours.at(-1)?.push(command);
  }
  const kept = contours.filter(hasArea);
  return kept.length === contours.length ? path : kept.flat();
}

/** Whether any of a contour's points, handles included, leaves the line through its first and farthest ones. */
function hasArea(contour: readonly PathCommand[]): boolean {
  const points = contour.flatMap((command) => pairs(command.slice(1) as number[]));
  const [first] = points;
  if (!first) return false;
  let far = first;
  for (const point of points) if (away(point, first) > away(far, first)) far = point;
  const reach = away(far, first);
  if (reach < flat) return false;
  const [dx, dy] = [(far[0] - first[0]) / reach, (far[1] - first[1]) / reach];
  return points.some(([x, y]) => Math.abs((x - first[0]) * dy - (y - first[1]) * dx) > flat);
}

type Pair = readonly [x: number, y: number];

function away([ax, ay]: Pair, [bx, by]: Pair): number {
  return Math.hypot(ax - bx, ay - by);
}

function pairs(numbers: readonly number[]): Pair[] {
  return Array.from({ length: numbers.length / 2 }, (_, i): Pair => [
    numbers[2 * i] as number,
    numbers[2 * i + 1] as number,
  ]);
}
