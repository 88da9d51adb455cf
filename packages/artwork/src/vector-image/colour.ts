import type { Colour } from "../scene.ts";
import { namedColours } from "./colour-names.ts";

/** A colour with its share of cover, 0 to 1. */
export interface SvgColour {
  readonly colour: Colour;
  readonly alpha: number;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

function hex2(value: number): string {
  return Math.round(clamp(value, 0, 255))
    .toString(16)
    .padStart(2, "0");
}

/** `#rrggbb` of three channels 0 to 255. */
export function toHex(red: number, green: number, blue: number): Colour {
  return `#${hex2(red)}${hex2(green)}${hex2(blue)}`;
}

/** The three channels, 0 to 255, of `#rrggbb`. */
export function channels(colour: Colour): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function fromHex(digits: string): SvgColour | undefined {
  if (!/^[0-9a-f]+$/.test(digits)) return undefined;
  const short = digits.length === 3 || digits.length === 4;
  const long = short ? [...digits].map((digit) => digit + digit).join("") : digits;
  if (long.length !== 6 && long.length !== 8) return undefined;
  const alpha = long.length === 8 ? Number.parseInt(long.slice(6), 16) / 255 : 1;
  return { colour: `#${long.slice(0, 6)}`, alpha };
}

function fromHsl(hue: number, saturation: number, lightness: number): Colour {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const k = (offset + hue / 30) % 12;
    return 255 * (lightness - spread * clamp(Math.min(k - 3, 9 - k), -1, 1));
  };
  return toHex(channel(0), channel(8), channel(4));
}

function fraction(text: string): number {
  const value = Number.parseFloat(text);
  return text.endsWith("%") ? value / 100 : value;
}

function fromFunction(name: string, body: string): SvgColour | undefined {
  const parts = body.split(/[\s,/]+/).filter((part) => part !== "");
  const [first, second, third, fourth] = parts;
  if (first === undefined || second === undefined || third === undefined) return undefined;
  const alpha = fourth === undefined ? 1 : clamp(fraction(fourth), 0, 1);
  const byte = (part: string): number =>
    part.endsWith("%") ? fraction(part) * 255 : Number.parseFloat(part);
  const hue = ((Number.parseFloat(first) % 360) + 360) % 360;
  const colour = name.startsWith("rgb")
    ? [byte(first), byte(second), byte(third)]
    : [hue, clamp(fraction(second), 0, 1), clamp(fraction(third), 0, 1)];
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN] = colour;
  if (!Number.isFinite(a + b + c + alpha)) return undefined;
  return { colour: name.startsWith("rgb") ? toHex(a, b, c) : fromHsl(a, b, c), alpha };
}

/** A CSS colour: hex, `rgb()`, `hsl()`, a name or `transparent`. Anything else is undefined. */
export function parseColour(text: string): SvgColour | undefined {
  const value = text.trim().toLowerCase().slice(0, 100);
  if (value.startsWith("#")) return fromHex(value.slice(1));
  if (value === "transparent") return { colour: "#000000", alpha: 0 };
  const call = /^(rgba?|hsla?)\(([^()]*)\)$/.exec(value);
  if (call?.[1] !== undefined && call[2] !== undefined) return fromFunction(call[1], call[2]);
  const named = namedColours.get(value);
  return named === undefined ? undefined : { colour: `#${named}`, alpha: 1 };
}
