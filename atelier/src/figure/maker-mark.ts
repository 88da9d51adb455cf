import type { Distance } from "../mannequin/distance.ts";
import { roundBoth, shell } from "./solids.ts";

/** The shop's gate: a leaning bar, and a thin one that falls behind it; 1 high, about its middle. Negative inside. */
export function gate(along: number, up: number): number {
  const lean = along - 0.27 * up;
  const bars = Math.min(Math.abs(lean - 0.12) - 0.25, Math.abs(lean + 0.35) - 0.08);
  return Math.max(bars, Math.abs(up) - 0.5);
}

/** The mark `high` cm high on a body's skin, where `on` says how far a place is from the mark's middle, along and up. */
export function markOn(
  body: Distance,
  high: number,
  on: (place: Parameters<Distance>[0]) => readonly [along: number, up: number, deep: number],
): Distance {
  const skin = shell(body, -0.9, 0.18);
  return (place) => {
    const [along, up, deep] = on(place);
    // Corners that are rounder than its skin is fine: sharp ones come out ragged.
    return Math.max(roundBoth(skin(place), high * gate(along / high, up / high), 0.14), -deep);
  };
}
