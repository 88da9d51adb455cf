import type { Path } from "@holeshot/geometry";
import { buildPiece } from "../draft/build-piece.ts";
import { at, curve, join, line, startOf } from "../draft/curves.ts";
import { hemmed, sewn } from "../draft/edge.ts";
import { mirrorLine } from "../draft/mirror-piece.ts";
import type { Edge, Piece } from "../garment.ts";
import type { TopFrame } from "./frame.ts";

/** Overlocked knit; the neck seam is narrower because the rib is stretched on. */
const seamAllowance = 8;
/** As wide as the other seams: the collar's code of 6 mm lies in it, with its light rim. */
const neckAllowance = 8;
const hemDepth = 22;

/** Lines of one half on the side of growing x, clockwise: neck to hem. */
interface HalfBody {
  readonly neck: Path;
  readonly shoulder: Path;
  readonly armhole: Path;
  readonly side: Path;
  readonly hem: Path;
}

/** The front of a top, wearer's left at growing x. */
export function draftFront(frame: TopFrame, neck: Path): Piece {
  const half = halfBody(frame, {
    neck,
    level: frame.armholeFront,
    across: 0.9167 * frame.shoulder,
    pitch: 0.449,
    dip: frame.dip,
  });
  return body("front", "left", "right", frame, half, frame.armholeFront);
}

/** The back, which may hang lower as a drop tail, wearer's right at growing x. */
export function draftBack(frame: TopFrame): Piece {
  const half = halfBody(frame, {
    neck: curve(
      at(0, frame.neckBack),
      at(0.464 * frame.neck, frame.neckBack),
      at(0.866 * frame.neck, 0.692 * frame.neckBack),
      at(frame.neck, 0),
    ),
    level: frame.armholeBack,
    across: 0.9667 * frame.shoulder,
    pitch: 0.453,
    dip: frame.tail,
  });
  return body("back", "right", "left", frame, half, frame.armholeBack);
}

/** The front's round neckline, from the centre to the high shoulder. */
export function crewNeck(frame: TopFrame): Path {
  const { neck, neckFront } = frame;
  return curve(
    at(0, neckFront),
    at(0.567 * neck, neckFront),
    at(0.928 * neck, 0.579 * neckFront),
    at(neck, 0),
  );
}

/** The front's V neck, a hand deeper than the round one: straight from its point, hollow towards the shoulder. */
export function vNeck(frame: TopFrame): Path {
  const { neck } = frame;
  const depth = frame.neckFront + 0.58 * neck;
  const straight = at(0.36 * neck, 0.66 * depth);
  const on = at(0.66 * neck, 0.66 * depth - (0.3 * neck * (0.34 * depth)) / (0.36 * neck));
  return join(
    line(at(0, depth), straight),
    curve(straight, on, at(0.93 * neck, 0.26 * depth), at(neck, 0)),
  );
}

interface HalfRules {
  readonly neck: Path;
  readonly level: number;
  /** Half width where the armhole is hollowest. */
  readonly across: number;
  /** Height of that place, as a share of the armhole's height below the shoulder. */
  readonly pitch: number;
  readonly dip: number;
}

function halfBody(frame: TopFrame, rules: HalfRules): HalfBody {
  const { chest, hem, waist, shoulder, shoulderDrop, side, waistLevel } = frame;
  const { level } = rules;
  const tip = at(shoulder, shoulderDrop);
  const underarm = at(chest, level);
  const corner = at(hem, level + side);
  const depth = level - shoulderDrop;
  return {
    neck: rules.neck,
    shoulder: [
      ["M", frame.neck, 0],
      ["L", tip.x, tip.y],
    ],
    // Square to the shoulder above and level at the side seam, so that front and back run on into each other.
    armhole: curve(
      tip,
      at(rules.across, shoulderDrop + depth * rules.pitch),
      at(chest - 0.24 * chest, level - 0.045 * depth),
      underarm,
    ),
    // The back lies lower than the front, and its waist with it.
    side: sideSeam(underarm, at(waist, waistLevel + level - frame.armholeFront), corner),
    // Square to the side seam, so that front and back hem run on into each other, and flat over a broad middle.
    hem: curve(
      corner,
      at(hem * 0.7, corner.y),
      at(hem * 0.56, corner.y + rules.dip),
      at(0, corner.y + rules.dip),
    ),
  };
}

/** Straight for men; through the waist for women. */
function sideSeam(
  underarm: { x: number; y: number },
  waist: { x: number; y: number },
  corner: { x: number; y: number },
): Path {
  if (waist.x >= underarm.x - 0.5) {
    return [
      ["M", underarm.x, underarm.y],
      ["L", corner.x, corner.y],
    ];
  }
  const above = (waist.y - underarm.y) / 2.4;
  const below = (corner.y - waist.y) / 2.4;
  return join(
    curve(underarm, at(underarm.x, underarm.y + above), at(waist.x, waist.y - above), waist),
    curve(waist, at(waist.x, waist.y + below), at(corner.x, corner.y - below), corner),
  );
}

function body(
  id: string,
  near: string,
  far: string,
  frame: TopFrame,
  half: HalfBody,
  level: number,
): Piece {
  const edges: Edge[] = [
    sewn(`neck_${near}`, half.neck, neckAllowance),
    sewn(`shoulder_${near}`, half.shoulder, seamAllowance),
    sewn(`armhole_${near}`, half.armhole, seamAllowance),
    sewn(`side_${near}`, half.side, seamAllowance),
    hemmed("hem", join(half.hem, mirrorLine(half.hem)), hemDepth),
    sewn(`side_${far}`, mirrorLine(half.side), seamAllowance),
    sewn(`armhole_${far}`, mirrorLine(half.armhole), seamAllowance),
    sewn(`shoulder_${far}`, mirrorLine(half.shoulder), seamAllowance),
    sewn(`neck_${far}`, mirrorLine(half.neck), neckAllowance),
  ];
  const bottom = level + frame.side;
  const both = (name: string, x: number, y: number) => ({
    [`${name}_${near}`]: at(x, y),
    [`${name}_${far}`]: at(0 - x, y),
  });
  return buildPiece({
    id,
    product: frame.product,
    material: "printed",
    edges,
    grain: [at(0, level), at(0, bottom - 60)],
    label: id === "back" ? at(0, frame.neckBack + 37) : at(-frame.hem + 60, bottom - 60),
    landmarks: {
      neck_centre: startOf(half.neck),
      chest_centre: at(0, level),
      hem_centre: at(0, bottom + (id === "back" ? frame.tail : frame.dip)),
      ...both("high_shoulder", frame.neck, 0),
      ...both("shoulder", frame.shoulder, frame.shoulderDrop),
      ...both("underarm", frame.chest, level),
      ...both("hem", frame.hem, bottom),
    },
  });
}
