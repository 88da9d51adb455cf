import type { ProductId } from "@holeshot/garments";
import { foldRims } from "./fold-rims.ts";
import { smoothSeams } from "./smooth-seams.ts";
import type { Surface } from "./surface.ts";
import { taubin } from "./taubin.ts";

/** Thickness and depth of folded edges, mm. */
const rims = {
  jersey: { thickness: 2.2, depth: 16 },
  pants: { thickness: 3, depth: 20 },
  gloves: { thickness: 1.4, depth: 7 },
};

/** From the raw drape to cloth that can be looked at: calm seams, no ripples of the mesh, edges with a body. */
export function finishSurface(surface: Surface, product: ProductId): Surface {
  return foldRims(smoothSeams(taubin(surface, 4), 16), rims[product]);
}
