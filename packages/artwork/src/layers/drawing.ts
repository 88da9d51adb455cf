import type { LayerOf, PlacedLayer } from "@holeshot/design";
import { imageDrawing } from "./image/drawing.ts";
import type { LayerDrawing } from "./layer-drawing.ts";
import { textDrawing } from "./text/drawing.ts";

const drawings: { readonly [K in PlacedLayer["kind"]]: LayerDrawing<LayerOf<K>> } = {
  text: textDrawing,
  image: imageDrawing,
};

/** How the layer's own kind is drawn. */
export function drawingOf(layer: PlacedLayer): LayerDrawing<PlacedLayer> {
  return drawings[layer.kind];
}
