import type { TextLayer } from "../../document.ts";
import type { LayerRules } from "../layer-rules.ts";

export const textRules: LayerRules<TextLayer> = {
  swapColours: (layer, swap) => {
    const { colour, stroke, strokes, shadow } = layer;
    return {
      ...layer,
      colour: swap(colour),
      stroke: { ...stroke, colour: swap(stroke.colour) },
      ...(strokes && { strokes: strokes.map((one) => ({ ...one, colour: swap(one.colour) })) }),
      ...(shadow && { shadow: { ...shadow, colour: swap(shadow.colour) } }),
    };
  },
  fonts: ({ font }) => [font],
  pictures: () => [],
  riderRole: ({ role }) => role,
  unique: () => null,
  fault: () => null,
};
