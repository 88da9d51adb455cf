import type { LayerOf, PlacedLayer } from "@holeshot/design";
import type { Drawables } from "../make-scene-input.ts";
import type { TextKit } from "../text/text-box.ts";
import { imageDrawing } from "./image/drawing.ts";
import type { FrameSize, LayerDrawing } from "./layer-drawing.ts";
import { textDrawing } from "./text/drawing.ts";

const drawings: { readonly [K in PlacedLayer["kind"]]: LayerDrawing<LayerOf<K>> } = {
  text: textDrawing,
  image: imageDrawing,
};

/** How the layer's own kind is drawn. */
export function drawingOf(layer: PlacedLayer): LayerDrawing<PlacedLayer> {
  return drawings[layer.kind];
}

/**
 * The sides of a placed layer's frame, mm, before it is turned; null while its face or picture has not arrived. With a
 * kit, names and numbers are fitted to the room it gives them, as its scene is.
 */
export function frameSize(
  layer: PlacedLayer,
  drawables: Drawables,
  kit?: TextKit,
): FrameSize | null {
  return drawingOf(layer).frame(layer, drawables, kit);
}
