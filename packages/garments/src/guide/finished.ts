import type { Garment } from "../garment.ts";
import { patterns } from "../products/patterns.ts";
import type { FinishedMeasures } from "./finished-measures.ts";

/** Measures a drafted garment as a shop would, flat on a table. */
export function finishedMeasures(garment: Garment): FinishedMeasures {
  return patterns[garment.product].finished(garment);
}
