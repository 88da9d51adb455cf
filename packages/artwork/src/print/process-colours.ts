import { mixColours, rgbOf } from "../colour.ts";
import { screenColours } from "../pdf/draw-art.ts";
import type { ArtOptions, PdfStop } from "../pdf/draw-art.ts";
import type { Colour, Stops } from "../scene.ts";
import type { Printer } from "./printer.ts";

/** Cyan, magenta, yellow and black, 0 to 100. */
export type Cmyk = [number, number, number, number];

/** A ramp between two colours is mixed on screen in RGB; in process inks it is followed in this many steps. */
const steps = 8;

/**
 * A screen colour in process inks without a profile: black takes the whole of what the three inks
 * share. A press whose profile is known converts better; see `Printer`.
 */
export function plainCmyk(colour: Colour): Cmyk {
  const [r, g, b] = rgbOf(colour).map((value) => value / 255) as [number, number, number];
  const light = Math.max(r, g, b);
  if (light === 0) return [0, 0, 0, 100];
  const ink = (value: number) => rounded((100 * (light - value)) / light);
  return [ink(r), ink(g), ink(b), rounded(100 * (1 - light))];
}

/** How a printer's colours are written: screen colours as they are, or process inks by `convert`. */
export function processColours(
  printer: Pick<Printer, "colour">,
  convert: (colour: Colour) => Cmyk = plainCmyk,
): Omit<ArtOptions, "picture"> {
  if (printer.colour === "rgb") return screenColours;
  return { colour: convert, stops: (stops) => followed(stops, convert), blending: "DeviceCMYK" };
}

function followed(stops: Stops, convert: (colour: Colour) => Cmyk): readonly PdfStop[] {
  return stops.flatMap((stop, index): PdfStop[] => {
    const next = stops[index + 1];
    const own = { at: stop.at, colour: convert(stop.colour) };
    if (!next || next.at <= stop.at) return [own];
    const between = Array.from({ length: steps - 1 }, (_, i) => {
      const share = (i + 1) / steps;
      const colour = convert(mixColours(stop.colour, next.colour, share));
      return { at: stop.at + (next.at - stop.at) * share, colour };
    });
    return [own, ...between];
  });
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
