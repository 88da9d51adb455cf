import type { Pixels } from "./pixels.ts";

/** A window of two pictures, in pixels. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const tile = 16;

/**
 * Structural similarity (Wang et al. 2004) of luminance in the window's tiles of 16 pixels:
 * 1 is the same picture. Constants for 8 bits: (0.01 · 255)² and (0.03 · 255)².
 */
export function similarities(a: Pixels, b: Pixels, window: Window): number[] {
  const found: number[] = [];
  for (let y = window.y; y + tile <= window.y + window.size; y += tile) {
    for (let x = window.x; x + tile <= window.x + window.size; x += tile) {
      found.push(tileSimilarity(luminances(a, x, y), luminances(b, x, y)));
    }
  }
  return found;
}

function tileSimilarity(a: readonly number[], b: readonly number[]): number {
  const n = a.length;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / n;
  const [ma, mb] = [mean(a), mean(b)];
  const va = mean(a.map((value) => (value - ma) ** 2));
  const vb = mean(b.map((value) => (value - mb) ** 2));
  const cov = mean(a.map((value, i) => (value - ma) * ((b[i] ?? 0) - mb)));
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
  return ((2 * ma * mb + c1) * (2 * cov + c2)) / ((ma ** 2 + mb ** 2 + c1) * (va + vb + c2));
}

function luminances(picture: Pixels, left: number, top: number): number[] {
  const values: number[] = [];
  for (let y = top; y < top + tile; y += 1) {
    for (let x = left; x < left + tile; x += 1) {
      const [r, g, b] = rgbAt(picture, x, y);
      values.push(0.2126 * r + 0.7152 * g + 0.0722 * b);
    }
  }
  return values;
}

export function rgbAt(picture: Pixels, x: number, y: number): readonly [number, number, number] {
  const at = (y * picture.width + x) * 4;
  return [picture.data[at] ?? 0, picture.data[at + 1] ?? 0, picture.data[at + 2] ?? 0];
}

/** Whether nothing within two pixels differs by more than a gradient may: no edge is near. */
export function isCalm({ data, width }: Pixels, x: number, y: number): boolean {
  const here = (y * width + x) * 4;
  for (let dy = -2; dy <= 2; dy += 1) {
    for (let dx = -2; dx <= 2; dx += 1) {
      const there = here + (dy * width + dx) * 4;
      for (let i = 0; i < 3; i += 1) {
        if (Math.abs((data[here + i] ?? 0) - (data[there + i] ?? 0)) > 3) return false;
      }
    }
  }
  return true;
}

/**
 * The largest colour difference (CIEDE2000) in the window's calm places, each taken over the five by
 * five pixels that make it calm: a renderer dithers its ramps by one step of 255 from pixel to pixel.
 */
export function worstColour(a: Pixels, b: Pixels, window: Window): number {
  let worst = 0;
  for (let y = window.y; y < window.y + window.size; y += 4) {
    for (let x = window.x; x < window.x + window.size; x += 4) {
      if (!isCalm(a, x, y) || !isCalm(b, x, y)) continue;
      const [one, other] = [meanAround(a, x, y), meanAround(b, x, y)];
      // Eight bits hold nothing finer than one step (and a dithered quarter), which is more than ΔE00 1 in dark colours.
      if (one.every((value, i) => Math.abs(value - (other[i] ?? 0)) <= 1.25)) continue;
      worst = Math.max(worst, deltaE(labOf(one), labOf(other)));
    }
  }
  return worst;
}

function meanAround(picture: Pixels, x: number, y: number): readonly [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (let dy = -2; dy <= 2; dy += 1) {
    for (let dx = -2; dx <= 2; dx += 1) {
      rgbAt(picture, x + dx, y + dy).forEach((value, i) => {
        sum[i as 0 | 1 | 2] += value / 25;
      });
    }
  }
  return sum;
}

export type Lab = readonly [number, number, number];

/** CIELAB of sRGB bytes under D65. */
export function labOf([r, g, b]: readonly [number, number, number]): Lab {
  const linear = [r, g, b].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * linear[0] + 0.3576 * linear[1] + 0.1805 * linear[2]) / 0.9505);
  const y = f(0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]);
  const z = f((0.0193 * linear[0] + 0.1192 * linear[1] + 0.9505 * linear[2]) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIEDE2000 after Sharma, Wu and Dalal (2005). */
export function deltaE([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const rad = Math.PI / 180;
  const c = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const hue = (a: number, b: number) =>
    a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / rad + 360) % 360;
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const far = Math.abs(h1 - h2) > 180;
  const sum = h1 + h2;
  const h = c1 * c2 === 0 ? sum : far ? (sum < 360 ? sum + 360 : sum - 360) / 2 : sum / 2;
  const [l, cm] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t =
    1 -
    0.17 * Math.cos((h - 30) * rad) +
    0.24 * Math.cos(2 * h * rad) +
    0.32 * Math.cos((3 * h + 6) * rad) -
    0.2 * Math.cos((4 * h - 63) * rad);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * cm, 1 + 0.015 * cm * t];
  const rc = 2 * Math.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7));
  const rt = -rc * Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * rad);
  const dl = (l2 - l1) / sl;
  const dc = (c2 - c1) / sc;
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * rad)) / sh;
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rt * dc * dh);
}
