import { topRules } from "../../top/sewing-rules.ts";
import { topPoints } from "../../top/measuring-points.ts";
import { topTrims } from "../../top/trims.ts";
import type { ProductPattern } from "../product-pattern.ts";
import { cut } from "./cut.ts";
import { measurePitShirt } from "./finished.ts";

export const pitShirt: ProductPattern = {
  cut,
  finished: measurePitShirt,
  points: topPoints,
  sewing: topRules,
  trims: topTrims,
};
