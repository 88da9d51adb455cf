import type { Colour } from "./scene.ts";

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads `#rrggbb`. */
export function rgbOf(colour: Colour): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour a share `t` of the way from `a` to `b`, mixed as every drawer mixes gradient stops: in sRGB. */
export function mixColours(a: Colour, b: Colour, t: number): Colour {
  const from = rgbOf(a);
  const to = rgbOf(b);
  const share = Math.min(1, Math.max(0, t));
  const mixed = from.map((value, i) => Math.round(value + ((to[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Largest difference of one channel, 0 to 255. */
export function channelDistance(a: Colour, b: Colour): number {
  const to = rgbOf(b);
  return Math.max(...rgbOf(a).map((value, i) => Math.abs(value - (to[i] ?? 0))));
}
