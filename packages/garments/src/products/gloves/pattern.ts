import type { ProductPattern } from "../product-pattern.ts";
import { cut } from "./cut.ts";
import { measureGloves } from "./finished.ts";
import { glovePoints } from "./measuring-points.ts";
import { gloveInner, gloveMeasures } from "./padding.ts";
import { gloveRules } from "./sewing-rules.ts";
import { gloveTrims } from "./trims.ts";

export const gloves: ProductPattern = {
  cut,
  finished: measureGloves,
  points: glovePoints,
  sewing: gloveRules,
  inner: { lines: gloveInner, measures: gloveMeasures },
  trims: gloveTrims,
};
