import type { ProductId } from "@holeshot/garments";
import type { DesignDocument, ProductDesign } from "./document.ts";
import { currentPattern } from "./limits.ts";

/** What a set offers first: the template of each of its products, in the set's order. */
export interface EmptySet {
  readonly products: readonly {
    readonly id: ProductId;
    readonly template: string;
    readonly colourway?: string;
  }[];
}

/** The empty configuration: the set's first template in its own colours, no text, no images. */
export function emptyDocument(set: EmptySet): DesignDocument {
  const products: Partial<Record<ProductId, ProductDesign>> = {};
  for (const { id, template, colourway } of set.products) {
    products[id] =
      colourway === undefined
        ? { template, layers: [], properties: {} }
        : { template, colourway, layers: [], properties: {} };
  }
  return { schema: 1, pattern: currentPattern, products };
}
