import { multiply, rotation, translation } from "@holeshot/geometry";
import type { Matrix } from "@holeshot/geometry";
import type { TextCurve } from "@holeshot/design";

/** Moves what stands at `along` on the straight line, middle at 0, to its place on the bent one. */
export type Bend = (along: number) => Matrix;

const radians = Math.PI / 180;

/** Below this the bend is under 0.01 mm on the widest text, and radii overflow. */
const flat = 0.05;

/**
 * How a line of `width` mm bends. Letters are turned, never warped, and keep their distances
 * along the middle of the letters.
 */
export function bendLine(curve: TextCurve | undefined, width: number): Bend {
  if (!curve || Math.abs(curve.amount) < flat || width <= 0) return () => translation(0, 0);
  return curve.kind === "arc" ? arc(curve.amount, width) : wave(curve.amount, width);
}

function arc(amount: number, width: number): Bend {
  const radius = width / (amount * radians);
  return (along) => {
    const turn = along / radius;
    return at(along, radius * Math.sin(turn), radius * (1 - Math.cos(turn)), turn);
  };
}

function wave(amount: number, width: number): Bend {
  const slope = Math.tan(amount * radians);
  const steps = 256;
  // Length of one period of slope·cos over a wavelength of 1, by chords at the middles.
  const lengths = [0];
  for (let i = 0; i < steps; i += 1) {
    const rise = slope * Math.cos(2 * Math.PI * ((i + 0.5) / steps));
    lengths.push((lengths[i] ?? 0) + Math.hypot(1, rise) / steps);
  }
  const total = lengths[steps] ?? 1;
  const wavelength = width / total;
  return (along) => {
    const share =
      shareAt(lengths, ((along / width + 0.5) * total) % total) + wholePeriods(along, width);
    const phase = 2 * Math.PI * share;
    const x = (share - 0.5) * wavelength;
    // A wave that crosses its middle at `slope`; starts at the left end and rises first.
    const y = -((slope * wavelength) / (2 * Math.PI)) * Math.sin(phase);
    return at(along, x, y, Math.atan(-slope * Math.cos(phase)));
  };
}

function wholePeriods(along: number, width: number): number {
  return Math.trunc(along / width + 0.5);
}

/** Share of the wavelength at which the wave is `length` long, by the table. */
function shareAt(lengths: readonly number[], length: number): number {
  const steps = lengths.length - 1;
  let low = 0;
  let high = steps;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((lengths[middle] ?? 0) <= length) low = middle;
    else high = middle;
  }
  const from = lengths[low] ?? 0;
  const to = lengths[high] ?? 1;
  return (low + (length - from) / (to - from)) / steps;
}

function at(along: number, x: number, y: number, turn: number): Matrix {
  return multiply(translation(x, y), rotation(turn), translation(-along, 0));
}
