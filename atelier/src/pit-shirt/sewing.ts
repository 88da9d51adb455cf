import { knitSewing } from "../light/relief/stitching.ts";
import type { ProductSewing } from "../product-sewing.ts";
import { child, man, woman } from "../top/builds.ts";
import { topRecipe, type TopRequest } from "../top/top-recipe.ts";

/** Nothing holds a short sleeve: it hangs from the shoulder as wide as it is cut. */
const short = { options: {}, held: [], sleeveShare: 1 };

const recipe = (request: Pick<TopRequest, "size" | "build">) => () =>
  topRecipe({ product: "pit-shirt", ...short, ...request });

export const pitShirt: ProductSewing = {
  recipes: {
    "pit-shirt-men": recipe({ size: "L", build: man }),
    "pit-shirt-women": recipe({ size: "W-M", build: woman }),
    "pit-shirt-youth": recipe({ size: "Y10", build: child }),
  },
  rims: { thickness: 1.8, depth: 14 },
  // More rounds would pull the print of a sleeve that is nearly all cap out of square.
  smoothing: { cloth: 2, seams: 16 },
  refinement: { turn: 20, shortest: 7 },
  rays: { start: 3.5, far: 600 },
  turns: { front: 0, left: 90, back: 180, right: -90 },
  isPair: false,
  relief: { fineness: 2, stitching: knitSewing, ribCord: 4, stitchedNeck: true },
};
