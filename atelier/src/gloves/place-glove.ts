import { edgeOf, type Garment, type Piece } from "@holeshot/garments";
import { pathLength, pointAtLength, type Path, type Point } from "@holeshot/geometry";
import type { Placement } from "../drape/recipe.ts";
import { mix, type Vector } from "../mannequin/vector.ts";
import { alongOval, ovalOf } from "../mannequin/oval.ts";
import { bendHand, type Curl } from "./curl.ts";
import type { HandPattern } from "./hand-pattern.ts";

type Bend = ReturnType<typeof bendHand>;

/** Puts the left glove's pieces round the hand: back and palm flat, the strips upright between them, then bent. */
export function placeGlove(
  garment: Garment,
  hand: HandPattern,
  curl: Curl,
): (piece: Piece) => Placement {
  const bend = bendHand(hand, curl);
  const half = hand.strip / 2;
  return (piece) => {
    if (piece.id === "back_left") return (x, y) => bend([x / 10, -y / 10, half]);
    if (piece.id === "thumb_left") return (x, y) => bend([x / 10, -y / 10, half], "thumb");
    if (piece.id === "palm_left") return (x, y) => placePalm(hand, bend, -x / 10, -y / 10);
    if (piece.id === "cuff_left") return (x, y) => placeCuff(hand, bend, x / 10, y / 10);
    return placeStrip(garment, hand, bend, piece);
  };
}

/** The palm is drawn mirrored, seen from outside; its thumb is one with it. */
function placePalm(hand: HandPattern, bend: Bend, x: number, y: number): Vector {
  return bend([x, y, -hand.strip / 2], onThumb(hand, x, y) ? "thumb" : undefined);
}

function onThumb({ thumb }: HandPattern, x: number, y: number): boolean {
  const [dx, dy] = [x - thumb.root.x, y - thumb.root.y];
  const up = dx * thumb.along.x + dy * thumb.along.y;
  const out = dx * thumb.across.x + dy * thumb.across.y;
  return up > -0.15 * thumb.length && Math.abs(out) < 1.5 * thumb.rootHalf;
}

/** A strip follows the edges it is sewn to on the back of the hand and the thumb. */
function placeStrip(garment: Garment, hand: HandPattern, bend: Bend, strip: Piece): Placement {
  const parts = strip.edges
    .filter(({ name }) => name === "back" || name === "back_thumb")
    .map(({ name, path }) => {
      const seam = garment.seams.find(({ b }) => b.piece === strip.id && b.edge === name);
      const partner = garment.pieces.find(({ id }) => id === seam?.a.piece);
      if (!seam || !partner) throw new RangeError(`${strip.id}.${name} is sewn to nothing`);
      return {
        from: pointAtLength(path, 0).point.x,
        length: pathLength(path),
        line: edgeOf(partner, seam.a.edge).path,
        finger: partner.id === "thumb_left" ? ("thumb" as const) : undefined,
      };
    });
  return (x, y) => {
    const part = parts.findLast(({ from }) => x >= from - 1e-6) ?? parts[0];
    if (!part) throw new RangeError(`${strip.id} has no edge on the back`);
    // Paired edges run in opposite directions.
    const { point } = pointAt(part.line, part.from + part.length - x);
    return bend([point.x / 10, -point.y / 10, hand.strip / 2 - y / 10], part.finger);
  };
}

function pointAt(line: Path, length: number): { readonly point: Point } {
  return pointAtLength(line, Math.min(pathLength(line), Math.max(0, length)));
}

/** Above, the cuff has the shape of the hand's edge; downwards it becomes an oval, and is drawn in by its strap. */
function placeCuff(hand: HandPattern, bend: Bend, x: number, y: number): Vector {
  const { strip, wrist } = hand;
  const [side, way] = [Math.sign(x), Math.abs(x)];
  const girth = hand.cuffGirth * cuffShare(hand, y);
  const round = alongOval(ovalOf(girth, oval, 0), (2 * x) / hand.cuffGirth);
  const low = y - pushed * ease(y / 2) + aslant * (round.x / wrist) * ease(y / hand.cuffHeight);
  const edge: Vector =
    way <= wrist
      ? [x, -low, strip / 2]
      : way <= wrist + strip
        ? [side * wrist, -low, strip / 2 - (way - wrist)]
        : [side * (2 * wrist + strip - way), -low, -strip / 2];
  return mix(bend(edge), [round.x, -low, round.z], ease(y / 2.5));
}

/** Depth of a wrist against its width. */
const oval = 0.66;
/** How far a sleeve pushes the cuff up, and how much lower its hem hangs on the thumb's side, cm. */
const [pushed, aslant] = [0.3, 0.22];
/** Share of its girth that the cuff keeps under its strap, and at its hem. */
const [strapped, open] = [0.87, 0.97];

/** Share of its girth that the cuff rests at, so far below the wrist, cm. */
export function cuffShare({ cuffHeight }: HandPattern, y: number): number {
  const strap = 0.54 * cuffHeight;
  return y < strap
    ? 1 + (strapped - 1) * ease(y / strap)
    : strapped + (open - strapped) * ease((y - strap) / (cuffHeight - strap));
}

function ease(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
}
