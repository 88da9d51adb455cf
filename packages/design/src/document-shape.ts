import type { ProductId } from "@holeshot/garments";
import { layerShapes } from "./layers/kinds.ts";
import { id } from "./layers/common.ts";
import { designLimits as limits } from "./limits.ts";
import { between, choice, entries, fields, kinds, list, optional } from "./shape/shape.ts";
import type { StringShape } from "./shape/shape.ts";

export const layerShape = kinds(...Object.values(layerShapes));

export const productShape = fields({
  template: id,
  colourway: optional(id),
  layers: list(layerShape, undefined, limits.layersPerProduct),
  properties: entries(id, id),
});

/**
 * A document of schema 1. What one field alone cannot tell (unique ids, one layer a zone, crop inside the
 * picture, total size) is checked by `parseDocument`.
 */
export const documentShape = fields({
  schema: choice(1),
  /** Number of the drafting rules the placements were made on. */
  pattern: between(1, 9999, true),
  products: entries(id as StringShape<ProductId>, productShape),
});
