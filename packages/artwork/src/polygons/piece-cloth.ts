import type { Path } from "@holeshot/geometry";
import type { Piece } from "@holeshot/garments";
import { growRegion, regionOf, regionPath } from "./clipper.ts";

/** Ink goes on this far beyond the seam line, mm: the widest allowance and the cutter's play. */
const bleed = 10;

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

/** Where a scene's ink may be on a piece: what its maker asked for, else the piece with its bleed. */
export function clothOf(input: { readonly cloth?: (piece: Piece) => Path }, piece: Piece): Path {
  return input.cloth?.(piece) ?? pieceCloth(piece);
}
