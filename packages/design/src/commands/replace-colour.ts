import type { DesignDocument, HexColour, Layer, TextLayer } from "../document.ts";
import type { Command } from "./command.ts";
import { productOf, withLayers } from "./edit.ts";
import { productIds } from "./linked-layers.ts";

type Of<T extends Command["type"]> = Command & { readonly type: T };

export function replaceColour(
  document: DesignDocument,
  command: Of<"replace_colour">,
): DesignDocument {
  const swap = (colour: HexColour) => (colour === command.from ? command.to : colour);
  return productIds(document).reduce((next, product) => {
    const { layers } = productOf(next, product);
    const swapped = layers.map((layer) => (layer.locked ? layer : recolouredLayer(layer, swap)));
    const same = swapped.every((layer, index) => layer === layers[index]);
    return same ? next : withLayers(next, product, swapped);
  }, document);
}

/** The layer with every colour put through `swap`; the same layer if none changes. */
export function recolouredLayer(layer: Layer, swap: (colour: HexColour) => HexColour): Layer {
  const next = recoloured(layer, swap);
  return JSON.stringify(next) === JSON.stringify(layer) ? layer : next;
}

function recoloured(layer: Layer, swap: (colour: HexColour) => HexColour): Layer {
  if (layer.kind === "text") return recolouredText(layer, swap);
  if (layer.kind === "image") {
    return layer.recolour === undefined ? layer : { ...layer, recolour: swap(layer.recolour) };
  }
  const { gradient, fill } = layer;
  return {
    ...layer,
    primary: swap(layer.primary),
    gradient: gradient && { ...gradient, secondary: swap(gradient.secondary) },
    ...(fill && { fill: { ...fill, colours: fill.colours.map(swap) } }),
  };
}

export function recolouredText(
  layer: TextLayer,
  swap: (colour: HexColour) => HexColour,
): TextLayer {
  const { strokes, shadow } = layer;
  return {
    ...layer,
    colour: swap(layer.colour),
    stroke: { ...layer.stroke, colour: swap(layer.stroke.colour) },
    ...(strokes && { strokes: strokes.map((one) => ({ ...one, colour: swap(one.colour) })) }),
    ...(shadow && { shadow: { ...shadow, colour: swap(shadow.colour) } }),
  };
}
