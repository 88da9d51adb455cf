import type { Path } from "@holeshot/geometry";
import type { Piece } from "@holeshot/garments";
import { growRegion, regionOf, regionPath } from "./clipper.ts";

/** Ink goes on this far beyond the seam line, mm: the widest allowance and the cutter's play. */
export const bleed = 10;

// A piece never changes, so its cloth is made once for as long as the piece lives.
const cloths = new WeakMap<Piece, Path>();

/** The piece with its bleed: where ink may be. */
export function pieceCloth(piece: Piece): Path {
  const known = cloths.get(piece);
  if (known) return known;
  const cloth = regionPath(growRegion(regionOf(piece.outline, 0.05), bleed, "round"));
  cloths.set(piece, cloth);
  return cloth;
}
