import type { ProductId } from "@holeshot/domain";
import type { Cut } from "./product-pattern.ts";

const cuts: Readonly<Record<ProductId, () => Promise<{ readonly cut: Cut }>>> = {
  jersey: () => import("./jersey/cut.ts"),
  pants: () => import("./pants/cut.ts"),
  gloves: () => import("./gloves/cut.ts"),
  "pit-shirt": () => import("./pit-shirt/cut.ts"),
};

/** How one product is cut, fetched when it is asked for: for programs that get their code piece by piece. */
export async function fetchCut(product: ProductId): Promise<Cut> {
  const { cut } = await cuts[product]();
  return cut;
}
