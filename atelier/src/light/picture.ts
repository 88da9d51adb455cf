import type { Shading } from "./shade.ts";

/** A light picture as bytes: diffuse light above, shine below. */
export interface LightPicture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** Byte of a light of 1; the code is its square root, so that dark folds keep their steps. */
const one = 159;
/** Shine of byte 255. */
const brightest = 0.4;

/**
 * Codes a shading made at twice the size, or more. Beyond the silhouette the picture runs on smoothly, so that reading
 * between pixels never mixes in emptiness.
 */
export function lightPicture(shading: Shading, covered: Uint8Array, over: number): LightPicture {
  const size = shading.size / over;
  const bytes = new Uint8Array(2 * size * size);
  const planes = [
    { from: shading.diffuse, code: (value: number) => one * Math.sqrt(value) },
    { from: shading.specular, code: (value: number) => 255 * Math.sqrt(value / brightest) },
  ];
  for (const [n, { from, code }] of planes.entries()) {
    const { values, weights } = shrink(from, covered, shading.size, over);
    const whole = fillAround(values, weights, size);
    for (let i = 0; i < whole.length; i++)
      bytes[n * size * size + i] = Math.min(255, Math.round(code(Math.max(0, whole[i] as number))));
  }
  return { width: size, height: 2 * size, bytes };
}

interface Plane {
  /** Mean of what is covered. */
  readonly values: Float32Array;
  /** Above 0 where anything is. */
  readonly weights: Float32Array;
}

function shrink(from: Float32Array, covered: Uint8Array, size: number, by: number): Plane {
  const small = size / by;
  const values = new Float32Array(small * small);
  const weights = new Float32Array(small * small);
  for (let i = 0; i < from.length; i++) {
    if (covered[i] === 0) continue;
    const n = Math.floor(i / size / by) * small + Math.floor((i % size) / by);
    values[n] = (values[n] as number) + (from[i] as number);
    weights[n] = (weights[n] as number) + 1;
  }
  for (let n = 0; n < values.length; n++)
    if (weights[n] !== 0) values[n] = (values[n] as number) / (weights[n] as number);
  return { values, weights };
}

/** Fills what is empty from ever coarser pictures of what is not. */
function fillAround(values: Float32Array, weights: Float32Array, size: number): Float32Array {
  if (size === 1 || weights.every((weight) => weight > 0)) return values;
  const half = Math.ceil(size / 2);
  const coarse = { values: new Float32Array(half * half), weights: new Float32Array(half * half) };
  for (let i = 0; i < values.length; i++) {
    if (weights[i] === 0) continue;
    const n = (Math.floor(i / size) >> 1) * half + ((i % size) >> 1);
    coarse.values[n] = (coarse.values[n] as number) + (values[i] as number);
    coarse.weights[n] = (coarse.weights[n] as number) + 1;
  }
  for (let n = 0; n < coarse.values.length; n++) {
    const weight = coarse.weights[n] as number;
    if (weight > 0) coarse.values[n] = (coarse.values[n] as number) / weight;
  }
  const around = fillAround(coarse.values, coarse.weights, half);
  return values.map((value, i) => {
    if (weights[i] !== 0) return value;
    const x = Math.min(half - 1, Math.max(0, (i % size) / 2 - 0.25));
    const y = Math.min(half - 1, Math.max(0, Math.floor(i / size) / 2 - 0.25));
    return between(around, half, x, y);
  });
}

function between(values: Float32Array, size: number, x: number, y: number): number {
  const [a, b] = [Math.floor(x), Math.floor(y)];
  const [s, t] = [x - a, y - b];
  const at = (i: number, j: number) =>
    values[Math.min(size - 1, j) * size + Math.min(size - 1, i)] as number;
  return (
    (at(a, b) * (1 - s) + at(a + 1, b) * s) * (1 - t) +
    (at(a, b + 1) * (1 - s) + at(a + 1, b + 1) * s) * t
  );
}
