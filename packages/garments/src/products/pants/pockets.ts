import type { Path, Point } from "@holeshot/geometry";
import { buildPiece } from "../../draft/build-piece.ts";
import { at, line } from "../../draft/curves.ts";
import { hemmed, sewn } from "../../draft/edge.ts";
import { mirrorPiece } from "../../draft/mirror-piece.ts";
import type { Edge, Piece } from "../../garment.ts";
import type { PantsFrame } from "./frame.ts";
import type { PantsChoice } from "./options.ts";

const allowance = 8;
/** The mouth of the inner pocket is turned so far and stitched before the bag is set. */
const mouthHem = 20;

/** What somebody chose of pockets, cut for a frame: the bags of both zips, or the one inside. */
export function draftPockets(f: PantsFrame, pockets: PantsChoice["pockets"]): Piece[] {
  if (pockets === "none") return [];
  if (pockets === "card") return [mirrorPiece(innerPocket(f), 6)];
  const left = zipPocket(f);
  return [left, mirrorPiece(left, 6)];
}

/** A bag behind the left thigh, in its coordinates, for a hand: sewn to a zip in the thigh at its upper edge. */
function zipPocket(f: PantsFrame): Piece {
  const s = f.scale;
  const box = {
    right: f.front.seatOut - f.front.knee - 28 * s,
    top: f.waistOut + 75 * s,
    wide: 130 * s,
    high: 165 * s,
  };
  return bagPiece("pocket_left", box, s, (mouth) => sewn("mouth", mouth, allowance));
}

/**
 * One bag inside the right hip, as high as the waistband's seam lets it: a hand reaches it from above. Drafted on the
 * left, as everything is. A card is as large in a child's pants as in any other.
 */
function innerPocket(f: PantsFrame): Piece {
  const s = f.scale;
  const box = {
    right: f.front.waistOut - f.front.knee - 22 * s,
    top: f.waistOut + 40 * s,
    wide: Math.max(88, 104 * s),
    high: Math.max(110, 126 * s),
  };
  return bagPiece("inner_pocket_left", box, s, (mouth) => hemmed("mouth", mouth, mouthHem));
}

interface Box {
  readonly right: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

/** A bag with round lower corners, open at its upper edge. */
function bagPiece(id: string, box: Box, s: number, mouthOf: (path: Path) => Edge): Piece {
  const { right, top, wide, high } = box;
  const [a, b, c, d]: readonly [Point, Point, Point, Point] = [
    at(right - wide, top),
    at(right, top),
    at(right, top + high),
    at(right - wide, top + high),
  ];
  const round = 22 * s;
  const bag: Path = [
    ["M", b.x, b.y],
    ["L", c.x, c.y - round],
    ["C", c.x, c.y - round * 0.45, c.x - round * 0.45, c.y, c.x - round, c.y],
    ["L", d.x + round, d.y],
    ["C", d.x + round * 0.45, d.y, d.x, d.y - round * 0.45, d.x, d.y - round],
    ["L", a.x, a.y],
  ];
  const middle = right - wide / 2;
  return buildPiece({
    id,
    product: "pants",
    material: "stretch",
    appliedTo: "thigh_left",
    edges: [mouthOf(line(a, b)), sewn("bag", bag, allowance)],
    grain: [at(middle, top + 20 * s), at(middle, top + high - 20 * s)],
    label: at(middle, top + high / 2),
    clear: 6,
    landmarks: { mouth: at(middle, top) },
  });
}
