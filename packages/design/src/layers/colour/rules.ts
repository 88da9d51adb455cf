import type { ColourLayer } from "../../document.ts";
import type { LayerRules } from "../layer-rules.ts";

export const colourRules: LayerRules<ColourLayer> = {
  swapColours: (layer, swap) => {
    const { primary, gradient, fill } = layer;
    return {
      ...layer,
      primary: swap(primary),
      gradient: gradient && { ...gradient, secondary: swap(gradient.secondary) },
      ...(fill && { fill: { ...fill, colours: fill.colours.map(swap) } }),
    };
  },
  fonts: () => [],
  pictures: () => [],
  riderRole: () => undefined,
  unique: ({ zone }) => ({ field: "zone", value: zone, code: "duplicate_zone" }),
  fault: () => null,
};
