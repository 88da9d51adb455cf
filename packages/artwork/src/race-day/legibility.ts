/** Distances that a kit is looked at from, m: at the fence, across a lane, from the next straight. */
export const fenceDistances = [5, 15, 30] as const;

/**
 * Share of readers who can read letters of an angle, radians: at the limit of normal sight nobody's letters are larger,
 * half of them read at the mean limit, nine in ten at 0.003, virtually all at 0.007. S. L. Smith, "Letter Size and
 * Legibility", Human Factors 21 (6), 1979, pp. 661–670: some 2000 measures in the field.
 */
const readers = [
  [0.0015, 0],
  [0.0019, 0.5],
  [0.003, 0.9],
  [0.007, 1],
] as const;

/**
 * How much larger letters of less contrast must be: the critical size goes with the contrast to this power. G. L. Howett,
 * "Size of Letters Required for Visibility", NBS Technical Note 1180, 1983.
 */
const CONTRAST_POWER = 0.532;

/** A number as it stands on cloth. */
export interface Lettering {
  /** Cap height, mm. */
  readonly height: number;
  /** WCAG ratio of the letters to what surrounds them, 1 to 21: its 0.05 stands for light that falls on both. */
  readonly ratio: number;
}

/** Share of a letter's height that counts, by its contrast: all of it for black on white. */
function worth(ratio: number): number {
  return Math.max(0, 1 - 1 / Math.max(1, ratio)) ** CONTRAST_POWER;
}

/** Share of people with normal sight who can read it from so many metres, 0 to 1. */
export function readableBy({ height, ratio }: Lettering, metres: number): number {
  const angle = (height / 1000 / metres) * worth(ratio);
  const after = readers.findIndex(([at]) => at > angle);
  if (after === 0) return 0;
  const from = readers[after - 1];
  const to = readers[after];
  if (!from || !to) return 1;
  return from[1] + ((angle - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}

/** Cap height at which nine in ten can read letters of a contrast from so many metres, mm; infinite without any contrast. */
export function heightFor(ratio: number, metres: number): number {
  return (0.003 * metres * 1000) / worth(ratio);
}
