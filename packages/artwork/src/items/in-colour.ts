import type { Colour, Paint } from "../scene.ts";

/** Whether a ramp's cover lets something through somewhere. */
export function fades(paint: Paint): boolean {
  return typeof paint !== "string" && paint.stops.some(({ alpha = 1 }) => alpha < 1);
}

/** A paint in another colour; a ramp whose cover fades stays one. */
export function inColour(paint: Paint, colour: Colour): Paint {
  if (typeof paint === "string" || !fades(paint)) return colour;
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, colour })) };
}
