import type { DesignDocument, HexColour, Layer, TextLayer } from "./document.ts";

type Swap = (colour: HexColour) => HexColour;

/**
 * The layer with every colour it holds put through `swap`: the one list of where a layer has colours, for counting as for
 * changing them. The same layer if none changes.
 */
export function swapColours<L extends Layer>(layer: L, swap: Swap): L {
  const next = swapped(layer, swap) as L;
  return JSON.stringify(next) === JSON.stringify(layer) ? layer : next;
}

function swapped(layer: Layer, swap: Swap): Layer {
  if (layer.kind === "text") return swappedText(layer, swap);
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

function swappedText(layer: TextLayer, swap: Swap): TextLayer {
  const { strokes, shadow } = layer;
  return {
    ...layer,
    colour: swap(layer.colour),
    stroke: { ...layer.stroke, colour: swap(layer.stroke.colour) },
    ...(strokes && { strokes: strokes.map((one) => ({ ...one, colour: swap(one.colour) })) }),
    ...(shadow && { shadow: { ...shadow, colour: swap(shadow.colour) } }),
  };
}

/**
 * Every colour a document holds, in the order of its layers, with the number of places where `replace_colour` would
 * change it: 0 where only locked layers have it.
 */
export function coloursOf(document: DesignDocument): ReadonlyMap<HexColour, number> {
  const places = new Map<HexColour, number>();
  for (const { layers } of Object.values(document.products)) {
    for (const layer of layers) {
      swapColours(layer, (colour) => {
        places.set(colour, (places.get(colour) ?? 0) + (layer.locked ? 0 : 1));
        return colour;
      });
    }
  }
  return places;
}
