import type { Garment } from "@holeshot/garments";
import type { Drape } from "../drape/drape.ts";
import { foldRims } from "./fold-rims.ts";
import { liftPatches } from "./lift-patches.ts";
import { pairOfHands } from "./mirror-hand.ts";
import { openDrape } from "./open-drape.ts";
import { refine, type Refinement } from "./refine.ts";
import { smoothSeams } from "./smooth-seams.ts";
import type { Surface } from "./surface.ts";
import { taubin } from "./taubin.ts";

/** Thickness and depth of folded edges, mm. */
const rims = {
  jersey: { thickness: 2.2, depth: 16 },
  pants: { thickness: 3, depth: 20 },
  gloves: { thickness: 1.4, depth: 7 },
};

/** Rounds of smoothing; a glove's fine mesh would lose its fingertips. */
const rounds = {
  jersey: { cloth: 4, seams: 16 },
  pants: { cloth: 4, seams: 16 },
  gloves: { cloth: 2, seams: 6 },
};

/** Where outlines would be drawn in straight strokes. */
const refinements: Record<Drape["product"], Refinement> = {
  jersey: { turn: 20, shortest: 7 },
  pants: { turn: 22, shortest: 7 },
  gloves: { turn: 24, shortest: 2.5 },
};

/**
 * From the raw drape to cloth that can be looked at: no ripples of the mesh, calm seams, edges with a body, guards and
 * tabs on top. A glove becomes a pair.
 */
export function finishDrape(drape: Drape, garment: Garment): Surface {
  const { cloth, seams } = rounds[drape.product];
  const smooth = smoothSeams(taubin(openDrape(drape), cloth), seams);
  const round = refine(smooth, refinements[drape.product]);
  const whole = liftPatches(foldRims(round, rims[drape.product]), garment);
  return drape.product === "gloves" ? pairOfHands(whole) : whole;
}
