import { edgeOf, type Garment, type Piece } from "@holeshot/garments";
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
  return {
    little: finger(reversePath(path("wrist_little")), path("little_ring"), [fork1]),
    ring: finger(reversePath(path("little_ring")), path("ring_middle"), [fork1, fork2]),
    middle: finger(reversePath(path("ring_middle")), path("middle_index"), [fork2, fork3]),
    index: finger(reversePath(path("middle_index")), path("index_thumb"), [fork3]),
    thumb: finger(
      reversePath(edgeOf(thumb, "index_thumb").path),
      edgeOf(thumb, "thumb_wrist").path,
      [web],
    ),
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

/** A finger between its two sides, each drawn from the tip downwards. */
function finger(littleSide: Path, thumbSide: Path, forks: readonly Point[]): FingerPattern {
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
