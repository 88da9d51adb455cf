import type { Garment, Piece } from "../../garment.ts";
import type { FinishedMeasures } from "../../guide/finished-measures.ts";
import { edgeLength, pieceOf, spot, widthAt } from "../../guide/measure-piece.ts";

/** A pit shirt's measures, flat on a table. */
export function measurePitShirt(garment: Garment): FinishedMeasures {
  const [front, back, sleeve, collar] = ["front", "back", "sleeve_left", "collar"].map((id) =>
    pieceOf(garment, id),
  ) as [Piece, Piece, Piece, Piece];
  const armpit = (piece: Piece) => spot(piece, "underarm_left").y + 25;
  return {
    halfChest: (widthAt(front, armpit(front)) + widthAt(back, armpit(back))) / 2,
    halfHem: spot(front, "hem_left").x - spot(back, "hem_left").x,
    centreBack: spot(back, "hem_centre").y - spot(back, "neck_centre").y,
    frontLength: spot(front, "hem_centre").y,
    shoulders: 2 * spot(front, "shoulder_left").x,
    sleeveFromCentreBack: spot(front, "shoulder_left").x + spot(sleeve, "cuff_centre").y,
    halfUpperArm: (spot(sleeve, "underarm_back").x - spot(sleeve, "underarm_front").x) / 2,
    halfCuff: (spot(sleeve, "cuff_back").x - spot(sleeve, "cuff_front").x) / 2,
    neckSeam: 2 * (edgeLength(collar, "neck_front_left") + edgeLength(collar, "neck_back_left")),
  };
}
