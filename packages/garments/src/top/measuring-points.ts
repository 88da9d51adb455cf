import type { Garment, Piece } from "../garment.ts";
import { pieceOf, spot } from "../guide/measure-piece.ts";
import {
  across,
  along,
  measured,
  type MeasuringPoint,
  straight,
  tolerances,
  upright,
} from "../guide/measuring-point.ts";
import { edgeOf } from "../edge-of.ts";

/** What is measured on a garment for the upper body, with cuffs or without. */
export function topPoints(garment: Garment): readonly MeasuringPoint[] {
  const [front, back, sleeve, collar] = ["front", "back", "sleeve_left", "collar"].map((id) =>
    pieceOf(garment, id),
  ) as [Piece, Piece, Piece, Piece];
  const cuff = garment.pieces.find(({ id }) => id === "cuff_left");
  const armpit = (piece: Piece) => spot(piece, "underarm_left").y + 25;
  const shoulder = spot(front, "shoulder_left");
  const sleeveEnd = spot(sleeve, "cuff_centre");
  const neck = spot(collar, "shoulder_left");
  const { girth, length, sleeve: arm, opening, band } = tolerances;
  const neckEdges = ["neck_front_left", "neck_back_left", "neck_front_right", "neck_back_right"];
  return [
    measured("halfChest", girth, [across(front, armpit(front)), across(back, armpit(back))], 0.5),
    measured(
      "halfHem",
      girth,
      [front, back].map((piece) =>
        straight(piece, spot(piece, "hem_left"), {
          x: spot(piece, "hem_right").x,
          y: spot(piece, "hem_left").y,
        }),
      ),
      0.5,
    ),
    measured("centreBack", length, [
      straight(back, spot(back, "neck_centre"), spot(back, "hem_centre")),
    ]),
    measured("frontLength", length, [straight(front, { x: 0, y: 0 }, spot(front, "hem_centre"))]),
    measured("sideSeam", length, [along(front, "side_left")]),
    measured("shoulders", length, [straight(front, spot(front, "shoulder_right"), shoulder)]),
    measured("shoulderSeam", opening, [along(front, "shoulder_left")]),
    measured("armhole", arm, [along(front, "armhole_left"), along(back, "armhole_left")]),
    measured("sleeveFromCentreBack", arm, [
      straight(front, { x: 0, y: shoulder.y }, shoulder),
      upright(sleeve, { x: sleeveEnd.x, y: 0 }, sleeveEnd.y),
      ...(cuff ? [upright(cuff, { x: 0, y: 0 }, cuff.bounds.bottom)] : []),
    ]),
    measured("sleeveSeam", arm, [along(sleeve, "underarm_front")]),
    measured(
      "halfUpperArm",
      arm,
      [straight(sleeve, spot(sleeve, "underarm_front"), spot(sleeve, "underarm_back"))],
      0.5,
    ),
    measured(
      "halfCuff",
      opening,
      [
        cuff
          ? along(cuff, "hem")
          : straight(sleeve, spot(sleeve, "cuff_front"), spot(sleeve, "cuff_back")),
      ],
      0.5,
    ),
    ...(cuff
      ? [measured("cuffHeight", band, [upright(cuff, { x: 0, y: 0 }, cuff.bounds.bottom)])]
      : []),
    measured(
      "neckSeam",
      opening,
      neckEdges.map((edge) => along(collar, edge)),
    ),
    measured("frontNeckDrop", opening, [
      upright(front, { x: 0, y: 0 }, spot(front, "neck_centre").y),
    ]),
    measured("backNeckDrop", opening, [upright(back, { x: 0, y: 0 }, spot(back, "neck_centre").y)]),
    measured("collarHeight", band, [upright(collar, neck, -edgeOf(collar, "top").hem)]),
    measured("hemDepth", band, [
      upright(front, spot(front, "hem_centre"), -edgeOf(front, "hem").hem),
    ]),
  ];
}
