import type { Garment } from "../garment.ts";
import type { MeasuringPoint } from "../guide/measuring-point.ts";
import { patterns } from "../products/patterns.ts";
import { type SewingStep, stepsBy } from "./sewing-step.ts";
import type { Trim } from "./trim.ts";

/** What a maker measures on a garment when it is sewn, with the lines along which it runs on the pieces. */
export function measuringPoints(garment: Garment): readonly MeasuringPoint[] {
  return patterns[garment.product].points(garment);
}

/** How a garment is sewn, step by step, every seam, hem and part of it once. */
export function sewingSteps(garment: Garment): readonly SewingStep[] {
  return stepsBy(patterns[garment.product].sewing, garment);
}

/** What is bought ready for a garment; `options` are its chosen properties as they are. */
export function trimsOf(
  garment: Garment,
  options: Readonly<Record<string, string>> = {},
): readonly Trim[] {
  return patterns[garment.product].trims(garment, options);
}
