import type { ProductPieces } from "@holeshot/artwork";
import type { ProductId } from "@holeshot/domain";
import { baseSize, draftGarment, sizes } from "@holeshot/garments";
import type { SizeGroup } from "../catalogue.ts";

/** What the catalogue must agree with: how a product is drafted. */
export interface GarmentFacts {
  /** Pieces in the base size. */
  readonly pieces: ProductPieces["pieces"];
  readonly sizes: readonly { readonly id: string; readonly group: SizeGroup }[];
}

/** The facts of a product from its pattern. */
export function garmentFacts(product: ProductId): GarmentFacts {
  const garment = draftGarment({ product, size: baseSize(product) });
  return {
    pieces: garment.pieces.map(({ id, material, bounds }) => ({
      id,
      printed: material === "printed",
      bounds,
    })),
    sizes: sizes(product),
  };
}
