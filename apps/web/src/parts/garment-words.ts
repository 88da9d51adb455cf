import type { ProductId, Side } from "@holeshot/domain";
import type { MessageKey } from "../lib/i18n/translator.ts";

export const productWords: Record<ProductId, MessageKey> = {
  jersey: "product.jersey",
  pants: "product.pants",
  gloves: "product.gloves",
};

export const sideWords: Record<Side, MessageKey> = {
  front: "side.front",
  back: "side.back",
  left: "side.left",
  right: "side.right",
};
