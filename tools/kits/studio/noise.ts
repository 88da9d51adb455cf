/** Numbers from a seed, from whole-number arithmetic alone: the same on every machine. */
export function hash(seed: number, i: number, j: number): number {
  let h = Math.imul(seed | 0, 0x9e3779b1) ^ Math.imul(i | 0, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) ^ Math.imul(j | 0, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

/** Eight directions: gradients without a sine. */
const slopes: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.7071, 0.7071],
  [0, 1],
  [-0.7071, 0.7071],
  [-1, 0],
  [-0.7071, -0.7071],
  [0, -1],
  [0.7071, -0.7071],
];

function slope(seed: number, i: number, j: number, x: number, y: number): number {
  const [a, b] = slopes[Math.floor(hash(seed, i, j) * 8)] ?? [1, 0];
  return a * x + b * y;
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Gradient noise of wavelength 1, about −0.7 to 0.7. */
export function noise(seed: number, x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - i, y - j];
  const top = slope(seed, i, j, u, v);
  const right = slope(seed, i + 1, j, u - 1, v);
  const low = slope(seed, i, j + 1, u, v - 1);
  const far = slope(seed, i + 1, j + 1, u - 1, v - 1);
  const s = ease(u);
  const upper = top + (right - top) * s;
  return upper + (low + (far - low) * s - upper) * ease(v);
}

/** Noise with finer noise on it. */
export function rough(seed: number, x: number, y: number, octaves: number): number {
  let [sum, size, step] = [0, 1, 1];
  for (let n = 0; n < octaves; n += 1) {
    sum += noise(seed + n * 101, x * step, y * step) * size;
    size *= 0.5;
    step *= 2;
  }
  return sum;
}
