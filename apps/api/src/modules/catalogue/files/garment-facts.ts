import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ProductPieces } from "@holeshot/artwork";
import type { ProductId } from "@holeshot/domain";
import type { SizeGroup } from "../catalogue.ts";

/** What the catalogue must agree with: how a product is drafted. */
export interface GarmentFacts {
  /** Pieces in the base size. */
  readonly pieces: ProductPieces["pieces"];
  readonly sizes: readonly { readonly id: string; readonly group: SizeGroup }[];
}

/** The facts of a product from its pattern. */
export function garmentFacts(product: ProductId): GarmentFacts {
  const file = fileURLToPath(
    new URL(`../../../../../../catalogue/products/${product}.json`, import.meta.url),
  );
  const record = JSON.parse(readFileSync(file, "utf8"));
  const printed =
    /^(front|back|sleeve_\w+|thigh_\w+|knee_(left|right)|shin_\w+|back_leg_\w+|yoke_\w+|back_(left|right)|thumb_\w+)$/;
  return {
    pieces: Object.keys(record.pieces).map((id) => ({
      id,
      printed: printed.test(id),
      bounds: { left: 0, top: 0, right: 0, bottom: 0 },
    })),
    sizes: record.properties[0].values,
  };
}
