import type { Path, PathCommand, Point } from "@holeshot/geometry";
import { channelDistance, mixColours, type Rgb, rgbOf } from "../colour.ts";
import type { LinearGradient, SceneItem } from "../scene.ts";
import { fitPlane } from "./fit-plane.ts";
import type { FittedPlane, Sample } from "./fit-plane.ts";
import type { GradientArea } from "./gradient-area.ts";

/** Widest band, and the distance between stops along it, mm. */
const widest = 10;
/** Bands are halved while their edges are farther off than `tolerance` of 255, down to this width, mm. */
const narrowest = 2.5;
const tolerance = 3;
/** The outermost bands and all ends run on this far, mm: ink for print goes beyond the shown piece by a hem and its bleed. */
const runOn = 40;
/** Bands reach this far under the next one, so that no light shows between their soft edges, mm. */
const overlap = 1;

/** Coordinates along the field's main direction (s) and across it (n), and back to the piece. */
interface Frame {
  readonly toPiece: (s: number, n: number) => Point;
  readonly start: number;
  readonly end: number;
  readonly left: number;
  readonly right: number;
  /** Where a line along it is looked at. */
  readonly steps: readonly number[];
  /** The line at this n. */
  readonly line: (n: number) => Line;
}

/** What lies under a line along the field, by step. Bands share their edges, and each is looked at more than once. */
interface Line {
  readonly isCovered: (step: number) => boolean;
  readonly share: (step: number) => number;
}

/** One band's ramp: stops on its middle line, leaning by `slope`. */
interface Band {
  readonly from: number;
  readonly to: number;
  readonly slope: number;
}

/** Bands along the field's main direction, side by side, each with stops read off the field. */
export function bandItems(area: GradientArea, plane: FittedPlane): SceneItem[] {
  const frame = frameOf(area, plane);
  const count = Math.ceil((frame.right - frame.left) / widest);
  const width = (frame.right - frame.left) / count;
  const bands = Array.from({ length: count }, (_, index) =>
    splitBand(area, frame, frame.left + index * width, frame.left + (index + 1) * width),
  ).flat();
  // Overlapping see-through bands would show as stripes.
  const lap = area.opacity < 1 ? 0 : overlap;
  return bands.map((band, index): SceneItem => {
    const near = index === 0 ? band.from - runOn : band.from;
    const far = band.to + (index === bands.length - 1 ? runOn : lap);
    return {
      kind: "fill",
      path: rectangle(frame, near, far),
      paint: bandGradient(area, frame, band),
      rule: "nonzero",
      opacity: area.opacity,
    };
  });
}

function frameOf(area: GradientArea, plane: FittedPlane): Frame {
  const steep = Math.hypot(plane.ax, plane.ay) || 1;
  const [ux, uy] = [plane.ax / steep, plane.ay / steep];
  const { left, top, right, bottom } = area.box;
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
  const along = corners.map(({ x, y }) => ux * x + uy * y);
  const across = corners.map(({ x, y }) => ux * y - uy * x);
  const toPiece = (s: number, n: number): Point => ({ x: ux * s - uy * n, y: uy * s + ux * n });
  const [start, end] = [Math.min(...along), Math.max(...along)];
  const steps = stepsOf(start, end);
  const lines = new Map<number, Line>();
  const line = (n: number): Line => {
    const known = lines.get(n) ?? lineOf(area, steps, (s) => toPiece(s, n));
    lines.set(n, known);
    return known;
  };
  return {
    toPiece,
    start,
    end,
    left: Math.min(...across),
    right: Math.max(...across),
    steps,
    line,
  };
}

/** A line whose points are looked at when they are first asked for. */
function lineOf(area: GradientArea, steps: readonly number[], toPiece: (s: number) => Point): Line {
  const covered: boolean[] = [];
  const shares: number[] = [];
  const read = <T>(into: T[], step: number, look: (x: number, y: number) => T): T => {
    const known = into[step];
    if (known !== undefined) return known;
    const { x, y } = toPiece(steps[step] as number);
    const found = look(x, y);
    into[step] = found;
    return found;
  };
  return {
    isCovered: (step) => read(covered, step, area.covers),
    share: (step) => read(shares, step, area.field),
  };
}

/** The band, or two halves of it where the field bends too much for one ramp. */
function splitBand(area: GradientArea, frame: Frame, from: number, to: number): Band[] {
  const band = { from, to, slope: slopeOf(frame, from, to) };
  if (to - from <= narrowest || isCloseEnough(area, frame, band)) return [band];
  const middle = (from + to) / 2;
  return [...splitBand(area, frame, from, middle), ...splitBand(area, frame, middle, to)];
}

/** How far the field's lines of one colour lean from square to the band: n per s. */
function slopeOf({ steps, line }: Frame, from: number, to: number): number {
  const samples: Sample[] = [];
  const places = [from, (from + to) / 2, to];
  for (const [step, s] of steps.entries()) {
    for (const n of places) {
      if (line(n).isCovered(step)) samples.push({ x: s, y: n, t: line(n).share(step) });
    }
  }
  const lean = fitPlane(samples);
  return Math.abs(lean.ax) < 1e-9 ? 0 : lean.ay / lean.ax;
}

/** Whether the ramp's colours at the band's edges are the field's. */
function isCloseEnough(area: GradientArea, frame: Frame, { from, to, slope }: Band): boolean {
  const contrast = channelDistance(area.from, area.to);
  const middle = (from + to) / 2;
  return frame.steps.every((s, step) =>
    [from, to].every((n) => {
      const edge = frame.line(n);
      if (!edge.isCovered(step)) return true;
      // A step of n across shows what lies slope · n farther along the middle.
      const shown = frame.toPiece(s + slope * (n - middle), middle);
      const off = Math.abs(clamped(edge.share(step)) - clamped(area.field(shown.x, shown.y)));
      return off * contrast <= tolerance;
    }),
  );
}

function stepsOf(start: number, end: number): number[] {
  const count = Math.max(2, Math.ceil((end - start) / widest));
  return Array.from({ length: count + 1 }, (_, i) => start + ((end - start) * i) / count);
}

function clamped(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** The band's ramp: its axis leans as the field does, its stops are the colours on the middle line. */
function bandGradient(area: GradientArea, frame: Frame, { from, to, slope }: Band): LinearGradient {
  const middle = (from + to) / 2;
  const { start, end } = frame;
  const shares = frame.line(middle);
  const stops = frame.steps.map((_, step, all) => {
    // By count, not by length: rounding must not take the last stop beyond 1, which canvases refuse.
    const at = step / (all.length - 1);
    return { at, colour: mixColours(area.from, area.to, shares.share(step)) };
  });
  const norm = 1 + slope * slope;
  const axisAt = (s: number) => {
    // The gradient's axis is (1, slope); the point of it that colours (s, middle) is its projection.
    const length = (s - start) / norm;
    return frame.toPiece(start + length, middle + length * slope);
  };
  const [one, other] = [axisAt(start), axisAt(end)];
  return { x1: one.x, y1: one.y, x2: other.x, y2: other.y, stops: thinned(stops) };
}

type Stops = LinearGradient["stops"];

/** Without the stops that a straight ramp between those kept gives as well, to one step of 255. */
function thinned(stops: Stops): Stops {
  const colours = stops.map(({ colour }) => rgbOf(colour));
  let from = 0;
  return stops.filter((_stop, index) => {
    const last = index === stops.length - 1;
    if (index !== 0 && !last && isStraight(stops, colours, from, index + 1)) return false;
    from = index;
    return true;
  });
}

function isStraight(stops: Stops, colours: readonly Rgb[], from: number, to: number): boolean {
  const [a, b] = [stops[from], stops[to]];
  const [one, other] = [colours[from], colours[to]];
  if (!a || !b || !one || !other) return false;
  for (let between = from + 1; between < to; between += 1) {
    const share = ((stops[between]?.at ?? 0) - a.at) / (b.at - a.at);
    const own = colours[between] as Rgb;
    // Mixed as colours are, but for their names: this is asked thousands of times.
    for (let channel = 0; channel < 3; channel += 1) {
      const [low, high] = [one[channel] as number, other[channel] as number];
      const mixed = Math.round(low + (high - low) * clamped(share));
      if (Math.abs(mixed - (own[channel] as number)) > 1) return false;
    }
  }
  return true;
}

function rectangle({ toPiece, start, end }: Frame, from: number, to: number): Path {
  const [s1, s2] = [start - runOn, end + runOn];
  const corners = [toPiece(s1, from), toPiece(s2, from), toPiece(s2, to), toPiece(s1, to)];
  const path: PathCommand[] = corners.map(({ x, y }, i) => [i === 0 ? "M" : "L", x, y]);
  return [...path, ["Z"]];
}
