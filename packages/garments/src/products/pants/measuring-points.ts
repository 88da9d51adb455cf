import type { Garment, Piece } from "../../garment.ts";
import { pieceOf, spot } from "../../guide/measure-piece.ts";
import {
  across,
  along,
  measured,
  type MeasuringPoint,
  straight,
  tolerances,
  upright,
} from "../../guide/measuring-point.ts";

/** What is measured on pants, on the wearer's left leg. */
export function pantsPoints(garment: Garment): readonly MeasuringPoint[] {
  const of = (id: string) => pieceOf(garment, id);
  const [thigh, knee, back, yoke, stretch] = [
    "thigh_left",
    "knee_left",
    "back_leg_left",
    "yoke_left",
    "back_stretch",
  ].map(of) as [Piece, Piece, Piece, Piece, Piece];
  const [shin, calf, band] = ["shin_left", "calf_left", "waistband"].map(of) as [
    Piece,
    Piece,
    Piece,
  ];
  const ankle = garment.pieces.find(({ id }) => id === "ankle_left");
  const thighLevel = spot(thigh, "fork").y + 25;
  const seat = spot(thigh, "seat_side").y;
  const bandHeight = upright(band, { x: 0, y: 0 }, band.bounds.bottom);
  const ankleHeight = ankle ? [upright(ankle, { x: 0, y: 0 }, ankle.bounds.bottom)] : [];
  const legEnd = ankle
    ? [along(ankle, "hem")]
    : [along(shin, "hem"), along(calf, "hem"), along(back, "hem")];
  const { girth, length, opening, band: narrow } = tolerances;
  const calfEnd = spot(calf, "hem");
  return [
    measured("halfWaist", girth, [along(band, "front_left"), along(band, "back_left")]),
    measured("halfHip", girth, [across(thigh, seat), across(back, seat)]),
    measured("halfThigh", girth, [across(thigh, thighLevel), across(back, thighLevel)], 0.5),
    measured("halfKnee", girth, [across(knee, 0), across(back, 0)], 0.5),
    measured("halfLegEnd", opening, legEnd, 0.5),
    measured("frontRise", length, [along(thigh, "fly"), along(thigh, "crotch"), bandHeight]),
    measured("backRise", length, [
      along(yoke, "centre"),
      upright(stretch, { x: 0, y: 0 }, spot(stretch, "bottom_centre").y),
      along(back, "seat"),
      bandHeight,
    ]),
    measured("inseam", length, [
      along(back, "inner_thigh"),
      along(back, "inner_knee_stretch"),
      along(back, "inner_knee"),
      upright(calf, { x: calfEnd.x, y: 0 }, calfEnd.y),
      ...ankleHeight,
    ]),
    measured("outseam", length, [
      along(thigh, "outer_yoke"),
      along(thigh, "outer_stretch"),
      along(thigh, "outer_thigh"),
      along(back, "outer_knee_stretch"),
      along(back, "outer_knee"),
      along(back, "outer_shin"),
      bandHeight,
      ...ankleHeight,
    ]),
    measured("fly", opening, [along(thigh, "fly")]),
    measured("waistbandHeight", narrow, [bandHeight]),
    ...(ankle ? [measured("ankleHeight", narrow, ankleHeight)] : []),
    measured("kneePanel", opening, [along(knee, "outer")]),
    measured("backStretch", opening, [
      straight(stretch, { x: 0, y: 0 }, spot(stretch, "bottom_centre")),
    ]),
    measured("yokeCentre", opening, [along(yoke, "centre")]),
  ];
}
