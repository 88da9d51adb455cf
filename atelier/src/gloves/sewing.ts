import { gloveSewing } from "../light/relief/stitching.ts";
import type { ProductSewing } from "../product-sewing.ts";
import { gloveFolds } from "./folds.ts";
import { gloves as recipe } from "./gloves.ts";

export const gloves: ProductSewing = {
  recipes: { gloves: () => recipe() },
  alterations: { closure: ["slip-on"] },
  rims: { thickness: 1.8, depth: 7 },
  // Fingers crumple where they bend: often, and as far back, so that ripples go and fingertips stay.
  smoothing: { cloth: 70, back: 0.51, seams: 12 },
  refinement: {
    turn: 24,
    shortest: 2.5,
    outlines: { pieces: /^(?:back|thumb|fourchette)_/, turn: 17, shortest: 1.5 },
  },
  rays: { start: 1, far: 160 },
  finishes: [
    // Suede is dull, and bright where its nap is seen from the side; stretch cloth between the fingers shines broadly.
    [/^palm_(?:left|right)$/, { strength: 0.036, power: 4, rim: 0.1 }],
    [/^fourchette_/, { strength: 0.085, power: 5, rim: 0.1 }],
  ],
  // Cords, grains and threads are all of a pixel or two: what is lost among them is a step of 255.
  lightQuality: 88,
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
