/** A value at a place. */
export interface Sample {
  readonly x: number;
  readonly y: number;
  readonly t: number;
}

/** `t = ax · (x − x0) + ay · (y − y0) + t0`, and how far the worst sample is from it. */
export interface FittedPlane {
  readonly x0: number;
  readonly y0: number;
  readonly t0: number;
  readonly ax: number;
  readonly ay: number;
  readonly worst: number;
}

/** The plane through samples by least squares. Samples on one line, or none, give a slope along it. */
export function fitPlane(samples: readonly Sample[]): FittedPlane {
  const count = Math.max(1, samples.length);
  const x0 = sum(samples, (s) => s.x) / count;
  const y0 = sum(samples, (s) => s.y) / count;
  const t0 = sum(samples, (s) => s.t) / count;
  const xx = sum(samples, (s) => (s.x - x0) ** 2);
  const yy = sum(samples, (s) => (s.y - y0) ** 2);
  const xy = sum(samples, (s) => (s.x - x0) * (s.y - y0));
  const xt = sum(samples, (s) => (s.x - x0) * (s.t - t0));
  const yt = sum(samples, (s) => (s.y - y0) * (s.t - t0));
  // A hair of ridge keeps samples on one line solvable without moving any other answer.
  const ridge = 1e-9 * (xx + yy) + 1e-12;
  const determinant = (xx + ridge) * (yy + ridge) - xy * xy;
  const ax = (xt * (yy + ridge) - yt * xy) / determinant;
  const ay = (yt * (xx + ridge) - xt * xy) / determinant;
  let worst = 0;
  for (const s of samples) {
    worst = Math.max(worst, Math.abs(t0 + ax * (s.x - x0) + ay * (s.y - y0) - s.t));
  }
  return { x0, y0, t0, ax, ay, worst };
}

function sum(samples: readonly Sample[], value: (sample: Sample) => number): number {
  return samples.reduce((total, sample) => total + value(sample), 0);
}
