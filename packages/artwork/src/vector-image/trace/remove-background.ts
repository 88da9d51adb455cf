import type { Colour } from "../../scene.ts";
import { toHex } from "../colour.ts";
import type { Pixels, Rgb } from "./pixels.ts";
import { colourDistance, rgbAt } from "./pixels.ts";

/** Colours nearer than this to the background's are background. */
const near = 40;
/** This share of the picture's edge must be of one colour for the background to count as plain. */
const plainShare = 0.7;

/** A pixel this near to the background may have some of it in it: a soft rim, or what a JPEG smeared. */
const rimSteps: readonly (readonly [dx: number, dy: number])[] = [
  ...([
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ] as const),
  ...([
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const),
  ...([
    [-2, 0],
    [2, 0],
    [0, -2],
    [0, 2],
  ] as const),
];

function edgeIndexes({ width, height }: Pixels): number[] {
  const indexes: number[] = [];
  for (let x = 0; x < width; x += 1) indexes.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) indexes.push(y * width, y * width + width - 1);
  return indexes;
}

/** The colour most of the edge has, as a mean over what is near it; undefined when the edge is no one colour. */
function plainColour(pixels: Pixels): Rgb | undefined {
  const edge = edgeIndexes(pixels);
  const bins = new Map<number, number>();
  for (const index of edge) {
    const [red, green, blue] = rgbAt(pixels, index);
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    if ((pixels.data[index * 4 + 3] ?? 0) > 200) bins.set(key, (bins.get(key) ?? 0) + 1);
  }
  const [best] = [...bins].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (best === undefined) return undefined;
  const middle: Rgb = [(best >> 8) * 16 + 8, ((best >> 4) & 15) * 16 + 8, (best & 15) * 16 + 8];
  const like = edge.filter((index) => colourDistance(rgbAt(pixels, index), middle) < near);
  if (like.length < edge.length * plainShare) return undefined;
  const sum = [0, 0, 0];
  for (const index of like) {
    rgbAt(pixels, index).forEach((value, channel) => {
      sum[channel] = (sum[channel] ?? 0) + value;
    });
  }
  const [red = 0, green = 0, blue = 0] = sum.map((value) => value / like.length);
  return [red, green, blue];
}

/** Pixels that hang together with the edge and are near the background: the inside of an O is kept. */
function flood(pixels: Pixels, ground: Rgb): Uint8Array {
  const { width, height } = pixels;
  const reached = new Uint8Array(width * height);
  const waiting: number[] = [];
  const visit = (index: number): void => {
    if (reached[index] !== 0) return;
    const clear = (pixels.data[index * 4 + 3] ?? 0) < 8;
    if (!clear && colourDistance(rgbAt(pixels, index), ground) >= near) return;
    reached[index] = 1;
    waiting.push(index);
  };
  for (const index of edgeIndexes(pixels)) visit(index);
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const x = index % width;
    if (x > 0) visit(index - 1);
    if (x < width - 1) visit(index + 1);
    if (index >= width) visit(index - width);
    if (index < width * (height - 1)) visit(index + width);
  }
  return reached;
}

/** The colour nearby that has least of the background in it: what the rim would be without it. */
function foreground(pixels: Pixels, x: number, y: number, ground: Rgb): Rgb {
  const { width, height } = pixels;
  let best = rgbAt(pixels, y * width + x);
  for (let row = Math.max(0, y - 2); row <= Math.min(height - 1, y + 2); row += 1) {
    for (let column = Math.max(0, x - 2); column <= Math.min(width - 1, x + 2); column += 1) {
      const colour = rgbAt(pixels, row * width + column);
      if (colourDistance(colour, ground) > colourDistance(best, ground)) best = colour;
    }
  }
  return best;
}

/** Takes the background's part out of a pixel at the rim: less cover, and the colour that was under it. */
function unmix(pixels: Pixels, x: number, y: number, ground: Rgb, into: Uint8ClampedArray): void {
  const index = y * pixels.width + x;
  const colour = rgbAt(pixels, index);
  const full = foreground(pixels, x, y, ground);
  let [along, square] = [0, 0];
  full.forEach((value, channel) => {
    const way = value - (ground[channel] ?? 0);
    along += ((colour[channel] ?? 0) - (ground[channel] ?? 0)) * way;
    square += way * way;
  });
  const cover = square === 0 ? 1 : Math.min(1, Math.max(0, along / square));
  const mixed = full.map((value, channel) => value * cover + (ground[channel] ?? 0) * (1 - cover));
  const [red = 0, green = 0, blue = 0] = mixed;
  // A colour of its own beside the rim is no mixture.
  if (cover >= 1 || colourDistance(colour, [red, green, blue]) > 90) return;
  into.set(full, index * 4);
  into[index * 4 + 3] = (pixels.data[index * 4 + 3] ?? 255) * cover;
}

/**
 * Makes a plain background transparent, from the picture's edge inwards, with soft rims.
 * Undefined when the edge has no one colour: then there is nothing plain to remove.
 */
export function removeBackground(
  pixels: Pixels,
): { readonly pixels: Pixels; readonly background: Colour } | undefined {
  const { width, height } = pixels;
  const ground = plainColour(pixels);
  if (!ground) return undefined;
  const outside = flood(pixels, ground);
  const data = new Uint8ClampedArray(pixels.data);
  const isOutside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && outside[y * width + x] === 1;
  const isRim = (x: number, y: number): boolean =>
    rimSteps.some(([dx, dy]) => isOutside(x + dx, y + dy));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      if (outside[index] === 1) data[index * 4 + 3] = 0;
      else if (isRim(x, y)) unmix(pixels, x, y, ground, data);
    }
  }
  return { pixels: { width, height, data }, background: toHex(...ground) };
}
