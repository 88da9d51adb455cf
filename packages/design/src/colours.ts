import type { DesignDocument, HexColour, Layer } from "./document.ts";
import type { Swap } from "./layers/layer-rules.ts";
import { rulesOf } from "./layers/rules.ts";

/**
 * The layer with every colour it holds put through `swap`: the one list of where a layer has colours, for counting as for
 * changing them. The same layer if none changes.
 */
export function swapColours<L extends Layer>(layer: L, swap: Swap): L {
  const next = rulesOf(layer).swapColours(layer, swap) as L;
  return JSON.stringify(next) === JSON.stringify(layer) ? layer : next;
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

/** The document with every colour of its layers, locked ones too, put through `swap`: another picture of the same design, never to be saved. */
export function recoloured(document: DesignDocument, swap: Swap): DesignDocument {
  const products = Object.entries(document.products).map(([product, design]) => [
    product,
    { ...design, layers: design.layers.map((layer) => swapColours(layer, swap)) },
  ]);
  return { ...document, products: Object.fromEntries(products) as DesignDocument["products"] };
}
