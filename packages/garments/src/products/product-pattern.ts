import type { Garment } from "../garment.ts";
import type { FinishedMeasures } from "../guide/finished-measures.ts";

/** `draftGarment` for one product. Throws `RangeError` on a size or an option's value it does not have. */
export type Cut = (size: string, options?: Readonly<Record<string, string>>) => Garment;

/** How a product is drafted, and measured when it is made. */
export interface ProductPattern {
  readonly cut: Cut;
  /** Its measures as a shop takes them, flat on a table. */
  readonly finished: (garment: Garment) => FinishedMeasures;
}
