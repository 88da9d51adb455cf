import type { ProductId, Side } from "@holeshot/domain";
import type { MessageKey } from "../lib/i18n/translator.ts";

/** What the shop calls a product. */
export function productWord(product: ProductId): MessageKey {
  return `product.${product}`;
}

export const sideWords: Record<Side, MessageKey> = {
  front: "side.front",
  back: "side.back",
  left: "side.left",
  right: "side.right",
};
