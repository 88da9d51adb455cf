import type { Box, Path, PathCommand } from "@holeshot/geometry";
import { channelDistance, mixColours } from "../colour.ts";
import type { Colour, LinearGradient, SceneItem } from "../scene.ts";
import { fitPlane } from "./fit-plane.ts";
import type { FittedPlane, Sample } from "./fit-plane.ts";

/** Widest band where the field bends, and the distance between stops along it, mm. */
const bandWidth = 10;
/** Bands reach this far under the next one, so that no light shows between their soft edges, mm. */
const overlap = 1;
/** A single gradient is used where it is nowhere farther off than this, of 255. */
const tolerance = 1.5;

export interface GradientArea {
  readonly path: Path;
  /** Part of the piece that can show the gradient, mm. */
  readonly box: Box;
  /** The field on this piece: 0 is `from`, 1 is `to`. */
  readonly field: (x: number, y: number) => number;
  readonly from: Colour;
  readonly to: Colour;
  readonly opacity: number;
}

/** Fills an area by a field: one linear gradient where the field is straight, else narrow bands of them. */
export function gradientItems(area: GradientArea): SceneItem[] {
  const samples = gridSamples(area);
  const plane = fitPlane(samples);
  const contrast = channelDistance(area.from, area.to);
  if (plane.worst * contrast <= tolerance) {
    const paint = planeGradient(plane, area.from, area.to);
    return [{ kind: "fill", path: area.path, paint, rule: "nonzero", opacity: area.opacity }];
  }
  return [
    { kind: "clip", path: area.path, rule: "nonzero", items: bandItems(area, plane, samples) },
  ];
}

function gridSamples({ box, field }: GradientArea): Sample[] {
  const samples: Sample[] = [];
  const columns = Math.max(2, Math.ceil((box.right - box.left) / 20));
  const rows = Math.max(2, Math.ceil((box.bottom - box.top) / 20));
  for (let i = 0; i <= columns; i += 1) {
    for (let j = 0; j <= rows; j += 1) {
      const x = box.left + ((box.right - box.left) * i) / columns;
      const y = box.top + ((box.bottom - box.top) * j) / rows;
      samples.push({ x, y, t: field(x, y) });
    }
  }
  return samples;
}

function planeGradient(plane: FittedPlane, from: Colour, to: Colour): Colour | LinearGradient {
  const steep = plane.ax ** 2 + plane.ay ** 2;
  if (steep < 1e-12) return mixColours(from, to, plane.t0);
  const at = (t: number) => ({
    x: plane.x0 + (plane.ax * (t - plane.t0)) / steep,
    y: plane.y0 + (plane.ay * (t - plane.t0)) / steep,
  });
  const [start, end] = [at(0), at(1)];
  const stops = [
    { at: 0, colour: from },
    { at: 1, colour: to },
  ];
  return { x1: start.x, y1: start.y, x2: end.x, y2: end.y, stops };
}

/** Bands along the field's main direction, side by side, each with stops read off the field. */
function bandItems(
  area: GradientArea,
  plane: FittedPlane,
  samples: readonly Sample[],
): SceneItem[] {
  const steep = Math.hypot(plane.ax, plane.ay) || 1;
  const [ux, uy] = [plane.ax / steep, plane.ay / steep];
  const across = samples.map((s) => -uy * s.x + ux * s.y);
  const along = samples.map((s) => ux * s.x + uy * s.y);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [start, end] = [Math.min(...along), Math.max(...along)];
  const count = Math.ceil((right - left) / bandWidth);
  const width = (right - left) / count;
  // Overlapping see-through bands would show as stripes.
  const lap = area.opacity < 1 ? 0 : overlap;
  return Array.from({ length: count }, (_, index): SceneItem => {
    const a = left + index * width;
    const toPiece = (s: number, n: number) => ({ x: ux * s - uy * n, y: uy * s + ux * n });
    const paint = bandGradient(area, toPiece, { start, end, middle: a + width / 2, width });
    const reach = index === count - 1 ? bandWidth : lap;
    const near = index === 0 ? a - bandWidth : a;
    const path = rectangle(toPiece, start - bandWidth, end + bandWidth, near, a + width + reach);
    return { kind: "fill", path, paint, rule: "nonzero", opacity: area.opacity };
  });
}

type ToPiece = (s: number, n: number) => { readonly x: number; readonly y: number };

interface Band {
  readonly start: number;
  readonly end: number;
  readonly middle: number;
  readonly width: number;
}

/**
 * One band's gradient, leaning as the field leans there: its line goes through the band's middle
 * and stops carry the colours found on it.
 */
function bandGradient(area: GradientArea, toPiece: ToPiece, band: Band): LinearGradient {
  const count = Math.max(2, Math.ceil((band.end - band.start) / bandWidth));
  const samples: Sample[] = [];
  for (let i = 0; i <= count; i += 1) {
    const s = band.start + ((band.end - band.start) * i) / count;
    for (const side of [-0.5, 0, 0.5]) {
      const n = band.middle + side * band.width;
      const { x, y } = toPiece(s, n);
      samples.push({ x: s, y: n, t: area.field(x, y) });
    }
  }
  const lean = fitPlane(samples);
  const slope = Math.abs(lean.ax) < 1e-9 ? 0 : lean.ay / lean.ax;
  // Along a line through the middle at this slope, a step of n moves the pattern by slope · n in s.
  const stops = Array.from({ length: count + 1 }, (_, i) => {
    const s = band.start + ((band.end - band.start) * i) / count;
    const { x, y } = toPiece(s, band.middle);
    return { at: i / count, colour: mixColours(area.from, area.to, area.field(x, y)) };
  });
  const kept = thinned(stops);
  const norm = 1 + slope * slope;
  const end = (s: number) => {
    // The gradient's axis is (1, slope); the point of it that colours (s, middle) is its projection.
    const length = (s - band.start) / norm;
    return toPiece(band.start + length, band.middle + length * slope);
  };
  const [from, to] = [end(band.start), end(band.end)];
  return { x1: from.x, y1: from.y, x2: to.x, y2: to.y, stops: kept };
}

type Stops = LinearGradient["stops"];

/** Without the stops that a straight ramp between those kept gives as well, to one step of 255. */
function thinned(stops: Stops): Stops {
  let from = 0;
  return stops.filter((_stop, index) => {
    const last = index === stops.length - 1;
    if (index !== 0 && !last && isStraight(stops, from, index + 1)) return false;
    from = index;
    return true;
  });
}

function isStraight(stops: Stops, from: number, to: number): boolean {
  const [a, b] = [stops[from], stops[to]];
  if (!a || !b) return false;
  return stops.slice(from + 1, to).every((stop) => {
    const share = (stop.at - a.at) / (b.at - a.at);
    return channelDistance(mixColours(a.colour, b.colour, share), stop.colour) <= 1;
  });
}

function rectangle(toPiece: ToPiece, s1: number, s2: number, n1: number, n2: number): Path {
  const corners = [toPiece(s1, n1), toPiece(s2, n1), toPiece(s2, n2), toPiece(s1, n2)];
  const path: PathCommand[] = corners.map(({ x, y }, i) => [i === 0 ? "M" : "L", x, y]);
  return [...path, ["Z"]];
}
