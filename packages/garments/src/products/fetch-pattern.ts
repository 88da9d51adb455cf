import type { ProductId } from "@holeshot/domain";
import type { ProductPattern } from "./product-pattern.ts";

type Fetched = () => Promise<ProductPattern>;

const fetched: Readonly<Record<ProductId, Fetched>> = {
  jersey: async () => (await import("./jersey/pattern.ts")).jersey,
  pants: async () => (await import("./pants/pattern.ts")).pants,
  gloves: async () => (await import("./gloves/pattern.ts")).gloves,
};

/** One product's pattern, fetched when it is asked for: for programs that get their code piece by piece. */
export function fetchProductPattern(product: ProductId): Promise<ProductPattern> {
  return fetched[product]();
}
