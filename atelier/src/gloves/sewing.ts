import { gloveSewing } from "../light/relief/stitching.ts";
import type { ProductSewing } from "../product-sewing.ts";
import { gloveFolds } from "./folds.ts";
import { gloves as recipe } from "./gloves.ts";

export const gloves: ProductSewing = {
  recipes: { gloves: () => recipe() },
  alterations: { closure: ["slip-on"] },
  rims: { thickness: 1.8, depth: 7 },
  // A glove's fine mesh would lose its fingertips.
  smoothing: { cloth: 7, seams: 6 },
  refinement: { turn: 24, shortest: 2.5 },
  rays: { start: 1, far: 160 },
  // Turned only so far that both hands are seen, the named one in front: seen from the wearer.
  turns: { front: 0, left: -38, back: 180, right: 38 },
  relief: {
    fineness: 4,
    folds: gloveFolds,
    stitching: gloveSewing,
    ribCord: 3,
    stitchedNeck: false,
    hemmedRib: true,
  },
};
