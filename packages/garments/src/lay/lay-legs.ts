import type { Point } from "@holeshot/geometry";
import type { Garment, Piece, PieceId } from "../garment.ts";
import { invertMap } from "./invert-map.ts";
import { seamLine, type SeamLine } from "./line-by-height.ts";

/** A leg piece's way into the plane. */
export interface LaidLeg {
  readonly face: "front" | "back";
  readonly to: (point: Point) => Point;
  readonly from: (point: Point) => Point | null;
}

const frontNames = ["thigh", "knee_stretch", "knee", "knee_guard", "shin"];
const backNames = ["back_leg", "yoke"];

/**
 * Both legs as they lie on a table. The front keeps its own shape; the back is drawn out or in, row by row,
 * until its outer seam and its inseam lie on the front's, each place at the same length along the seam.
 */
export function layLegs(garment: Garment): ReadonlyMap<PieceId, LaidLeg> {
  return new Map((["left", "right"] as const).flatMap((side) => layLeg(garment, side)));
}

function layLeg(garment: Garment, side: "left" | "right"): [PieceId, LaidLeg][] {
  const find = (name: string) => garment.pieces.find(({ id }) => id === `${name}_${side}`) as Piece;
  const sign = side === "left" ? 1 : -1;
  const middle = find("thigh").landmarks["waist_front"]?.x ?? 0;
  const front: LaidLeg = {
    face: "front",
    to: (p) => ({ x: p.x - middle, y: p.y }),
    from: (p) => ({ x: p.x + middle, y: p.y }),
  };
  // Lines in a frame where outwards is growing x, for either leg and half.
  const ahead = (p: Point) => ({ x: (p.x - middle) * sign, y: p.y });
  const behind = (p: Point) => ({ x: 0 - p.x * sign, y: p.y });
  const outer = outerSeam(find, ahead, behind);
  const inner = inseam(find, ahead, behind);
  const fork = find("back_leg").landmarks["fork"]?.y ?? 0;
  const to = (p: Point): Point => {
    const q = behind(p);
    const out = outer(q.y);
    // Above the fork there is no inseam to meet: the back keeps the width it has there.
    const low = inner(Math.max(q.y, fork));
    const into = q.y < fork ? { ...low, y: low.y + q.y - fork } : low;
    const share = (out.own - q.x) / (out.own - into.own);
    return { x: (out.x + (into.x - out.x) * share) * sign, y: out.y + (into.y - out.y) * share };
  };
  const back = (piece: Piece): LaidLeg => ({ face: "back", to, from: invertMap(to, piece.bounds) });
  return [
    ...frontNames.map((name): [PieceId, LaidLeg] => [`${name}_${side}`, front]),
    ...backNames.map((name): [PieceId, LaidLeg] => [`${name}_${side}`, back(find(name))]),
  ];
}

type Find = (name: string) => Piece;
type Fold = (p: Point) => Point;

const thighSides = ["outer_yoke", "outer_stretch", "outer_thigh"];
const backSides = ["outer_thigh", "outer_knee_stretch", "outer_knee", "outer_shin"];
const backInsides = ["inner_thigh", "inner_knee_stretch", "inner_knee"];

function outerSeam(find: Find, ahead: Fold, behind: Fold) {
  const front = seamLine(
    [
      ...thighSides.map((edge) => [find("thigh"), edge] as const),
      [find("knee_stretch"), "outer"],
      [find("knee"), "outer"],
      [find("shin"), "outer"],
    ],
    ahead,
  );
  // Between yoke and leg lies the stretch panel, whose side is as long as the gap.
  const back = seamLine(
    [[find("yoke"), "outer"], ...backSides.map((edge) => [find("back_leg"), edge] as const)],
    behind,
  );
  return match(front, back);
}

function inseam(find: Find, ahead: Fold, behind: Fold) {
  const front = seamLine(
    [
      [find("thigh"), "inner_thigh"],
      [find("knee_stretch"), "inner"],
      [find("knee"), "inner"],
    ],
    ahead,
  );
  const back = seamLine(
    backInsides.map((edge) => [find("back_leg"), edge] as const),
    behind,
  );
  return match(front, back);
}

/** For a height on the back's seam: its own x there, and the front's point at the same length of the seam. */
function match(
  front: SeamLine,
  back: SeamLine,
): (y: number) => { own: number; x: number; y: number } {
  return (y) => {
    const level = front.height(back.length(y));
    return { own: back.x(y), x: front.x(level), y: level };
  };
}
