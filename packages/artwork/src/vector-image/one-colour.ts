import { inColour } from "../items/in-colour.ts";
import type { Colour, SceneItem } from "../scene.ts";
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

/** Whether every painted area has one and the same colour, so that another colour may take its place. */
export function isOneColour(image: Pick<VectorImage, "items">): boolean {
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
