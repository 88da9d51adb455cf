import { checkDocumentRules } from "../document-rules.ts";
import { documentShape, layerShape, productShape } from "../document-shape.ts";
import type { DesignDocument, Layer } from "../document.ts";
import { anything, entries, fields, list } from "../shape/shape.ts";
import { productIds } from "./linked-layers.ts";

/** Whether a layer is as schema 1 has it. */
export const isSoundLayer = layerShape.fits;

/** A product's own fields; its layers are looked at one by one. */
const frame = fields({
  ...productShape.of,
  layers: list(anything, undefined, productShape.of.layers.max),
});

/** A document's own fields; its products are looked at one by one. */
const outer = fields({
  ...documentShape.of,
  products: entries(documentShape.of.products.name, anything),
});

/** Whether `after` is valid, given that `before` was: a drag must not judge sixty layers a frame. */
export function isSound(before: DesignDocument, after: DesignDocument): boolean {
  if (before === after) return true;
  const sound =
    outer.fits(after) &&
    productIds(after).every((product) => {
      const was = before.products[product];
      const now = after.products[product];
      if (was === now) return true;
      const known = new Set<Layer>(was?.layers);
      return (
        frame.fits(now) && now?.layers.every((layer) => known.has(layer) || isSoundLayer(layer))
      );
    });
  return sound && checkDocumentRules(after).length === 0;
}
