import { invert, transformPoint } from "@holeshot/geometry";
import type { Point } from "@holeshot/geometry";
import { mixColours } from "../colour.ts";
import type { Colour, Gradient, Paint, RadialGradient, Stops } from "../scene.ts";

/** Whether a gradient runs outwards from a circle instead of along a line. */
export function isRound(gradient: Gradient): gradient is RadialGradient {
  return "matrix" in gradient;
}

/**
 * A paint where a map lays it: straight ones by their ends, exact under turns and even scaling; round ones by the four
 * ends and the middle of their circle, exact under every straight map.
 */
export function movePaint(paint: Paint, map: (point: Point) => Point): Paint {
  if (typeof paint === "string") return paint;
  if (!isRound(paint)) {
    const from = map({ x: paint.x1, y: paint.y1 });
    const to = map({ x: paint.x2, y: paint.y2 });
    return { ...paint, x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  }
  const [a, b, c, d, x, y] = paint.matrix;
  const side = (dx: number, dy: number): [number, number] => {
    const [to, from] = [map({ x: x + dx, y: y + dy }), map({ x: x - dx, y: y - dy })];
    return [(to.x - from.x) / 2, (to.y - from.y) / 2];
  };
  const centre = map({ x, y });
  return { ...paint, matrix: [...side(a, b), ...side(c, d), centre.x, centre.y] };
}

/** The colour at a point of the piece, mm, whatever its cover there. */
export function paintAt(paint: Paint, point: Point): Colour {
  if (typeof paint === "string") return paint;
  return colourAmong(paint.stops, isRound(paint) ? outwards(paint, point) : along(paint, point));
}

function along(paint: Exclude<Gradient, RadialGradient>, point: Point): number {
  const { x1, y1, x2, y2 } = paint;
  const [dx, dy] = [x2 - x1, y2 - y1];
  return ((point.x - x1) * dx + (point.y - y1) * dy) / (dx * dx + dy * dy || 1);
}

/** Between the two circles, each share of the way is a circle itself: which of them goes through the point. */
function outwards({ matrix, focus }: RadialGradient, point: Point): number {
  const back = invert(matrix);
  if (!back) return 1;
  const { x, y } = transformPoint(back, point);
  const [dx, dy] = [x - focus.x, y - focus.y];
  const grown = 1 - focus.radius;
  const square = grown * grown - focus.x * focus.x - focus.y * focus.y;
  const half = dx * focus.x + dy * focus.y - focus.radius * grown;
  const rest = dx * dx + dy * dy - focus.radius * focus.radius;
  const root = half * half + square * rest;
  return rest <= 0 || square <= 0 ? 0 : (half + Math.sqrt(root)) / square;
}

function colourAmong(stops: Stops, at: number): Colour {
  const after = stops.findIndex((stop) => stop.at >= at);
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return "#000000";
  if (after === 0) return first.colour;
  if (after < 0) return last.colour;
  const [a, b] = [stops[after - 1] ?? first, stops[after] ?? last];
  return mixColours(a.colour, b.colour, (at - a.at) / (b.at - a.at || 1));
}
