import type { Cmyk } from "@holeshot/artwork";
import sharp from "sharp";

/** Distance of the table's colours, of 255 a channel, and how many that makes; those between are mixed. */
const step = 5;
const side = 255 / step + 1;

/**
 * Whether a file is an ICC profile of an output in these colours: the image library takes any other file without a
 * word, and a screen's profile is no output's.
 */
export function isPressProfile(bytes: Uint8Array, colour: "rgb" | "cmyk"): boolean {
  const word = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  const space = colour === "rgb" ? "RGB " : "CMYK";
  return word(36) === "acsp" && word(12) === "prtr" && word(16) === space;
}

/**
 * Screen colours in the inks of a press, by its ICC profile (a file, or `cmyk` for the one the image
 * library brings). Asked through a table, because a design's ramps ask for thousands of colours.
 */
export async function pressColours(profile: string): Promise<(colour: string) => Cmyk> {
  const inks = await convert(everyColour(), profile);
  const inkAt = (r: number, g: number, b: number, ink: number) =>
    inks[((r * side + g) * side + b) * 4 + ink] ?? 0;
  return (colour) => {
    const value = Number.parseInt(colour.slice(1), 16);
    const places = [(value >> 16) & 255, (value >> 8) & 255, value & 255].map((one) => one / step);
    const [r, g, b] = places.map((place) => Math.min(side - 2, Math.floor(place))) as Rgb;
    const [u, v, w] = places.map((place, i) => place - ([r, g, b][i] ?? 0)) as Rgb;
    const along = (ink: number, dr: number, dg: number) =>
      mix(inkAt(r + dr, g + dg, b, ink), inkAt(r + dr, g + dg, b + 1, ink), w);
    const across = (ink: number, dr: number) => mix(along(ink, dr, 0), along(ink, dr, 1), v);
    const percent = (ink: number) =>
      Math.round((mix(across(ink, 0), across(ink, 1), u) / 255) * 10_000) / 100;
    return [percent(0), percent(1), percent(2), percent(3)];
  };
}

type Rgb = [number, number, number];

function everyColour(): Buffer {
  const colours = Buffer.alloc(side ** 3 * 3);
  for (let at = 0; at < side ** 3; at += 1) {
    const [r, g, b] = [Math.floor(at / side ** 2), Math.floor(at / side) % side, at % side];
    colours.set(
      [r, g, b].map((place) => place * step),
      at * 3,
    );
  }
  return colours;
}

async function convert(colours: Buffer, profile: string): Promise<Uint8Array> {
  const width = side ** 2;
  return (
    sharp(colours, { raw: { width, height: side, channels: 3 } })
      // By the profile alone: asked for its own process colours as well, the library would go through those first, and a green
      // of 65 % cyan would come out of them with 31.
      .withIccProfile(profile, { attach: false })
      .raw()
      .toBuffer()
  );
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}
