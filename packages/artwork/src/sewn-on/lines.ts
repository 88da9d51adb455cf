import type { Path, PathCommand, Point } from "@holeshot/geometry";
import type { Colour, SceneItem } from "../scene.ts";
import { tones } from "./tones.ts";

/** A filled path in one colour. */
export function fill(path: Path, paint: Colour, opacity = 1): SceneItem {
  return { kind: "fill", path, paint, rule: "nonzero", opacity: Math.round(opacity * 255) / 255 };
}

/** A closed path through points. */
export function polygon(points: readonly Point[]): Path {
  const corners = points.map(({ x, y }, i): PathCommand => [i === 0 ? "M" : "L", x, y]);
  return [...corners, ["Z"]];
}

/** A disc; four curves keep it within a fortieth of a millimetre at the sizes of hardware. */
export function disc({ x, y }: Point, radius: number): Path {
  const k = radius * 0.5523;
  return [
    ["M", x, y - radius],
    ["C", x + k, y - radius, x + radius, y - k, x + radius, y],
    ["C", x + radius, y + k, x + k, y + radius, x, y + radius],
    ["C", x - k, y + radius, x - radius, y + k, x - radius, y],
    ["C", x - radius, y - k, x - k, y - radius, x, y - radius],
    ["Z"],
  ];
}

/** A line that runs along two points, as a rectangle `width` across. */
export function bar(from: Point, to: Point, width: number): Path {
  const { across } = directionOf(from, to);
  const [dx, dy] = [(across.x * width) / 2, (across.y * width) / 2];
  return polygon([
    { x: from.x + dx, y: from.y + dy },
    { x: to.x + dx, y: to.y + dy },
    { x: to.x - dx, y: to.y - dy },
    { x: from.x - dx, y: from.y - dy },
  ]);
}

/** A stroke along a line of points: its stretches one by one, joined by discs where it bends. */
export function stroke(points: readonly Point[], width: number): Path {
  return points.flatMap((point, i) => {
    const next = points[i + 1];
    if (!next) return [];
    const joined = i > 0 ? disc(point, width / 2) : [];
    return [...joined, ...bar(point, next, width)];
  });
}

/** Short bars along a line, each `on` long with `off` between them: stitches, or the teeth of a zip. */
export function dashes(
  points: readonly Point[],
  { on, off, width }: { readonly on: number; readonly off: number; readonly width: number },
): Path {
  const path: PathCommand[] = [];
  let rest = off / 2;
  for (const [i, from] of points.entries()) {
    const to = points[i + 1];
    if (!to) break;
    const { along, length } = directionOf(from, to);
    const place = (at: number): Point => ({ x: from.x + along.x * at, y: from.y + along.y * at });
    let at = rest;
    for (; at + on / 2 <= length; at += on + off) {
      path.push(...bar(place(at), place(Math.min(length, at + on)), width));
    }
    rest = Math.max(0, at - length);
  }
  return path;
}

/** A row of stitches along a line, as a machine sews tape and binding. */
export function stitches(points: readonly Point[], opacity = 1): SceneItem {
  return fill(dashes(points, { on: 3, off: 1.2, width: 0.9 }), tones.thread, opacity);
}

/** The line moved to its left by so much, corners shared. */
export function beside(points: readonly Point[], by: number): Point[] {
  const last = points.length - 1;
  return points.map((point, i) => {
    const { across } = directionOf(
      points[Math.max(0, i - 1)] ?? point,
      points[Math.min(last, i + 1)] ?? point,
    );
    return { x: point.x + across.x * by, y: point.y + across.y * by };
  });
}

/** Unit vectors along and across a stretch, and its length. */
export function directionOf(from: Point, to: Point) {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y) || 1;
  const along = { x: x / length, y: y / length };
  return { along, across: { x: along.y, y: 0 - along.x }, length };
}
