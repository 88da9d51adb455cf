import { productIds, type ProductId } from "@holeshot/domain";
import type { DesignDocument } from "./document.ts";
import { isPlaced, riderRole } from "./layers/rules.ts";
import { isSample } from "./layers/text/samples.ts";

/** One product from one side: the picture that stands for a design where there is room for one. */
export interface Cover {
  readonly product: ProductId;
  readonly side: "front" | "back";
}

/** The side that tells a product from others of its kind: the back where a rider's number or name is seen there, else the front. */
export function coverSide(document: DesignDocument, product: ProductId): Cover["side"] {
  const layers = document.products[product]?.layers ?? [];
  const marked = layers.some(
    (layer) =>
      isPlaced(layer) &&
      riderRole(layer) !== undefined &&
      !layer.hidden &&
      !isSample(layer) &&
      layer.piece.startsWith("back"),
  );
  return marked ? "back" : "front";
}

/** The cover of a design of these products: the first of them, from the side that tells most. Without any it is the shop's first. */
export function coverOf(document: DesignDocument, products: readonly ProductId[]): Cover {
  const [product = productIds[0]] = products;
  return { product, side: coverSide(document, product) };
}
