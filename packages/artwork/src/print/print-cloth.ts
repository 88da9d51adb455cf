import type { Path } from "@holeshot/geometry";
import { cutLine } from "@holeshot/garments";
import type { Piece } from "@holeshot/garments";
import { growRegion, regionOf, regionPath } from "../polygons/clipper.ts";

/** Where a print shop's ink goes: `bleed` mm beyond the cut line, hems included. To be given to `buildScene` as `cloth`. */
export function printCloth(bleed: number): (piece: Piece) => Path {
  // A piece never changes, so its cloth is made once for as long as the piece lives.
  const known = new WeakMap<Piece, Path>();
  return (piece) => {
    const cloth =
      known.get(piece) ?? regionPath(growRegion(regionOf(cutLine(piece), 0.02), bleed, "round"));
    known.set(piece, cloth);
    return cloth;
  };
}
