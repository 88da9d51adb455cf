import { draftGarment } from "../draft-garment.ts";
import type { ProductId } from "../garment.ts";
import type { Measure } from "../sizes/measures.ts";
import { bodyMeasures, sizes, type SizeGroup } from "../sizes/sizes.ts";
import { finishedMeasures, type FinishedMeasures } from "./finished.ts";

/** One size as the shop shows it: who it is for and what it measures, mm. */
export interface SizeGuideRow {
  readonly size: string;
  readonly group: SizeGroup;
  readonly body: Readonly<Partial<Record<Measure, number>>>;
  /** To the nearest 5 mm; of gloves to the nearest millimetre. */
  readonly finished: FinishedMeasures;
}

/** The measures by which a rider finds a size, the deciding one first. */
export const guideMeasures: Readonly<Record<ProductId, readonly Measure[]>> = {
  jersey: ["chest", "waist", "hip", "height", "armBent"],
  pants: ["waist", "hip", "height", "crotchToFloor", "thigh"],
  gloves: ["handGirth", "handLength"],
};

/** The size guide of a product, from the same tables and drafts as its pieces. About 30 ms for a product. */
export function sizeGuide(product: ProductId): SizeGuideRow[] {
  const step = product === "gloves" ? 1 : 5;
  return sizes(product).map(({ id, group }) => ({
    size: id,
    group,
    body: bodyMeasures(product, id, guideMeasures[product]),
    finished: Object.fromEntries(
      Object.entries(finishedMeasures(draftGarment({ product, size: id }))).map(([name, value]) => [
        name,
        Math.round(value / step) * step,
      ]),
    ),
  }));
}
