import { pathLength, pointAtLength, type Path, type Point } from "@holeshot/geometry";
import { buildPiece } from "../draft/build-piece.ts";
import { at, line } from "../draft/curves.ts";
import { folded, sewn } from "../draft/edge.ts";
import { ribGrain } from "../draft/rib-grain.ts";
import type { Edge, Piece } from "../garment.ts";
import { collarStretch } from "./frame.ts";
import type { ProductId } from "@holeshot/domain";

const ribAllowance = 7;
/** As wide as the neck's of the body: a code lies in it. */
const neckAllowance = 8;

/** The necklines of one half of the body, which the collar is stretched onto. */
export interface Necklines {
  readonly product: ProductId;
  readonly front: Path;
  readonly back: Path;
}

/**
 * A round collar: a straight band of rib folded along its length, centre front at x = 0, wearer's left at growing x,
 * closed at the centre back. Its fold is free to draw together, so that it leans towards the neck.
 */
export function draftRoundCollar(necklines: Necklines, height: number): Piece {
  const { front, end } = lengths(necklines);
  return band(necklines.product, height, {
    edges: [
      folded("top", line(at(-end, -height), at(end, -height)), height),
      sewn("end_left", line(at(end, -height), at(end, 0)), ribAllowance),
      neck("neck_back_left", end, front),
      neck("neck_front_left", front, 0),
      neck("neck_front_right", 0, -front),
      neck("neck_back_right", -front, -end),
      sewn("end_right", line(at(-end, 0), at(-end, -height)), ribAllowance),
    ],
    landmarks: {
      neck_centre: at(0, 0),
      shoulder_left: at(front, 0),
      shoulder_right: at(-front, 0),
    },
  });
}

/**
 * A collar for a V neck: a straight folded band whose ends meet in the point at the centre front, each cut to the slant
 * of the mitre. Centre back at x = 0, wearer's right at growing x, as on the back.
 */
export function draftVCollar(necklines: Necklines, height: number): Piece {
  const { front, end } = lengths(necklines);
  const shoulder = end - front;
  const { direction } = pointAtLength(necklines.front, 0);
  // The mitre runs straight up from the point; on the band it is met this much before the end.
  const mitre = (height * Math.abs(direction.y)) / direction.x;
  const top = end - mitre;
  return band(necklines.product, height, {
    edges: [
      folded("top", line(at(-top, -height), at(top, -height)), height),
      sewn("end_right", line(at(top, -height), at(end, 0)), ribAllowance),
      neck("neck_front_right", end, shoulder),
      neck("neck_back_right", shoulder, 0),
      neck("neck_back_left", 0, -shoulder),
      neck("neck_front_left", -shoulder, -end),
      sewn("end_left", line(at(-end, 0), at(-top, -height)), ribAllowance),
    ],
    landmarks: {
      neck_back: at(0, 0),
      shoulder_left: at(-shoulder, 0),
      shoulder_right: at(shoulder, 0),
    },
  });
}

/** The rib's half lengths: on the front's neckline, and on front and back. */
function lengths({ front, back }: Necklines): { readonly front: number; readonly end: number } {
  const length = pathLength(front) * collarStretch;
  return { front: length, end: length + pathLength(back) * collarStretch };
}

function neck(name: string, from: number, to: number): Edge {
  return sewn(name, line(at(from, 0), at(to, 0)), neckAllowance);
}

interface Band {
  readonly edges: readonly Edge[];
  readonly landmarks: Readonly<Record<string, Point>>;
}

function band(product: ProductId, height: number, { edges, landmarks }: Band): Piece {
  return buildPiece({
    id: "collar",
    product,
    material: "rib",
    edges,
    grain: ribGrain(at((landmarks["shoulder_right"] as Point).x / 2, -height), height),
    label: at(0, -height / 2),
    clear: height / 4,
    landmarks,
  });
}
