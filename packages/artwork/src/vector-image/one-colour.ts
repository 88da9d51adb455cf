import type { Colour, Paint, SceneItem } from "../scene.ts";
import type { VectorImage } from "./types.ts";

function coloursOf(items: readonly SceneItem[], into: Set<string>): Set<string> {
  for (const item of items) {
    if (item.kind === "clip") coloursOf(item.items, into);
    else if (item.kind === "image") into.add(`image ${item.asset}`);
    else if (typeof item.paint === "string") into.add(item.paint);
    else for (const { colour } of item.paint.stops) into.add(colour);
  }
  return into;
}

/** A paint in another colour; where a ramp's cover changes, it stays a ramp. */
function inColour(paint: Paint, colour: Colour): Paint {
  if (typeof paint === "string" || paint.stops.every(({ alpha }) => alpha === undefined))
    return colour;
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, colour })) };
}

/** Whether every painted area has one and the same colour, so that another colour may take its place. */
export function isOneColour(image: VectorImage): boolean {
  return coloursOf(image.items, new Set()).size === 1;
}

/** Every painted area in one colour, its cover kept. Embedded pictures stay as they are. */
export function recolourVector(image: VectorImage, colour: Colour): VectorImage {
  const recolour = (item: SceneItem): SceneItem => {
    if (item.kind === "fill") return { ...item, paint: inColour(item.paint, colour) };
    if (item.kind === "clip") return { ...item, items: item.items.map(recolour) };
    return item;
  };
  return { ...image, items: image.items.map(recolour) };
}
