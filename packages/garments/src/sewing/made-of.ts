import type { Garment } from "../garment.ts";
import type { MeasuringPoint } from "../guide/measuring-point.ts";
import type { InnerLine, InnerMeasures, InnerWork } from "../inner/inner-line.ts";
import { patterns } from "../products/patterns.ts";
import { type SewingStep, stepsBy } from "./sewing-step.ts";
import type { Trim } from "./trim.ts";

/** What a maker measures on a garment when it is sewn, with the lines along which it runs on the pieces. */
export function measuringPoints(garment: Garment): readonly MeasuringPoint[] {
  return patterns[garment.product].points(garment);
}

/** What is padded, quilted, printed or moulded within a garment's pieces, as lines on them. */
export function innerLines(garment: Garment): readonly InnerLine[] {
  const found = known.get(garment) ?? patterns[garment.product].inner?.lines(garment) ?? [];
  known.set(garment, found);
  return found;
}

/** Steps, trims and files of one garment ask for the same lines. */
const known = new WeakMap<Garment, readonly InnerLine[]>();

/** The measures of such a work, mm. Throws `RangeError` where the product has none. */
export function innerMeasures(
  { product }: Pick<Garment, "product">,
  work: InnerWork,
): InnerMeasures {
  const found = patterns[product].inner?.measures[work];
  if (!found) throw new RangeError(`${product} has no ${work}`);
  return found;
}

/** How a garment is sewn, step by step, every seam, hem, part and row of quilting once. */
export function sewingSteps(garment: Garment): readonly SewingStep[] {
  return stepsBy(patterns[garment.product].sewing, garment, innerLines(garment));
}

/** What is bought ready for a garment; `options` are its chosen properties as they are. */
export function trimsOf(
  garment: Garment,
  options: Readonly<Record<string, string>> = {},
): readonly Trim[] {
  return patterns[garment.product].trims(garment, options);
}
