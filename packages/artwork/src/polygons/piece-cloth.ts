import { regionsAreHere } from "#clipper";
import type { Path } from "@holeshot/geometry";
import type { Piece } from "@holeshot/garments";
import { growRegion, regionOf, regionPath } from "./clipper.ts";

/** Ink goes on this far beyond the seam line, mm: the widest allowance and the cutter's play. */
const bleed = 10;

// A piece never changes, so its cloth is made once for as long as the piece lives.
const cloths = new WeakMap<Piece, Path>();
const boxes = new WeakMap<Piece, Path>();

/** The piece with its bleed: where ink may be. Until areas can be grown, the box round it. */
export function pieceCloth(piece: Piece): Path {
  return regionsAreHere()
    ? once(cloths, piece, () =>
        regionPath(growRegion(regionOf(piece.outline, 0.05), bleed, "round")),
      )
    : once(boxes, piece, () => boxRound(piece));
}

/** Where a scene's ink may be on a piece: what its maker asked for, else the piece with its bleed. */
export function clothOf(input: { readonly cloth?: (piece: Piece) => Path }, piece: Piece): Path {
  return input.cloth?.(piece) ?? pieceCloth(piece);
}

function once(kept: WeakMap<Piece, Path>, piece: Piece, make: () => Path): Path {
  const path = kept.get(piece) ?? make();
  kept.set(piece, path);
  return path;
}

function boxRound({ bounds }: Piece): Path {
  const [left, right] = [bounds.left - bleed, bounds.right + bleed];
  const [top, bottom] = [bounds.top - bleed, bounds.bottom + bleed];
  return [["M", left, top], ["L", right, top], ["L", right, bottom], ["L", left, bottom], ["Z"]];
}
