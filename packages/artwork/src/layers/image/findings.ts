import { type ImageLayer, measureOf } from "@holeshot/design";
import type { ProductId } from "@holeshot/garments";
import { effectiveDpi } from "../../images/effective-dpi.ts";
import type { Unplaced } from "../../preflight/finding.ts";
import type { PixelPicture } from "../../scene-input.ts";
import type { LayerFindings } from "../layer-findings.ts";

/** Pixels per inch from which a picture prints well, and below which it prints badly. */
export const goodDpi = 150;
export const poorDpi = 100;

/** What would print well only when smaller than this is no picture any more, mm: a sharper file is needed. */
const leastMeasure = 10;

export const imageFindings: LayerFindings<ImageLayer> = {
  drawn: ({ product, vectors, images, largestScale = 1 }, layer) => {
    const picture = vectors(layer.source) ? undefined : images(layer.source);
    return picture ? resolutionFindings(product, layer, picture, largestScale) : [];
  },
  empty: () => [],
  otherFont: () => [],
};

/** Findings about a pixel image at the largest size it is ordered in. */
function resolutionFindings(
  product: ProductId,
  layer: ImageLayer,
  picture: PixelPicture,
  largestScale: number,
): Unplaced[] {
  const dpi = effectiveDpi(layer, picture, largestScale);
  if (dpi >= goodDpi) return [];
  const poor = dpi < poorDpi;
  const factor = Math.floor((dpi / goodDpi) * 1000) / 1000;
  const shrinks = measureOf(layer) * factor >= leastMeasure;
  return [
    {
      code: poor ? "poor_resolution" : "fair_resolution",
      level: poor ? "problem" : "advice",
      product,
      layer: layer.id,
      params: { dpi: Math.round(dpi), good: goodDpi },
      fix: shrinks ? [{ type: "scale_layers", product, layers: [layer.id], factor }] : [],
    },
  ];
}
