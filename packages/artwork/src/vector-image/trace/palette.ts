import type { Pixels, Rgb } from "./pixels.ts";
import { colourDistance, rgbAt } from "./pixels.ts";

/** The picture as numbers of palette colours; `clear` where there is nothing. */
export interface Labels {
  readonly width: number;
  readonly height: number;
  readonly palette: readonly Rgb[];
  readonly labels: Uint8Array;
}

/** The label of transparent pixels. */
export const clear = 255;
/** Colours nearer than this are one colour of a logo, whatever a JPEG made of them. */
const same = 60;

interface Bin {
  /** Pixels, those of even areas weighed more. */
  count: number;
  pixels: number;
  even: number;
  red: number;
  green: number;
  blue: number;
}

/** Whether a pixel lies in an even area, not on a rim where two colours mix. */
function isEven(pixels: Pixels, x: number, y: number): boolean {
  const { width, height } = pixels;
  if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return true;
  const here = rgbAt(pixels, y * width + x);
  const around = [y * width + x - 1, y * width + x + 1, (y - 1) * width + x, (y + 1) * width + x];
  return around.every((index) => colourDistance(here, rgbAt(pixels, index)) < same / 2);
}

function histogram(pixels: Pixels): Bin[] {
  const bins = new Map<number, Bin>();
  const { width, height, data } = pixels;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      if ((data[index * 4 + 3] ?? 0) < 200) continue;
      const [red, green, blue] = rgbAt(pixels, index);
      const even = isEven(pixels, x, y);
      const weight = even ? 8 : 1;
      const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
      const bin = bins.get(key) ?? { count: 0, pixels: 0, even: 0, red: 0, green: 0, blue: 0 };
      bin.count += weight;
      bin.pixels += 1;
      bin.even += even ? 1 : 0;
      bin.red += red * weight;
      bin.green += green * weight;
      bin.blue += blue * weight;
      bins.set(key, bin);
    }
  }
  return [...bins.values()].sort((a, b) => b.count - a.count);
}

function meanOf({ count, red, green, blue }: Bin): Rgb {
  return [red / count, green / count, blue / count];
}

/** Whether a colour is only a rim: hardly anywhere even, and near a stronger one or between two of them. */
function isRim(group: Bin, stronger: readonly Bin[]): boolean {
  if (group.even > group.pixels * 0.35) return false;
  const colour = meanOf(group);
  if (stronger.some((other) => colourDistance(meanOf(other), colour) < same * 1.5)) return true;
  return stronger.some((first, index) =>
    stronger.slice(index + 1).some((second) => {
      const [a, b] = [meanOf(first), meanOf(second)];
      const way = colourDistance(a, b);
      return colourDistance(a, colour) + colourDistance(colour, b) < way * 1.12 + 10;
    }),
  );
}

/** The picture's own colours, the most used first, at most `most`; what covers less than a thousandth is left out. */
export function paletteOf(pixels: Pixels, most: number): Rgb[] {
  const groups: Bin[] = [];
  let total = 0;
  for (const bin of histogram(pixels)) {
    total += bin.count;
    const colour = meanOf(bin);
    const group = groups.find((other) => colourDistance(meanOf(other), colour) < same);
    if (!group) {
      groups.push({ ...bin });
      continue;
    }
    group.count += bin.count;
    group.pixels += bin.pixels;
    group.even += bin.even;
    group.red += bin.red;
    group.green += bin.green;
    group.blue += bin.blue;
  }
  const sorted = groups.sort((a, b) => b.count - a.count);
  return sorted
    .filter(({ count }, index) => index === 0 || count >= total / 1000)
    .filter((group, index) => !isRim(group, sorted.slice(0, index)))
    .slice(0, most)
    .map((group) => {
      const [red, green, blue] = meanOf(group);
      return [Math.round(red), Math.round(green), Math.round(blue)];
    });
}

/** Every pixel to its nearest colour of the palette. */
export function snapToPalette(pixels: Pixels, palette: readonly Rgb[]): Labels {
  const { width, height, data } = pixels;
  const labels = new Uint8Array(width * height).fill(clear);
  const known = new Map<number, number>();
  for (let index = 0; index < labels.length; index += 1) {
    if ((data[index * 4 + 3] ?? 0) < 128) continue;
    const colour = rgbAt(pixels, index);
    const key = (colour[0] << 16) | (colour[1] << 8) | colour[2];
    let best = known.get(key);
    if (best === undefined) {
      const distances = palette.map((entry) => colourDistance(entry, colour));
      best = distances.indexOf(Math.min(...distances));
      known.set(key, best);
    }
    labels[index] = best;
  }
  return { width, height, palette, labels };
}

/** Gives areas smaller than `least` pixels to the neighbour they touch most: speckles and the seams between colours. */
export function withoutSpeckles(picture: Labels, least: number): Labels {
  const { width, height } = picture;
  const labels = new Uint8Array(picture.labels);
  const seen = new Uint8Array(labels.length);
  const neighbours = (index: number): number[] => {
    const x = index % width;
    const found: number[] = [];
    if (x > 0) found.push(index - 1);
    if (x < width - 1) found.push(index + 1);
    if (index >= width) found.push(index - width);
    if (index < width * (height - 1)) found.push(index + width);
    return found;
  };
  for (let start = 0; start < labels.length; start += 1) {
    if (seen[start] !== 0) continue;
    const label = labels[start] ?? clear;
    const area = [start];
    const touched = new Map<number, number>();
    seen[start] = 1;
    for (let at = 0; at < area.length; at += 1) {
      for (const next of neighbours(area[at] ?? 0)) {
        const other = labels[next] ?? clear;
        if (other !== label) touched.set(other, (touched.get(other) ?? 0) + 1);
        else if (seen[next] === 0) {
          seen[next] = 1;
          area.push(next);
        }
      }
    }
    const [heir] = [...touched].sort((a, b) => b[1] - a[1])[0] ?? [];
    if (area.length < least && heir !== undefined) for (const index of area) labels[index] = heir;
  }
  return { ...picture, labels };
}
