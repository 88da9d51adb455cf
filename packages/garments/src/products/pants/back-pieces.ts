import { reversePath, rotation, transformPath, translation, type Path } from "@holeshot/geometry";
import { buildPiece } from "../../draft/build-piece.ts";
import { at, endOf, startOf } from "../../draft/curves.ts";
import { hemmed, sewn } from "../../draft/edge.ts";
import { mirrorLine } from "../../draft/mirror-piece.ts";
import type { Piece } from "../../garment.ts";
import type { BackLines } from "./back-lines.ts";
import type { PantsFrame } from "./frame.ts";

const seamAllowance = 10;
const hemDepth = 20;
const seam = (name: string, path: Path) => sewn(name, path, seamAllowance);

/** Back leg and yoke of the wearer's left. They share one origin: the outer seam at the knee line. */
export function draftBackLeg(f: PantsFrame, lines: BackLines, sewnHem: boolean): Piece[] {
  const shift = f.back.knee;
  const place = (path: Path) => transformPath(path, translation(shift, 0));
  const spot = (x: number, y: number) => at(x + shift, y);
  const leg = buildPiece({
    id: "back_leg_left",
    product: "pants",
    material: "printed",
    edges: [
      seam("top", place(lines.stretchEnd)),
      seam("seat", place(lines.seat)),
      seam("inner_thigh", place(lines.inThigh)),
      seam("inner_knee_stretch", place(lines.inKneeStretch)),
      seam("inner_knee", place(lines.inKnee)),
      seam("calf", place(lines.calf)),
      sewnHem ? seam("hem", place(lines.hem)) : hemmed("hem", place(lines.hem), hemDepth),
      seam("outer_shin", place(lines.outShin)),
      seam("outer_knee", place(lines.outKnee)),
      seam("outer_knee_stretch", place(lines.outKneeStretch)),
      seam("outer_thigh", place(lines.outThigh)),
    ],
    grain: [spot(0, f.crotch), spot(0, f.shin)],
    label: spot(-f.back.hem / 2, f.hem - 40),
    landmarks: {
      top_side: startOf(place(lines.stretchEnd)),
      top_centre: endOf(place(lines.stretchEnd)),
      fork: startOf(place(lines.inThigh)),
      seat_side: spot(-f.back.seatOut, f.seat),
      thigh_centre: spot(0, (f.crotch - f.kneePanel) / 2),
      outer: at(0, 0),
      inner: spot(f.back.knee, 0),
      knee: spot(0, 0),
      hem_outer: endOf(place(lines.hem)),
      hem_inner: startOf(place(lines.hem)),
    },
  });
  const yoke = buildPiece({
    id: "yoke_left",
    product: "pants",
    material: "printed",
    edges: [
      seam("waist", place(lines.waist)),
      seam("centre", place(lines.centreYoke)),
      seam("bottom", reversePath(place(lines.yokeEnd))),
      seam("outer", place(lines.outYoke)),
    ],
    grain: [spot(0, f.waistBack + 20), spot(0, f.waistBack + 80 * f.scale)],
    label: spot(0, f.waistBack + 60 * f.scale),
    clear: 8,
    landmarks: {
      waist_side: startOf(place(lines.waist)),
      waist_centre: endOf(place(lines.waist)),
      bottom_side: startOf(place(lines.yokeEnd)),
      bottom_centre: endOf(place(lines.yokeEnd)),
    },
  });
  return [leg, yoke];
}

/** The stretch panel at the small of the back, both halves in one; origin at its top on the centre back. */
export function draftBackStretch(f: PantsFrame, lines: BackLines): Piece {
  const top = startOf(lines.centreStretch);
  const bottom = endOf(lines.centreStretch);
  // Turned until the centre back stands upright.
  const lean = Math.atan2(bottom.x - top.x, bottom.y - top.y);
  const place = (path: Path) =>
    transformPath(transformPath(path, translation(-top.x, -top.y)), rotation(lean));
  const upper = place(lines.yokeEnd);
  const lower = reversePath(place(lines.stretchEnd));
  const side = place(lines.outStretch);
  const height = Math.hypot(bottom.x - top.x, bottom.y - top.y);
  return buildPiece({
    id: "back_stretch",
    product: "pants",
    material: "stretch",
    edges: [
      seam("top_left", upper),
      seam("top_right", mirrorLine(upper)),
      seam("side_right", mirrorLine(side)),
      seam("bottom_right", mirrorLine(lower)),
      seam("bottom_left", lower),
      seam("side_left", side),
    ],
    grain: [at(-f.back.seatIn, height / 2), at(f.back.seatIn, height / 2)],
    label: at(0, height / 2),
    clear: 8,
    landmarks: { top_centre: at(0, 0), bottom_centre: at(0, height) },
  });
}
