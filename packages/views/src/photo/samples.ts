import type { Seen } from "./camera.ts";
import { hideFilled, type RasterPart } from "./rasterise.ts";
import {
  blankTriangle,
  BOTTOM,
  BU,
  BV,
  CU,
  CV,
  INSIDE,
  LEFT,
  nearness,
  RIGHT,
  setTriangle,
  slack,
  TOP,
  type Triangle,
  weightB,
  weightC,
} from "./triangle.ts";

/** Samples a pixel at an edge is looked at with. */
export const samplesPerPixel = 16;

/** Places of the samples in a pixel: no two share a row or a column, so upright and level edges are as smooth as others. */
const order = [5, 11, 1, 15, 8, 2, 13, 6, 10, 0, 14, 4, 9, 3, 12, 7];
export const sampleX: readonly number[] = order.map((_, i) => (i + 0.5) / samplesPerPixel);
export const sampleY: readonly number[] = order.map((n) => (n + 0.5) / samplesPerPixel);

/** What the samples of some pixels show; sample s of the pixel at `pixels[k]` is entry `k · 16 + s`. */
export interface Samples {
  readonly part: Uint8Array;
  readonly triangle: Uint32Array;
  readonly inside: Uint8Array;
}

/** Looks at some pixels of a picture with many samples each. `pixels` are indexes, ascending. */
export function takeSamples(
  parts: readonly RasterPart[],
  { width, height }: { readonly width: number; readonly height: number },
  pixels: Uint32Array,
): Samples {
  const slots = new Int32Array(width * height);
  const tiles = blankTiles(width, height);
  pixels.forEach((pixel, k) => {
    slots[pixel] = k + 1;
    const column = pixel % width;
    tiles.marked[(((pixel - column) / width) >> tileBits) * tiles.across + (column >> tileBits)] =
      1;
  });
  const count = pixels.length * samplesPerPixel;
  const samples = {
    part: new Uint8Array(count),
    triangle: new Uint32Array(count),
    inside: new Uint8Array(count),
    near: new Float32Array(count),
  };
  parts.forEach((part, i) => samplePart(samples, slots, tiles, width, height, part, i + 1));
  hideFilled({ ...samples, parts });
  return samples;
}

function samplePart(
  samples: Samples & { readonly near: Float32Array },
  slots: Int32Array,
  tiles: Tiles,
  width: number,
  height: number,
  { model: { triangles }, seen }: RasterPart,
  number: number,
): void {
  const t = blankTriangle();
  for (let k = 0, index = 0; k < triangles.length; k += 3, index++) {
    const a = triangles[k] as number;
    const b = triangles[k + 1] as number;
    const c = triangles[k + 2] as number;
    // Most triangles lie far from any edge: they are not even made ready.
    if (!touches(tiles, seen, a, b, c) || !setTriangle(t, seen, a, b, c)) continue;
    const left = Math.max(0, Math.floor(t[LEFT] as number));
    const right = Math.min(width - 1, Math.floor(t[RIGHT] as number));
    const top = Math.max(0, Math.floor(t[TOP] as number));
    const bottom = Math.min(height - 1, Math.floor(t[BOTTOM] as number));
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const slot = slots[row * width + column] as number;
        if (slot !== 0 && reaches(t, column, row)) {
          samplePixel(samples, t, (slot - 1) * samplesPerPixel, column, row, number, index);
        }
      }
    }
  }
}

/** Squares of the picture, `1 << tileBits` pixels wide, that hold any of the pixels looked at. */
interface Tiles {
  readonly across: number;
  readonly down: number;
  readonly marked: Uint8Array;
}

const tileBits = 3;

function blankTiles(width: number, height: number): Tiles {
  const across = (width >> tileBits) + 1;
  const down = (height >> tileBits) + 1;
  return { across, down, marked: new Uint8Array(across * down) };
}

function touches(
  { across, down, marked }: Tiles,
  { x, y }: Seen,
  a: number,
  b: number,
  c: number,
): boolean {
  const ax = x[a] as number;
  const bx = x[b] as number;
  const cx = x[c] as number;
  const ay = y[a] as number;
  const by = y[b] as number;
  const cy = y[c] as number;
  const right = Math.min(across - 1, Math.floor(Math.max(ax, bx, cx)) >> tileBits);
  const bottom = Math.min(down - 1, Math.floor(Math.max(ay, by, cy)) >> tileBits);
  const left = Math.max(0, Math.floor(Math.min(ax, bx, cx)) >> tileBits);
  for (let j = Math.max(0, Math.floor(Math.min(ay, by, cy)) >> tileBits); j <= bottom; j++) {
    for (let i = left; i <= right; i++) if (marked[j * across + i] === 1) return true;
  }
  return false;
}

/** Whether a triangle may show in a pixel: false when one of its sides leaves the whole pixel out. */
function reaches(t: Triangle, column: number, row: number): boolean {
  const u = column + 0.5;
  const v = row + 0.5;
  const wb = weightB(t, u, v);
  const wc = weightC(t, u, v);
  const bu = t[BU] as number;
  const bv = t[BV] as number;
  const cu = t[CU] as number;
  const cv = t[CV] as number;
  const spread = 0.5 * (Math.abs(bu) + Math.abs(bv));
  const other = 0.5 * (Math.abs(cu) + Math.abs(cv));
  const third = 0.5 * (Math.abs(bu + cu) + Math.abs(bv + cv));
  return wb + spread >= slack && wc + other >= slack && wb + wc - third <= 1 - slack;
}

function samplePixel(
  samples: Samples & { readonly near: Float32Array },
  t: Triangle,
  first: number,
  column: number,
  row: number,
  number: number,
  index: number,
): void {
  const face = t[INSIDE] as number;
  for (let s = 0; s < samplesPerPixel; s++) {
    const u = column + (sampleX[s] as number);
    const v = row + (sampleY[s] as number);
    const wb = weightB(t, u, v);
    const wc = weightC(t, u, v);
    if (wb < slack || wc < slack || wb + wc > 1 - slack) continue;
    const at = first + s;
    const near = nearness(t, u, v);
    if (near <= (samples.near[at] as number)) continue;
    samples.near[at] = near;
    samples.part[at] = number;
    samples.triangle[at] = index;
    samples.inside[at] = face;
  }
}

/** Piece millimetres at a place of the picture, on one triangle of a part. The result is valid until the next call. */
export function millimetreReader(
  parts: readonly RasterPart[],
): (part: number, triangle: number, u: number, v: number) => { x: number; y: number } {
  const t = blankTriangle();
  const out = { x: 0, y: 0 };
  let last = -1;
  return (number, triangle, u, v) => {
    const { model, seen } = parts[number - 1] as RasterPart;
    const k = triangle * 3;
    const a = model.triangles[k] as number;
    const b = model.triangles[k + 1] as number;
    const c = model.triangles[k + 2] as number;
    const key = number * 4194304 + triangle;
    if (key !== last) setTriangle(t, seen, a, b, c);
    last = key;
    const n = nearness(t, u, v);
    const wb = (weightB(t, u, v) * (seen.near[b] as number)) / n;
    const wc = (weightC(t, u, v) * (seen.near[c] as number)) / n;
    const wa = 1 - wb - wc;
    const mm = model.millimetres;
    out.x = (mm[a * 2] as number) * wa + (mm[b * 2] as number) * wb + (mm[c * 2] as number) * wc;
    out.y =
      (mm[a * 2 + 1] as number) * wa +
      (mm[b * 2 + 1] as number) * wb +
      (mm[c * 2 + 1] as number) * wc;
    return out;
  };
}
