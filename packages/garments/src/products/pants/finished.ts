import type { Garment, Piece } from "../../garment.ts";
import type { FinishedMeasures } from "../../guide/finished-measures.ts";
import { edgeLength, pieceOf, spot, widthAt } from "../../guide/measure-piece.ts";

/** The measures of pants, flat on a table. */
export function measurePants(garment: Garment): FinishedMeasures {
  const of = (id: string) => pieceOf(garment, id);
  const [thigh, knee, back, yoke, band] = [
    "thigh_left",
    "knee_left",
    "back_leg_left",
    "yoke_left",
    "waistband",
  ].map(of) as [Piece, Piece, Piece, Piece, Piece];
  const ankle = garment.pieces.find(({ id }) => id === "ankle_left");
  const legEnd =
    edgeLength(of("shin_left"), "hem") +
    edgeLength(of("calf_left"), "hem") +
    edgeLength(back, "hem");
  const thighLevel = spot(thigh, "fork").y + 25;
  const seat = spot(thigh, "seat_side").y;
  const stretch = of("back_stretch");
  return {
    halfWaist: edgeLength(band, "front_left") + edgeLength(band, "back_left"),
    halfHip: widthAt(thigh, seat) + widthAt(back, seat),
    halfThigh: (widthAt(thigh, thighLevel) + widthAt(back, thighLevel)) / 2,
    halfKnee: (widthAt(knee, 0) + widthAt(back, 0)) / 2,
    halfLegEnd: (ankle ? ankle.bounds.right - ankle.bounds.left : legEnd) / 2,
    frontRise: edgeLength(thigh, "fly") + edgeLength(thigh, "crotch") + band.bounds.bottom,
    backRise:
      edgeLength(yoke, "centre") +
      spot(stretch, "bottom_centre").y +
      edgeLength(back, "seat") +
      band.bounds.bottom,
    inseam:
      edgeLength(back, "inner_thigh") +
      edgeLength(back, "inner_knee_stretch") +
      edgeLength(back, "inner_knee") +
      spot(of("calf_left"), "hem").y +
      (ankle ? ankle.bounds.bottom : 0),
  };
}
