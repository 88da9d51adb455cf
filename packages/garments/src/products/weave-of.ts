import type { ProductId } from "@holeshot/domain";
import { productFacts } from "./facts.ts";
import type { Weave } from "./product-facts.ts";

/** What fabrics look like that may be chosen instead of a product's first. Beside its facts, which every page loads. */
export const otherWeaves: Readonly<Record<ProductId, Readonly<Record<string, Weave>>>> = {
  jersey: { "birds-eye": "fine-mesh", interlock: "interlock", stretch: "stretch-knit" },
  pants: { stretch: "twill", vented: "vented-canvas" },
  gloves: {},
  "pit-shirt": { interlock: "interlock" },
};

/** What a product's printed pieces look like from near, in the fabric that is chosen. No hole is cut over a pocket. */
export function weaveOf(
  product: ProductId,
  { fabric = "", pockets = "none" }: Readonly<Record<string, string>>,
): Weave {
  const weave = otherWeaves[product][fabric] ?? productFacts(product).weave;
  return weave === "vented-canvas" && pockets !== "none" ? "vented-below-pockets" : weave;
}
