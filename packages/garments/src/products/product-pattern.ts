import type { Garment } from "../garment.ts";
import type { FinishedMeasures } from "../guide/finished-measures.ts";

/** How a product is drafted. It is heavy: a page that drafts one product fetches only that product's. */
export interface ProductPattern {
  /** `draftGarment` for this product alone. Throws `RangeError` on a size or an option's value it does not have. */
  readonly cut: (size: string, options?: Readonly<Record<string, string>>) => Garment;
  /** Its measures as a shop takes them, flat on a table. */
  readonly finished: (garment: Garment) => FinishedMeasures;
}
