import {
  distance,
  pathLength,
  reversePath,
  rotation,
  transformPath,
  translation,
  type Path,
  type Point,
} from "@holeshot/geometry";
import { buildPiece } from "../../draft/build-piece.ts";
import { at, endOf, line, startOf } from "../../draft/curves.ts";
import { folded, hemmed, sewn } from "../../draft/edge.ts";
import { ribGrain } from "../../draft/rib-grain.ts";
import type { Edge, Piece } from "../../garment.ts";
import type { BackLines } from "./back-lines.ts";
import type { PantsFrame } from "./frame.ts";
import type { FrontLines } from "./front-lines.ts";
import type { PantsChoice } from "./options.ts";

const seamAllowance = 10;
const hemDepth = 20;
/** How far the left end of the band runs under the right one: a hook-and-loop field is longest. */
const tabLength = { ratchet: 40, "hook-and-loop": 75, dial: 30 };

const flatFront = 0.93;
/** Elastic does not come back from further; where hips are that much wider than the waist, the front is drawn on too. */
const tightestBack = 0.65;

/** How far the waistband is stretched onto front and back; the elastic is in the back. */
export interface BandStretch {
  readonly front: number;
  readonly back: number;
}

/** The front is held nearly flat; the back takes up what is left of the body's waist, as far as its elastic goes. */
export function bandStretch(f: PantsFrame, front: FrontLines, back: BackLines): BandStretch {
  const [before, behind] = [pathLength(front.waist), pathLength(back.waist)];
  const elastic = Math.max((f.band / 2 - flatFront * before) / behind, tightestBack);
  return { front: (f.band / 2 - elastic * behind) / before, back: elastic };
}

/** One strip round the waist, centre back at x = 0, wearer's right at growing x, doubled over at its top. */
export function draftWaistband(
  f: PantsFrame,
  front: FrontLines,
  back: BackLines,
  closure: PantsChoice["closure"],
): Piece {
  const stretch = bandStretch(f, front, back);
  const half = pathLength(back.waist) * stretch.back;
  const end = half + pathLength(front.waist) * stretch.front;
  const tab = end + tabLength[closure];
  const low = f.bandHeight;
  const bottom = (name: string, from: number, to: number) =>
    sewn(name, line(at(from, low), at(to, low)), seamAllowance);
  return buildPiece({
    id: "waistband",
    product: "pants",
    material: "rib",
    edges: [
      folded("top", line(at(-tab, 0), at(end, 0)), low),
      sewn("end_right", line(at(end, 0), at(end, low)), seamAllowance),
      bottom("front_right", end, half),
      bottom("back_right", half, 0),
      bottom("back_left", 0, -half),
      bottom("front_left", -half, -end),
      bottom("tab", -end, -tab),
      sewn("end_left", line(at(-tab, low), at(-tab, 0)), seamAllowance),
    ],
    grain: ribGrain(at(half, 0), low),
    label: at(0, low / 2),
    clear: 8,
    landmarks: {
      back: at(0, low),
      side_left: at(-half, low),
      side_right: at(half, low),
      front_left: at(-end, low),
      front_right: at(end, low),
    },
  });
}

/** Leather inside the lower leg: the inner strips of shin and back leg in one piece, pointed at the knee. Origin: the point. */
export function draftCalf(
  f: PantsFrame,
  front: FrontLines,
  back: BackLines,
  sewnHem: boolean,
): Piece {
  const frontEdge = upright(reversePath(front.calf), front.hemCorner);
  const backEdge = upright(back.calf, back.hemCorner);
  const corner = at(0, (frontEdge.length + backEdge.length) / 2);
  const hem: Path = [
    ...line(endOf(frontEdge.path), corner),
    ["L", endOf(backEdge.path).x, endOf(backEdge.path).y],
  ];
  const edges: Edge[] = [
    sewn("front", frontEdge.path, seamAllowance),
    sewnHem ? sewn("hem", hem, seamAllowance) : hemmed("hem", hem, hemDepth),
    sewn("back", reversePath(backEdge.path), seamAllowance),
  ];
  return buildPiece({
    id: "calf_left",
    product: "pants",
    material: "leather",
    edges,
    grain: [at(0, corner.y * 0.3), at(0, corner.y * 0.9)],
    label: at(0, corner.y * 0.8),
    clear: 6,
    landmarks: { knee: at(0, 0), hem: corner },
  });
}

/** The strip's edge with the inseam turned to hang straight down from the origin. */
function upright(path: Path, corner: Point): { path: Path; length: number } {
  const start = startOf(path);
  const lean = Math.atan2(corner.x - start.x, corner.y - start.y);
  const turned = transformPath(
    transformPath(path, translation(-start.x, -start.y)),
    rotation(lean),
  );
  return { path: turned, length: distance(start, corner) };
}

/** Share of the leg's end that the ankle rib is cut to: the body's ankle and an eighth. */
export const ankleStretch = 1.12 / 1.5;

/** Stretch cuff inside the boot, its seam on the outer side; back of the leg at falling x. */
export function draftAnkle(f: PantsFrame, shin: Piece, calf: Piece, backLeg: Piece): Piece {
  const lengths = [backLeg, calf, shin].map((piece) => {
    const hem = piece.edges.find((edge) => edge.name === "hem");
    return hem ? pathLength(hem.path) * ankleStretch : 0;
  }) as [number, number, number];
  const whole = lengths[0] + lengths[1] + lengths[2];
  const x0 = -whole / 2;
  const x1 = x0 + lengths[0];
  const x2 = x1 + lengths[1];
  const low = f.ankleHeight;
  return buildPiece({
    id: "ankle_left",
    product: "pants",
    material: "rib",
    edges: [
      sewn("back", line(at(x0, 0), at(x1, 0)), seamAllowance),
      sewn("calf", line(at(x1, 0), at(x2, 0)), seamAllowance),
      sewn("front", line(at(x2, 0), at(-x0, 0)), seamAllowance),
      sewn("end_front", line(at(-x0, 0), at(-x0, low)), seamAllowance),
      folded("hem", line(at(-x0, low), at(x0, low)), low),
      sewn("end_back", line(at(x0, low), at(x0, 0)), seamAllowance),
    ],
    grain: ribGrain(at(-x0 / 2, 0), low),
    label: at(0, low / 2),
    clear: 6,
    landmarks: { top_centre: at(0, 0), hem_centre: at(0, low) },
  });
}
