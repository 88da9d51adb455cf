import { clamp, tidy } from "../../commands/edit.ts";
import type { ImageLayer } from "../../document.ts";
import { designLimits as limits } from "../../limits.ts";
import type { PlaceRules } from "../layer-rules.ts";

export const imagePlace: PlaceRules<ImageLayer> = {
  measure: ({ width }) => width,
  withMeasure: (layer, width) => ({ ...layer, width }),
  scaled: (layer, factor) => {
    const { min, max } = limits.imageWidth;
    return { ...layer, width: tidy(clamp(layer.width * factor, min, max)) };
  },
};
