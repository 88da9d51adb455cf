import type { TextLayer } from "@holeshot/design";
import { textLayout } from "../../text/text-box.ts";
import { textLayerItems } from "../../text/text-layer-items.ts";
import type { LayerDrawing } from "../layer-drawing.ts";

export const textDrawing: LayerDrawing<TextLayer> = {
  items: textLayerItems,
  frame: (layer, { fonts }, kit) => {
    const shaper = fonts(layer.font);
    if (!shaper) return null;
    const { width, height } = textLayout(layer, shaper, kit);
    return { width: Math.max(width, 1), height: Math.max(height, 1) };
  },
};
