import { invert, multiply, pathBounds, transformPoint } from "@holeshot/geometry";
import type { Box, Matrix, Path } from "@holeshot/geometry";
import type { Paint, SceneItem, Stops } from "../scene.ts";
import { isReasonable } from "./bounds.ts";
import type { Gradient, GradientStop } from "./gradient.ts";

type Vector = readonly [x: number, y: number];

/** A closed area in output coordinates, about to be painted. */
export interface Area {
  readonly path: Path;
  readonly rule: "nonzero" | "evenodd";
  readonly opacity: number;
}

/** Shares of the gradient that the area can show. */
interface Span {
  readonly low: number;
  readonly high: number;
}

const along = (from: Vector, to: Vector, share: number): Vector => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

function cornersOf({ left, top, right, bottom }: Box): Vector[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

function solid(area: Area, stop: { colour: string; alpha: number }): SceneItem[] {
  const opacity = area.opacity * stop.alpha;
  if (opacity <= 0) return [];
  return [{ kind: "fill", path: area.path, paint: stop.colour, rule: area.rule, opacity }];
}

/** Repeats the stops over whole periods from `low` to `high`, every second one mirrored when reflecting. */
function unroll(stops: readonly GradientStop[], mirror: boolean, low: number, high: number) {
  const all: GradientStop[] = [];
  for (let period = low; period < high; period += 1) {
    const turned = mirror && Math.abs(period % 2) === 1;
    const list = turned ? stops.map((stop) => ({ ...stop, at: 1 - stop.at })).reverse() : stops;
    for (const stop of list) all.push({ ...stop, at: (stop.at + period - low) / (high - low) });
  }
  return all;
}

/** Most repetitions of a repeating gradient that are drawn. */
const mostPeriods = 24;

function linearSpan(from: Vector, to: Vector, back: Matrix, box: Box): Span {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const square = dx * dx + dy * dy;
  const seen = cornersOf(box).map(([x, y]) => {
    const point = transformPoint(back, { x, y });
    return ((point.x - from[0]) * dx + (point.y - from[1]) * dy) / square;
  });
  return { low: Math.min(...seen), high: Math.max(...seen) };
}

function paintLinear(
  area: Area,
  gradient: Gradient & { kind: "linear" },
  matrix: Matrix,
): SceneItem[] {
  const last = gradient.stops.at(-1);
  const back = invert(matrix);
  const { from: givenFrom, to: givenTo } = gradient;
  const none = givenFrom[0] === givenTo[0] && givenFrom[1] === givenTo[1];
  if (!last) return [];
  if (none || !back) return solid(area, last);
  const span = linearSpan(givenFrom, givenTo, back, pathBounds(area.path));
  let [from, to, stops] = [givenFrom, givenTo, gradient.stops];
  if (gradient.spread !== "pad" && (span.low < 0 || span.high > 1)) {
    const low = Math.max(Math.floor(span.low), -mostPeriods);
    const high = Math.max(low + 1, Math.min(Math.ceil(span.high), mostPeriods));
    stops = unroll(stops, gradient.spread === "reflect", low, high);
    [from, to] = [along(givenFrom, givenTo, low), along(givenFrom, givenTo, high)];
  }
  const ends = straight(from, to, matrix);
  if (!isReasonable(Object.values(ends))) return solid(area, last);
  return ramped(area, stops, (kept) => ({ ...ends, stops: kept }));
}

/** Cover that is the same everywhere is the area's; where it changes it stays with the stops. */
function ramped(
  area: Area,
  stops: readonly GradientStop[],
  paint: (stops: Stops) => Paint,
): SceneItem[] {
  const cover = stops.at(-1)?.alpha ?? 1;
  const even = stops.every((stop) => Math.abs(stop.alpha - cover) < 1e-6);
  const opacity = area.opacity * (even ? cover : 1);
  if (opacity <= 0 || stops.every((stop) => stop.alpha <= 0)) return [];
  const kept = stops.map(({ at, colour, alpha }) =>
    even ? { at, colour } : { at, colour, alpha },
  );
  return [{ kind: "fill", path: area.path, paint: paint(kept), rule: area.rule, opacity }];
}

/** The ends of a gradient under a map that may skew: its lines of even colour stay at right angles to it. */
function straight(from: Vector, to: Vector, matrix: Matrix) {
  const start = transformPoint(matrix, { x: from[0], y: from[1] });
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [mx, my] = [matrix[0] * dx + matrix[2] * dy, matrix[1] * dx + matrix[3] * dy];
  const [nx, ny] = [matrix[2] * dx - matrix[0] * dy, matrix[3] * dx - matrix[1] * dy];
  const [ux, uy] = [ny, -nx];
  const share = (mx * ux + my * uy) / (ux * ux + uy * uy);
  return { x1: start.x, y1: start.y, x2: start.x + ux * share, y2: start.y + uy * share };
}

function paintRadial(
  area: Area,
  gradient: Gradient & { kind: "radial" },
  matrix: Matrix,
): SceneItem[] {
  const last = gradient.stops.at(-1);
  const back = invert(matrix);
  if (!last) return [];
  if (!back || !(gradient.radius > 0)) return solid(area, last);
  const { centre, focus, focusRadius, radius, spread } = gradient;
  const periods = spread === "pad" ? 1 : periodsWithin(gradient, back, pathBounds(area.path));
  const stops =
    periods > 1 ? unroll(gradient.stops, spread === "reflect", 0, periods) : gradient.stops;
  const size = focusRadius + (radius - focusRadius) * periods;
  const [x, y] = along(focus, centre, periods);
  const small = {
    x: (focus[0] - x) / size,
    y: (focus[1] - y) / size,
    radius: focusRadius / size,
  };
  const round = multiply(matrix, [size, 0, 0, size, x, y]);
  const flat = Math.abs(round[0] * round[3] - round[1] * round[2]) < flattest;
  if (flat || !isReasonable(round)) return solid(area, last);
  return ramped(area, stops, (kept) => ({ matrix: round, focus: small, stops: kept }));
}

/** A circle that covers less than this has no digits left in a file, square units. */
const flattest = 1e-6;

/** How often a repeating gradient runs until it has left the box on every side. */
function periodsWithin(
  { centre, focus, focusRadius, radius }: Gradient & { kind: "radial" },
  back: Matrix,
  box: Box,
): number {
  const far = cornersOf(box).map(([x, y]) => {
    const point = transformPoint(back, { x, y });
    return Math.hypot(point.x - focus[0], point.y - focus[1]);
  });
  const away = Math.hypot(centre[0] - focus[0], centre[1] - focus[1]);
  const near = Math.max(radius * 0.05, radius - focusRadius - away);
  return Math.min(mostPeriods, Math.max(1, Math.ceil(Math.max(...far) / near)));
}

/** Fills an area with a gradient. `user` is the map from the shape's coordinates to the output's, `box` the shape's own. */
export function paintGradient(area: Area, gradient: Gradient, user: Matrix, box: Box): SceneItem[] {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  if (gradient.ofBox && (width <= 0 || height <= 0)) return [];
  const boxed: Matrix = [width, 0, 0, height, box.left, box.top];
  const matrix = multiply(...(gradient.ofBox ? [user, boxed] : [user]), gradient.matrix);
  return gradient.kind === "linear"
    ? paintLinear(area, gradient, matrix)
    : paintRadial(area, gradient, matrix);
}
