import type { LayerOf, PlacedLayer } from "@holeshot/design";
import { imageHandles } from "./image/handles.ts";
import type { LayerHandles } from "./layer-handles.ts";
import { textHandles } from "./text/handles.ts";

const handles: { readonly [K in PlacedLayer["kind"]]: LayerHandles<LayerOf<K>> } = {
  text: textHandles,
  image: imageHandles,
};

/** The handles and measures of the layer's own kind. */
export function handlesOf(layer: PlacedLayer): LayerHandles<PlacedLayer> {
  return handles[layer.kind];
}
