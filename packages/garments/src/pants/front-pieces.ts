import {
  pathLength,
  reversePath,
  smoothCurve,
  splitPath,
  transformPath,
  translation,
  type Path,
  type Point,
} from "@holeshot/geometry";
import { buildPiece } from "../draft/build-piece.ts";
import { at, between, endOf, startOf } from "../draft/curves.ts";
import { hemmed, sewn } from "../draft/edge.ts";
import type { Material, Piece } from "../garment.ts";
import type { PantsFrame } from "./frame.ts";
import type { FrontLines } from "./front-lines.ts";

/** Felled seams in woven cloth; the zip needs more. */
const seamAllowance = 10;
const flyAllowance = 14;
const turnedEdge = 8;
const hemDepth = 20;

/** Pieces of the wearer's left front leg. All share one origin: the outer seam at the knee line. */
export function draftFrontLeg(f: PantsFrame, lines: FrontLines, sewnHem: boolean): Piece[] {
  const shift = -f.front.knee;
  const place = (path: Path) => transformPath(path, translation(shift, 0));
  const spot = (x: number, y: number) => at(x + shift, y);
  const l = Object.fromEntries(
    Object.entries(lines).flatMap(([name, value]) =>
      Array.isArray(value) ? [[name, place(value as Path)]] : [],
    ),
  ) as unknown as Record<Exclude<keyof FrontLines, "hemCorner">, Path>;
  const grain = (from: number, to: number) => [spot(0, from), spot(0, to)] as const;
  const piece = (
    id: string,
    material: Material,
    edges: Parameters<typeof buildPiece>[0]["edges"],
    from: number,
    to: number,
    landmarks: Record<string, Point>,
    clear?: number,
  ) =>
    buildPiece({
      id: `${id}_left`,
      product: "pants",
      material,
      edges,
      grain: grain(from, to),
      label: spot(0, to - 25 * f.scale),
      landmarks,
      ...(clear === undefined ? {} : { clear }),
    });
  const seam = (name: string, path: Path, allowance = seamAllowance) => sewn(name, path, allowance);
  const stretchTop = -f.kneePanel - f.kneeStretch;
  return [
    piece(
      "thigh",
      "printed",
      [
        seam("waist", l.waist),
        seam("outer_yoke", l.outYoke),
        seam("outer_stretch", l.outStretch),
        seam("outer_thigh", l.outThigh),
        seam("knee_stretch", reversePath(l.thighEnd)),
        seam("inner_thigh", l.inThigh),
        seam("crotch", l.crotch),
        seam("fly", l.fly, flyAllowance),
      ],
      f.seat,
      stretchTop - 20,
      {
        waist_front: startOf(l.waist),
        waist_side: endOf(l.waist),
        seat_side: spot(f.front.seatOut, f.seat),
        fly_end: endOf(l.crotch),
        fork: startOf(l.crotch),
        thigh_centre: spot(0, (f.crotch + stretchTop) / 2),
        knee_outer: startOf(l.outKneeStretch),
        knee_inner: startOf(l.inThigh),
      },
    ),
    piece(
      "knee_stretch",
      "stretch",
      [
        seam("top", l.thighEnd),
        seam("outer", l.outKneeStretch),
        seam("bottom", reversePath(l.kneeTop)),
        seam("inner", l.inKneeStretch),
      ],
      stretchTop + 30 * f.scale,
      -f.kneePanel,
      { centre: spot(0, -f.kneePanel - f.kneeStretch / 2 + f.dip) },
      6,
    ),
    piece(
      "knee",
      "printed",
      [
        seam("top", l.kneeTop),
        seam("outer", l.outKnee),
        seam("bottom", reversePath(l.kneeBottom)),
        seam("inner", l.inKnee),
      ],
      -0.5 * f.kneePanel,
      0.7 * f.kneePanel,
      {
        knee: spot(0, 0),
        outer: at(0, 0),
        inner: spot(-f.front.knee, 0),
        top_outer: endOf(l.kneeTop),
        top_inner: startOf(l.kneeTop),
        bottom_outer: endOf(l.kneeBottom),
        bottom_inner: startOf(l.kneeBottom),
      },
    ),
    draftKneeGuard(f, l, spot),
    piece(
      "shin",
      "printed",
      [
        seam("top", l.kneeBottom),
        seam("outer", l.outShin),
        sewnHem ? seam("hem", l.hem) : hemmed("hem", l.hem, hemDepth),
        seam("calf", l.calf),
      ],
      f.kneePanel + 50 * f.scale,
      f.hem - 30,
      {
        top_outer: endOf(l.kneeBottom),
        top_inner: startOf(l.kneeBottom),
        hem_outer: startOf(l.hem),
        hem_inner: endOf(l.hem),
        shin_centre: between(spot(f.front.shin, f.shin), spot(0, f.shin), 0.5),
      },
    ),
  ];
}

/** The guard covers the knee from the inseam to a little outside its middle; its free edge is turned and topstitched. */
function draftKneeGuard(
  f: PantsFrame,
  l: Record<"kneeTop" | "kneeBottom" | "inKnee", Path>,
  spot: (x: number, y: number) => Point,
): Piece {
  const reach = f.front.knee / 143;
  const [top] = splitPath(l.kneeTop, pathLength(l.kneeTop) * 0.73);
  const [bottom] = splitPath(l.kneeBottom, pathLength(l.kneeBottom) * 0.75);
  const free = smoothCurve([
    endOf(top),
    spot(95 * reach, -0.55 * f.kneePanel),
    spot(102 * reach, -0.05 * f.kneePanel),
    spot(94 * reach, 0.5 * f.kneePanel),
    endOf(bottom),
  ]);
  return buildPiece({
    id: "knee_guard_left",
    product: "pants",
    material: "guard",
    appliedTo: "knee_left",
    edges: [
      sewn("top", top, seamAllowance),
      sewn("free", free, turnedEdge),
      sewn("bottom", reversePath(bottom), seamAllowance),
      sewn("inner", l.inKnee, seamAllowance),
    ],
    grain: [spot(0, -0.5 * f.kneePanel), spot(0, 0.7 * f.kneePanel)],
    label: spot(0, 0.6 * f.kneePanel),
    landmarks: { knee: spot(0, 0) },
  });
}
