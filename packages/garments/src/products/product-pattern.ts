import type { Garment } from "../garment.ts";
import type { FinishedMeasures } from "../guide/finished-measures.ts";
import type { MeasuringPoint } from "../guide/measuring-point.ts";
import type { InnerLine, InnerMeasures, InnerWork } from "../inner/inner-line.ts";
import type { SewingRule } from "../sewing/sewing-step.ts";
import type { Trim } from "../sewing/trim.ts";

/** `draftGarment` for one product. Throws `RangeError` on a size or an option's value it does not have. */
export type Cut = (size: string, options?: Readonly<Record<string, string>>) => Garment;

/** How a product is drafted, sewn, and measured when it is made. */
export interface ProductPattern {
  readonly cut: Cut;
  /** Its measures as a shop takes them, flat on a table. */
  readonly finished: (garment: Garment) => FinishedMeasures;
  /** Its measures as a maker takes them, with the lines along which they run. */
  readonly points: (garment: Garment) => readonly MeasuringPoint[];
  /** How it is sewn, in the order of work. */
  readonly sewing: readonly SewingRule[];
  /** What is worked within its pieces' seams, line by line, and its measures; left out where nothing is. */
  readonly inner?: {
    readonly lines: (garment: Garment) => readonly InnerLine[];
    readonly measures: Readonly<Partial<Record<InnerWork, InnerMeasures>>>;
  };
  /** What is bought ready for it; `options` are the product's chosen properties. */
  readonly trims: (garment: Garment, options: Readonly<Record<string, string>>) => readonly Trim[];
}
