import type { ProductId } from "@holeshot/domain";
import type { Garment } from "./garment.ts";
import { patterns } from "./products/patterns.ts";

/** What to draft. `options` takes a product's chosen properties as they are; those that change no piece are left aside. */
export interface GarmentRequest {
  readonly product: ProductId;
  readonly size: string;
  readonly options?: Readonly<Record<string, string>>;
}

/**
 * Drafts a garment's pieces from the body tables of its size. The same request always gives the same pieces.
 * Throws `RangeError` on a size or an option's value the product does not have.
 */
export function draftGarment({ product, size, options = {} }: GarmentRequest): Garment {
  return patterns[product].cut(size, options);
}
