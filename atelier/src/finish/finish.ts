import type { Garment } from "@holeshot/garments";
import type { Drape } from "../drape/drape.ts";
import { sewing } from "../products.ts";
import { foldRims } from "./fold-rims.ts";
import { liftPatches } from "./lift-patches.ts";
import { openDrape } from "./open-drape.ts";
import { refine } from "./refine.ts";
import { smoothSeams } from "./smooth-seams.ts";
import type { Surface } from "./surface.ts";
import { taubin } from "./taubin.ts";

/**
 * From the raw drape to cloth that can be looked at: no ripples of the mesh, calm seams, edges with a body, guards and
 * tabs on top.
 */
export function finishDrape(drape: Drape, garment: Garment): Surface {
  const { smoothing, refinement, rims } = sewing[drape.product];
  const { cloth, back, seams } = smoothing;
  const smooth = smoothSeams(taubin(openDrape(drape), cloth, back), seams);
  const round = refine(smooth, refinement);
  return liftPatches(foldRims(round, rims), garment);
}
