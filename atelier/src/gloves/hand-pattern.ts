import { edgeOf, fingerJoints, type Garment, type Piece } from "@holeshot/garments";
import {
  distance,
  pathLength,
  pointAtLength,
  reversePath,
  type Path,
  type Point,
} from "@holeshot/geometry";

/** One finger as drawn on the left back, centimetres, y up, the thumb at growing x. */
export interface FingerPattern {
  /** Its middle at the height of the forks beside it. */
  readonly root: Point;
  /** Unit vectors: to the tip, and across it to the thumb's side. */
  readonly along: Point;
  readonly across: Point;
  readonly length: number;
  /** Where it bends, cm from the root along it: its knuckle, its middle joint, its last one. */
  readonly joints: readonly [number, number, number];
  readonly rootHalf: number;
  readonly tipHalf: number;
}

export interface HandPattern {
  readonly little: FingerPattern;
  readonly ring: FingerPattern;
  readonly middle: FingerPattern;
  readonly index: FingerPattern;
  readonly thumb: FingerPattern;
  /** Width of the strips between back and palm: the hand's thickness at its edges. */
  readonly strip: number;
  /** Half the back's width at the cuff, and the cuff's girth and height. */
  readonly wrist: number;
  readonly cuffGirth: number;
  readonly cuffHeight: number;
}

/** Share of its width that a strip of stretch cloth takes at a fingertip, which it draws in. */
export const stripAtTip = 0.68;
/** How far from the tip it begins to, cm. */
const drawnIn = 4.2;

/** Share of its width that a strip takes so far from a fingertip, cm. */
export function stripShare(away: number): number {
  const t = Math.min(1, Math.max(0, away / drawnIn));
  return stripAtTip + (1 - stripAtTip) * t * (2 - t);
}

/** Reads the fingers off the pieces, so that the hand always fits the glove's drawing. */
export function handPattern(garment: Garment): HandPattern {
  const find = (id: string): Piece => {
    const piece = garment.pieces.find((candidate) => candidate.id === id);
    if (!piece) throw new RangeError(`The gloves have no ${id}`);
    return piece;
  };
  const [back, thumb, cuff] = [find("back_left"), find("thumb_left"), find("cuff_left")];
  const path = (name: string) => edgeOf(back, name).path;
  const forks = [path("little_ring"), path("ring_middle"), path("middle_index")].map(lowest);
  const [fork1, fork2, fork3] = forks as [Point, Point, Point];
  const web = landmark(thumb, "web");
  const channels = fingerJoints(back).map(({ joints }) => joints.map(({ middle }) => middle));
  const jointed = (n: number, ...drawn: Parameters<typeof finger>): FingerPattern =>
    bentAlong(finger(...drawn), channels[n] ?? []);
  const sides = [edgeOf(thumb, "index_thumb").path, edgeOf(thumb, "thumb_wrist").path] as const;
  return {
    little: jointed(0, reversePath(path("wrist_little")), path("little_ring"), [fork1]),
    ring: jointed(1, reversePath(path("little_ring")), path("ring_middle"), [fork1, fork2]),
    middle: jointed(2, reversePath(path("ring_middle")), path("middle_index"), [fork2, fork3]),
    index: jointed(3, reversePath(path("middle_index")), path("index_thumb"), [fork3]),
    thumb: thumbBent(finger(reversePath(sides[0]), sides[1], [web])),
    strip: find("fourchette_little_ring_left").bounds.bottom / 10,
    wrist: landmark(back, "wrist_thumb").x / 10,
    cuffGirth: (cuff.bounds.right - cuff.bounds.left) / 10,
    cuffHeight: cuff.bounds.bottom / 10,
  };
}

function landmark(piece: Piece, name: string): Point {
  const point = piece.landmarks[name];
  if (!point) throw new RangeError(`${piece.id} has no landmark ${name}`);
  return point;
}

/** Where the finger's width is taken: below the round tip, and half way down, as shares of its length. */
const [nearTip, nearRoot] = [0.28, 0.75];

/** A finger's knuckle lies deeper in the hand than its forks, cm. */
const knuckle = -1.3;
/** Share of its length that a finger's middle joint is clear of its forks. */
const clear = 0.33;
/** A thumb is sewn without channels: where it bends, as shares of its length. */
const thumbJoints = [0.12, 0.24, 0.55] as const;

/** A finger that bends where channels are sewn across it; the last joint's come first. */
function bentAlong(drawn: Straight, channels: readonly Point[]): FingerPattern {
  const { root, along } = drawn;
  const up = ({ x, y }: Point) => (x / 10 - root.x) * along.x + (-y / 10 - root.y) * along.y;
  const [last, middle] = channels.map(up);
  if (last === undefined || middle === undefined) throw new RangeError("A finger has two joints");
  // A short finger's channels lie nearly in its fork, where it cannot bend.
  return { ...drawn, joints: [knuckle, Math.max(middle, clear * drawn.length), last] };
}

function thumbBent(drawn: Straight): FingerPattern {
  const [knuckle, middle, last] = thumbJoints.map((share) => share * drawn.length);
  return { ...drawn, joints: [knuckle as number, middle as number, last as number] };
}

type Straight = Omit<FingerPattern, "joints">;

/** A finger between its two sides, each drawn from the tip downwards. */
function finger(littleSide: Path, thumbSide: Path, forks: readonly Point[]): Straight {
  const tip = pointAtLength(thumbSide, 0).point;
  const reach = Math.min(...forks.map((fork) => distance(tip, fork)));
  const at = (share: number) => {
    const [a, b] = [littleSide, thumbSide].map(
      (side) => pointAtLength(side, Math.min(share * reach, pathLength(side))).point,
    ) as [Point, Point];
    return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, half: distance(a, b) / 20 };
  };
  const [high, low] = [at(nearTip), at(nearRoot)];
  const span = distance(high.middle, low.middle);
  const along = {
    x: (high.middle.x - low.middle.x) / span,
    y: -(high.middle.y - low.middle.y) / span,
  };
  const lengths = forks.map(
    (fork) => ((tip.x - fork.x) * along.x - (tip.y - fork.y) * along.y) / 10,
  );
  const length = lengths.reduce((sum, value) => sum + value, 0) / lengths.length;
  return {
    root: { x: tip.x / 10 - along.x * length, y: -tip.y / 10 - along.y * length },
    along,
    across: { x: along.y, y: -along.x },
    length,
    rootHalf: low.half,
    tipHalf: high.half,
  };
}

/** The deepest place of a fork; y grows downwards on the piece. */
function lowest(path: Path): Point {
  const length = pathLength(path);
  const places = Array.from(
    { length: 201 },
    (_, i) => pointAtLength(path, (length * i) / 200).point,
  );
  return places.reduce((low, place) => (place.y > low.y ? place : low));
}
