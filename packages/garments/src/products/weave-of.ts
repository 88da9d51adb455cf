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

/** What a product's printed pieces look like from near, in the fabric that is chosen. */
export function weaveOf(
  product: ProductId,
  { fabric = "" }: Readonly<Record<string, string>>,
): Weave {
  return otherWeaves[product][fabric] ?? productFacts(product).weave;
}
