import { clamp, tidy } from "../../commands/edit.ts";
import type { TextLayer } from "../../document.ts";
import { designLimits as limits } from "../../limits.ts";
import type { PlaceRules } from "../layer-rules.ts";

export const textPlace: PlaceRules<TextLayer> = {
  measure: ({ size }) => size,
  withMeasure: (layer, size) => ({ ...layer, size }),
  scaled: (layer, factor) => {
    const { min, max } = limits.textSize;
    return resizedText(layer, tidy(clamp(layer.size * factor, min, max)));
  },
};

/** A text layer at another cap height, in its own proportions. */
export function resizedText(layer: TextLayer, size: number): TextLayer {
  const real = size / layer.size;
  const width = (value: number) =>
    tidy(clamp(value * real, limits.outlineWidth.min, limits.outlineWidth.max));
  const spacing = clamp(
    layer.letter_spacing * real,
    limits.letterSpacing.min,
    limits.letterSpacing.max,
  );
  const shift = (value: number) => tidy(clamp(value * real, -limits.shadow, limits.shadow));
  const { strokes, shadow } = layer;
  return {
    ...layer,
    size,
    letter_spacing: tidy(spacing),
    stroke: { ...layer.stroke, width: width(layer.stroke.width) },
    ...(strokes && { strokes: strokes.map((one) => ({ ...one, width: width(one.width) })) }),
    ...(shadow && { shadow: { ...shadow, dx: shift(shadow.dx), dy: shift(shadow.dy) } }),
  };
}
