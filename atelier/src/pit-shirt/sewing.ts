import { shirtSewing } from "../light/relief/stitching.ts";
import type { ProductSewing } from "../product-sewing.ts";
import { shirtStands } from "../top/builds.ts";
import { childInPitShirt, manInPitShirt, womanInPitShirt } from "../top/poses.ts";
import { pitShirtFolds } from "./folds.ts";
import { topRecipe, type TopRequest } from "../top/top-recipe.ts";

/** Nothing holds a short sleeve: it hangs from the shoulder as wide as it is cut. */
const short = {
  options: {},
  held: [],
  sleeveShare: 1,
};

const recipe = (request: Pick<TopRequest, "size" | "build" | "pose" | "fall">) => () =>
  topRecipe({ product: "pit-shirt", ...short, ...request });

export const pitShirt: ProductSewing = {
  recipes: {
    "pit-shirt-men": recipe({
      ...{ size: "L", build: shirtStands.man, pose: manInPitShirt },
      fall: { softness: 3.5, overturn: 22 },
    }),
    "pit-shirt-women": recipe({
      ...{ size: "W-M", build: shirtStands.woman, pose: womanInPitShirt },
      fall: { softness: 3.5, overturn: 16 },
    }),
    "pit-shirt-youth": recipe({
      ...{ size: "Y10", build: shirtStands.child, pose: childInPitShirt },
      fall: { softness: 5, overturn: 18 },
    }),
  },
  alterations: { fit: ["relaxed"] },
  rims: { thickness: 1.8, depth: 14 },
  // More rounds would pull the print of a sleeve that is nearly all cap out of square.
  smoothing: { cloth: 2, seams: 16 },
  refinement: { turn: 20, shortest: 7 },
  rays: { start: 3.5, far: 600 },
  // Three-quarter views, from the shoulders, which are turned to the left: the flank with the front beside it.
  // The back is seen square to the shoulders: name and number in full.
  turns: { front: 9, left: 54, back: 191, right: -34 },
  relief: {
    ...{ fineness: 2, stitching: shirtSewing, ribCord: 4, stitchedNeck: true },
    folds: pitShirtFolds,
  },
};
