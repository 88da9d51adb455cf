import type { ProductId } from "@holeshot/domain";
import { draftGarment } from "../draft-garment.ts";
import { productFacts } from "../products/facts.ts";
import type { Measure } from "../sizes/measures.ts";
import type { SizeGroup } from "../sizes/size-group.ts";
import { bodyMeasures, sizes } from "../sizes/sizes.ts";
import type { FinishedMeasures } from "./finished-measures.ts";
import { finishedMeasures } from "./finished.ts";

/** One size as the shop shows it: who it is for and what it measures, mm. */
export interface SizeGuideRow {
  readonly size: string;
  readonly group: SizeGroup;
  readonly body: Readonly<Partial<Record<Measure, number>>>;
  /** To the step of the product's guide. */
  readonly finished: FinishedMeasures;
}

/** The size guide of a product, from the same tables and drafts as its pieces. About 30 ms for a product. */
export function sizeGuide(product: ProductId): SizeGuideRow[] {
  const { measures, step } = productFacts(product).guide;
  return sizes(product).map(({ id, group }) => ({
    size: id,
    group,
    body: bodyMeasures(product, id, measures),
    finished: Object.fromEntries(
      Object.entries(finishedMeasures(draftGarment({ product, size: id }))).map(([name, value]) => [
        name,
        Math.round(value / step) * step,
      ]),
    ),
  }));
}
