import type { ImageLayer } from "../../document.ts";
import type { LayerRules } from "../layer-rules.ts";

export const imageRules: LayerRules<ImageLayer> = {
  swapColours: (layer, swap) =>
    layer.recolour === undefined ? layer : { ...layer, recolour: swap(layer.recolour) },
  fonts: () => [],
  pictures: ({ source }) => [{ field: "source", source }],
  riderRole: () => undefined,
  unique: () => null,
  fault: ({ crop }) => {
    if (!crop) return null;
    const { x, y, width, height } = crop;
    // A hair of tolerance: shares come from divisions in the editor.
    const outside = x + width > 1 + 1e-9 || y + height > 1 + 1e-9;
    return outside ? { field: "crop", code: "crop_outside" } : null;
  },
};
