import { canvasSewing } from "../light/relief/stitching.ts";
import type { ProductSewing } from "../product-sewing.ts";
import { pantsFolds } from "./folds.ts";
import { creased, wornFolds } from "./worn-folds.ts";
import { menPants, menPantsOverBoot } from "./men.ts";
import { womenPants } from "./women.ts";
import { youthPants } from "./youth.ts";

export const pants: ProductSewing = {
  recipes: {
    "pants-men": menPants,
    "pants-men-over": menPantsOverBoot,
    "pants-women": womenPants,
    "pants-youth": youthPants,
  },
  alterations: { fit: ["race", "over-armour"], length: ["short", "long"] },
  creased,
  rims: { thickness: 3, depth: 20 },
  smoothing: { cloth: 4, seams: 16 },
  refinement: { turn: 22, shortest: 7 },
  rays: { start: 3.5, far: 600 },
  // Three-quarter views: the flank in full, with the front beside it.
  turns: { front: 0, left: 48, back: 180, right: -50 },
  relief: {
    ...{ fineness: 2, stitching: canvasSewing, ribCord: 5, stitchedNeck: false },
    folds: pantsFolds,
    wornFolds,
  },
};
