import { laidKneeStretch, type Piece } from "@holeshot/garments";
import type { Placement } from "../drape/recipe.ts";
import { mix, type Vector } from "../mannequin/vector.ts";
import type { LegHalf, LegPattern } from "./leg-pattern.ts";
import type { LegBones, Legs } from "./leg-bones.ts";
import { alongOval, ovalOf } from "../mannequin/oval.ts";
import { placeBand, type Band } from "./waistband.ts";

/** How the pants are put on, cm. */
export interface PantsStand {
  readonly legs: Legs;
  /** Height of the pattern's knee line above the floor. */
  readonly kneeLine: number;
  /** Length each leg is pushed together by, below the fork: it becomes folds above the ankle. */
  readonly surplus: Readonly<Record<"left" | "right", number>>;
  readonly band: Band;
}

/** One leg of it. */
interface SideStand {
  readonly kneeLine: number;
  readonly surplus: number;
  readonly bones: LegBones;
}

/** Over this height above the fork, cm, the two legs become one trunk. */
const merge = 8;
const hipAspect = 0.76;

/** Puts every piece of the pants round the mannequin, the right leg as the left one's mirror image. */
export function placePants(leg: LegPattern, stand: PantsStand): (piece: Piece) => Placement {
  const { kneeLine, surplus } = stand;
  const sideOf = (side: "left" | "right") =>
    placeSide(leg, { kneeLine, surplus: surplus[side], bones: stand.legs[side] });
  const [left, right] = [sideOf("left"), sideOf("right")];
  return (piece) => {
    const { id } = piece;
    if (id === "waistband") return (x, y) => placeBand(stand.band, x, y);
    if (id === "back_stretch") return placeStretch(leg, left.back, mirror(right.back));
    const kind = kindOf(id);
    const place = id.endsWith("_left") ? left[kind] : mirror(right[kind]);
    if (!id.startsWith("knee_stretch")) return place;
    const laid = laidKneeStretch(piece);
    return (x, y) => {
      const p = laid({ x, y });
      return place(p.x, p.y);
    };
  };
}

type Kind = "front" | "back" | "calf" | "ankle";

/** One side's pieces, as if it were the left. */
function placeSide(leg: LegPattern, side: SideStand): Record<Kind, Placement> {
  return {
    front: (x, y) => placeHalf(leg, side, leg.front, 1, x, y),
    back: (x, y) => placeHalf(leg, side, leg.back, -1, x, y),
    calf: (x, y) => placeCalf(leg, side, x, y),
    ankle: (x, y) => placeAnkle(leg, side, x, y),
  };
}

function kindOf(id: string): Kind {
  const name = id.replace(/_(left|right)$/, "");
  return name === "back_leg" || name === "yoke"
    ? "back"
    : name === "calf" || name === "ankle"
      ? name
      : "front";
}

/** The wearer's right: the piece is drawn mirrored about x = 0, and lies mirrored. */
function mirror(place: Placement): Placement {
  return (x, y) => {
    const [px, py, pz] = place(-x, y);
    return [-px, py, pz];
  };
}

/** A place of the front (`face` 1) or back (-1) of the left leg. */
function placeHalf(
  leg: LegPattern,
  stand: SideStand,
  half: LegHalf,
  face: 1 | -1,
  x: number,
  y: number,
): Vector {
  const above = (leg.fork - y) / 10 / merge;
  if (above <= 0) return onLeg(leg, stand, half, face, x, y);
  const trunk = onTrunk(leg, stand, half, face, x, y);
  if (above >= 1) return trunk;
  return mix(onLeg(leg, stand, half, face, x, y), trunk, above * above * (3 - 2 * above));
}

/** Round the leg, level: the front's middle in front, the back's behind, each with its share of the girth. */
function onLeg(
  leg: LegPattern,
  stand: SideStand,
  half: LegHalf,
  face: 1 | -1,
  x: number,
  y: number,
): Vector {
  const level = Math.max(y, leg.fork);
  const { from, to, girth } = widths(leg, half, level);
  const share = (x - (from + to) / 2) / girth;
  // To the outer seam x grows on the front and falls on the back.
  const turn = 2 * Math.PI * share * face;
  return roundLeg(stand, leg, y, girth, face === 1 ? turn : Math.PI - turn);
}

/** `turn` 0 is the front of the leg, a quarter turn its outer side; radians. */
function roundLeg(
  stand: SideStand,
  leg: LegPattern,
  y: number,
  girth: number,
  turn: number,
): Vector {
  const height = heightOf(stand, leg, y);
  const [ax, az] = axisAt(stand.bones, height);
  const radius = girth / 20 / Math.PI;
  const x = ax + radius * Math.sin(turn);
  // Neighbouring thighs touch, they do not cross.
  return [Math.max(0.15, x), height, az + radius * Math.cos(turn)];
}

/** A half's width at a height, from its (leather's) inseam to its outer seam, and the whole leg's girth, mm. */
function widths({ front, back, calf, kneePanel }: LegPattern, half: LegHalf, y: number) {
  const low = y > kneePanel;
  const [leatherFront, leatherBack] = low ? [calf.front(y), -calf.back(y)] : [0, 0];
  const frontIn = front.inner(y) - leatherFront;
  const backIn = back.inner(y) + leatherBack;
  const girth = front.outer(y) - frontIn + backIn - back.outer(y);
  return half === front
    ? { from: frontIn, to: front.outer(y), girth }
    : { from: backIn, to: back.outer(y), girth };
}

/** Round the hips: half a trunk from the centre front to the centre back. */
function onTrunk(
  leg: LegPattern,
  stand: SideStand,
  half: LegHalf,
  face: 1 | -1,
  x: number,
  y: number,
): Vector {
  const { front, back, fork } = leg;
  const width = (which: LegHalf, at = y) => Math.abs(which.outer(at) - which.inner(at));
  // Where the crotch curves run out to the fork, the trunk keeps the width it has above them.
  const level = Math.min(y, fork - 10 * merge);
  const whole = width(front, level) + width(back, level);
  const out = Math.max(0, Math.min(1, (x - half.inner(y)) / (half.outer(y) - half.inner(y))));
  const share = (face === 1 ? width(front) : width(back)) / (width(front) + width(back));
  const oval = ovalOf((2 * whole) / 10, hipAspect, trunkFront(stand, y));
  const place = alongOval(oval, face === 1 ? out * share : 1 - out * share);
  return [place.x, stand.kneeLine - y / 10, place.z];
}

/** The trunk's middle lies a little behind the ankles' line; higher up it comes forward. */
function trunkFront(stand: SideStand, y: number): number {
  const [, z] = axisAt(stand.bones, stand.kneeLine - y / 10);
  return Math.min(0, z);
}

/** Height above the floor of a place on the leg, cm. */
function heightOf({ kneeLine, surplus }: SideStand, { fork, hem, ankle }: LegPattern, y: number) {
  if (y < fork) return kneeLine - y / 10;
  const below = (y - fork) / (hem + (ankle?.height ?? 0) - fork);
  return kneeLine - y / 10 + surplus * below;
}

/** The leg's middle at a height: x and z. */
function axisAt({ hip, knee, ankle }: LegBones, height: number): readonly [number, number] {
  const [a, b] = height > knee[1] ? [hip, knee] : [knee, ankle];
  const share = Math.min(1.1, (height - a[1]) / (b[1] - a[1]));
  const t = height > hip[1] ? 0 : share;
  return [a[0] + (b[0] - a[0]) * t, a[2] + (b[2] - a[2]) * t];
}

/** The leather inside the lower leg, in front of and behind the inseam it replaces. */
function placeCalf(leg: LegPattern, stand: SideStand, x: number, y: number): Vector {
  const level = y + leg.kneePanel;
  const { from, to, girth } = widths(leg, leg.front, level);
  const inseam = -Math.abs((to - from) / 2 / girth);
  return roundLeg(stand, leg, level, girth, 2 * Math.PI * (inseam + x / girth));
}

/** The rib round the ankle, its seam at the outer side. */
function placeAnkle(leg: LegPattern, stand: SideStand, x: number, y: number): Vector {
  const { from, to, girth } = widths(leg, leg.front, leg.hem);
  const outer = Math.abs(to - from) / 2 / girth;
  const { half, height } = leg.ankle ?? { half: 1, height: 1 };
  const narrow = 1 - 0.12 * (y / height);
  const turn = 2 * Math.PI * (outer + (x / half - 1) / 2);
  return roundLeg(stand, leg, leg.hem + y, girth * narrow, turn);
}

/** The stretch panel is part of the back leg's drawing, turned upright. */
function placeStretch(leg: LegPattern, leftBack: Placement, rightBack: Placement): Placement {
  const { x: ox, y: oy, lean } = leg.stretch;
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const left: Placement = (x, y) => leftBack(ox + x * cos + y * sin, oy - x * sin + y * cos);
  const right: Placement = (x, y) => rightBack(-ox + x * cos - y * sin, oy + x * sin + y * cos);
  return (x, y) => (x <= 0 ? left(x, y) : right(x, y));
}
