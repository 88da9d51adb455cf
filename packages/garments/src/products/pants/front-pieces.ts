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
import { buildPiece } from "../../draft/build-piece.ts";
import { at, between, endOf, startOf } from "../../draft/curves.ts";
import { hemmed, sewn } from "../../draft/edge.ts";
import type { Edge, Material, Piece } from "../../garment.ts";
import type { PantsFrame } from "./frame.ts";
import type { FrontLines } from "./front-lines.ts";

/** Felled seams in woven cloth; the zip needs more. */
const seamAllowance = 10;
const flyAllowance = 14;
const turnedEdge = 8;
const hemDepth = 20;

/** The leg's lines and places moved from its crease to the pieces' origin, the outer seam at the knee line. */
interface Leg {
  readonly f: PantsFrame;
  readonly lines: Readonly<Record<Exclude<keyof FrontLines, "hemCorner">, Path>>;
  readonly spot: (x: number, y: number) => Point;
  /** Height of the knee's stretch panel's upper edge. */
  readonly stretchTop: number;
}

/** Pieces of the wearer's left front leg. All share one origin. */
export function draftFrontLeg(f: PantsFrame, lines: FrontLines, sewnHem: boolean): Piece[] {
  const shift = translation(-f.front.knee, 0);
  const { hemCorner: _, ...paths } = lines;
  const moved = Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [name, transformPath(path, shift)]),
  ) as Leg["lines"];
  const leg: Leg = {
    f,
    lines: moved,
    spot: (x, y) => at(x - f.front.knee, y),
    stretchTop: -f.kneePanel - f.kneeStretch,
  };
  return [thigh(leg), kneeStretch(leg), knee(leg), kneeGuard(leg), shin(leg, sewnHem)];
}

const seam = (name: string, path: Path, allowance = seamAllowance) => sewn(name, path, allowance);

interface Cut {
  readonly material: Material;
  readonly edges: readonly Edge[];
  /** The grain's ends on the crease; the piece's name lies near the lower one. */
  readonly from: number;
  readonly to: number;
  readonly landmarks: Readonly<Record<string, Point>>;
  readonly clear?: number;
}

function piece({ f, spot }: Leg, name: string, cut: Cut): Piece {
  return buildPiece({
    id: `${name}_left`,
    product: "pants",
    material: cut.material,
    edges: cut.edges,
    grain: [spot(0, cut.from), spot(0, cut.to)],
    label: spot(0, cut.to - 25 * f.scale),
    landmarks: cut.landmarks,
    ...(cut.clear === undefined ? {} : { clear: cut.clear }),
  });
}

function thigh(leg: Leg): Piece {
  const { f, lines: l, spot, stretchTop } = leg;
  return piece(leg, "thigh", {
    material: "printed",
    edges: [
      seam("waist", l.waist),
      seam("outer_yoke", l.outYoke),
      seam("outer_stretch", l.outStretch),
      seam("outer_thigh", l.outThigh),
      seam("knee_stretch", reversePath(l.thighEnd)),
      seam("inner_thigh", l.inThigh),
      seam("crotch", l.crotch),
      seam("fly", l.fly, flyAllowance),
    ],
    from: f.seat,
    to: stretchTop - 20,
    landmarks: {
      waist_front: startOf(l.waist),
      waist_side: endOf(l.waist),
      seat_side: spot(f.front.seatOut, f.seat),
      fly_end: endOf(l.crotch),
      fork: startOf(l.crotch),
      thigh_centre: spot(0, (f.crotch + stretchTop) / 2),
      knee_outer: startOf(l.outKneeStretch),
      knee_inner: startOf(l.inThigh),
    },
  });
}

function kneeStretch(leg: Leg): Piece {
  const { f, lines: l, spot, stretchTop } = leg;
  return piece(leg, "knee_stretch", {
    material: "stretch",
    edges: [
      seam("top", l.stretchTop),
      seam("outer", l.outKneeStretch),
      seam("bottom", reversePath(l.kneeTop)),
      seam("inner", l.inKneeStretch),
    ],
    from: stretchTop + 30 * f.scale,
    to: -f.kneePanel,
    landmarks: {
      centre: spot(0, -f.kneePanel - f.kneeStretch / 2 + (f.dip - f.kneeBend / 2) / 2),
    },
    clear: 6,
  });
}

function knee(leg: Leg): Piece {
  const { f, lines: l, spot } = leg;
  return piece(leg, "knee", {
    material: "printed",
    edges: [
      seam("top", l.kneeTop),
      seam("outer", l.outKnee),
      seam("bottom", reversePath(l.kneeBottom)),
      seam("inner", l.inKnee),
    ],
    from: -0.5 * f.kneePanel,
    to: 0.7 * f.kneePanel,
    landmarks: {
      knee: spot(0, 0),
      outer: at(0, 0),
      inner: spot(-f.front.knee, 0),
      top_outer: endOf(l.kneeTop),
      top_inner: startOf(l.kneeTop),
      bottom_outer: endOf(l.kneeBottom),
      bottom_inner: startOf(l.kneeBottom),
    },
  });
}

/** The guard covers the knee from the inseam to a little outside its middle; its free edge is turned and topstitched. */
function kneeGuard({ f, lines: l, spot }: Leg): Piece {
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
      seam("top", top),
      seam("free", free, turnedEdge),
      seam("bottom", reversePath(bottom)),
      seam("inner", l.inKnee),
    ],
    grain: [spot(0, -0.5 * f.kneePanel), spot(0, 0.7 * f.kneePanel)],
    label: spot(0, 0.6 * f.kneePanel),
    landmarks: { knee: spot(0, 0) },
  });
}

function shin(leg: Leg, sewnHem: boolean): Piece {
  const { f, lines: l, spot } = leg;
  return piece(leg, "shin", {
    material: "printed",
    edges: [
      seam("top", l.kneeBottom),
      seam("outer", l.outShin),
      sewnHem ? seam("hem", l.hem) : hemmed("hem", l.hem, hemDepth),
      seam("calf", l.calf),
    ],
    from: f.kneePanel + 50 * f.scale,
    to: f.hem - 30,
    landmarks: {
      top_outer: endOf(l.kneeBottom),
      top_inner: startOf(l.kneeBottom),
      hem_outer: startOf(l.hem),
      hem_inner: endOf(l.hem),
      shin_centre: between(spot(f.front.shin, f.shin), spot(0, f.shin), 0.5),
    },
  });
}
