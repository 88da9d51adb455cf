import { flattenPath, pathLength } from "@holeshot/geometry";
import { edgeOf } from "../edge-of.ts";
import type { Garment, Piece } from "../garment.ts";

/** What is measured on a finished garment. `half` measures are taken flat, across. */
export type FinishedMeasure =
  | "halfChest"
  | "halfHem"
  | "centreBack"
  | "frontLength"
  | "shoulders"
  | "sleeveFromCentreBack"
  | "halfUpperArm"
  | "halfCuff"
  | "neckSeam"
  | "halfWaist"
  | "halfHip"
  | "halfThigh"
  | "halfKnee"
  | "halfLegEnd"
  | "frontRise"
  | "backRise"
  | "inseam"
  | "handGirth"
  | "handLength";

/** A garment's finished measures, mm, read off its pieces. */
export type FinishedMeasures = Readonly<Partial<Record<FinishedMeasure, number>>>;

/** Measures a drafted garment as a shop would, flat on a table. */
export function finishedMeasures(garment: Garment): FinishedMeasures {
  switch (garment.product) {
    case "jersey":
      return jersey(garment);
    case "pants":
      return pants(garment);
    case "gloves":
      return gloves(garment);
  }
}

function jersey(garment: Garment): FinishedMeasures {
  const [front, back, sleeve, collar] = ["front", "back", "sleeve_left", "collar"].map((id) =>
    find(garment, id),
  ) as [Piece, Piece, Piece, Piece];
  const cuff = garment.pieces.find(({ id }) => id === "cuff_left");
  const end = spot(sleeve, "cuff_back").x - spot(sleeve, "cuff_front").x;
  const armpit = (piece: Piece) => spot(piece, "underarm_left").y + 25;
  return {
    halfChest: (widthAt(front, armpit(front)) + widthAt(back, armpit(back))) / 2,
    halfHem: (2 * (spot(front, "hem_left").x - spot(back, "hem_left").x)) / 2,
    centreBack: spot(back, "hem_centre").y - spot(back, "neck_centre").y,
    frontLength: spot(front, "hem_centre").y,
    shoulders: 2 * spot(front, "shoulder_left").x,
    sleeveFromCentreBack:
      spot(front, "shoulder_left").x +
      spot(sleeve, "cuff_centre").y +
      (cuff ? cuff.bounds.bottom : 0),
    halfUpperArm: (spot(sleeve, "underarm_back").x - spot(sleeve, "underarm_front").x) / 2,
    halfCuff: (cuff ? cuff.bounds.right - cuff.bounds.left : end) / 2,
    neckSeam: 2 * (length(collar, "neck_front_left") + length(collar, "neck_back_left")),
  };
}

function pants(garment: Garment): FinishedMeasures {
  const of = (id: string) => find(garment, id);
  const [thigh, knee, back, yoke, band] = [
    "thigh_left",
    "knee_left",
    "back_leg_left",
    "yoke_left",
    "waistband",
  ].map(of) as [Piece, Piece, Piece, Piece, Piece];
  const ankle = garment.pieces.find(({ id }) => id === "ankle_left");
  const legEnd =
    length(of("shin_left"), "hem") + length(of("calf_left"), "hem") + length(back, "hem");
  const thighLevel = spot(thigh, "fork").y + 25;
  const seat = spot(thigh, "seat_side").y;
  const stretch = of("back_stretch");
  return {
    halfWaist: length(band, "front_left") + length(band, "back_left"),
    halfHip: widthAt(thigh, seat) + widthAt(back, seat),
    halfThigh: (widthAt(thigh, thighLevel) + widthAt(back, thighLevel)) / 2,
    halfKnee: (widthAt(knee, 0) + widthAt(back, 0)) / 2,
    halfLegEnd: (ankle ? ankle.bounds.right - ankle.bounds.left : legEnd) / 2,
    frontRise: length(thigh, "fly") + length(thigh, "crotch") + band.bounds.bottom,
    backRise:
      length(yoke, "centre") +
      spot(stretch, "bottom_centre").y +
      length(back, "seat") +
      band.bounds.bottom,
    inseam:
      length(back, "inner_thigh") +
      length(back, "inner_knee_stretch") +
      length(back, "inner_knee") +
      spot(of("calf_left"), "hem").y +
      (ankle ? ankle.bounds.bottom : 0),
  };
}

function gloves(garment: Garment): FinishedMeasures {
  const back = find(garment, "back_left");
  const strip = find(garment, "fourchette_wrist_little_left");
  // Over the knuckles, between the thumb's web and the fingers; back and palm are equally wide there.
  const level = 1.15 * spot(back, "web").y;
  return {
    handGirth: 2 * widthAt(back, level) + 2 * strip.bounds.bottom,
    handLength: -spot(back, "middle_tip").y,
  };
}

function find(garment: Garment, id: string): Piece {
  const piece = garment.pieces.find((candidate) => candidate.id === id);
  if (!piece) throw new RangeError(`${garment.product} ${garment.size} has no piece ${id}`);
  return piece;
}

function spot(piece: Piece, landmark: string): { readonly x: number; readonly y: number } {
  const point = piece.landmarks[landmark];
  if (!point) throw new RangeError(`${piece.id} has no landmark ${landmark}`);
  return point;
}

function length(piece: Piece, edge: string): number {
  return pathLength(edgeOf(piece, edge).path);
}

/** Width of the piece on a level line. */
function widthAt(piece: Piece, y: number): number {
  const points = flattenPath(piece.outline, 0.05)[0]?.points ?? [];
  const crossings = points.flatMap((b, i) => {
    const a = points[(i + points.length - 1) % points.length];
    return a && a.y > y !== b.y > y ? [a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)] : [];
  });
  return Math.max(...crossings) - Math.min(...crossings);
}
