import { containsPoint, flattenPath, pathBounds, type Point } from "@holeshot/geometry";
import { edgeOf } from "../../edge-of.ts";
import type { Garment, Piece } from "../../garment.ts";
import {
  acrossPiece,
  type InnerLine,
  type InnerMeasures,
  type InnerWork,
  openLines,
} from "../../inner/inner-line.ts";

/** Of what is worked within a glove's pieces, mm. */
export const gloveMeasures = {
  /** Their leather is perforated. */
  palmPads: { height: 1.1, apart: 4.2, diameter: 1.2 },
  gripDots: { height: 0.8, apart: 5.6, diameter: 3.2 },
  fingerChannels: { height: 0.75, apart: 3.6 },
  knucklePads: { height: 2.6 },
  tabBars: { height: 1.1, apart: 4 },
} as const satisfies Partial<Record<InnerWork, InnerMeasures>>;

/** How wide a knuckle's pad is in size L, mm; along the finger it is a third longer. */
export const knuckleWidth = 12;

/** Corners of a left palm's pads, mm from the wrist of size L: under the little finger, the ball of the thumb, the knuckles. */
const padCorners: readonly (readonly (readonly [number, number])[])[] = [
  [
    [7, -7],
    [36, -7],
    [42, -36],
    [34, -64],
    [12, -60],
    [7, -32],
  ],
  [
    [-7, -9],
    [-34, -9],
    [-50, -34],
    [-42, -56],
    [-17, -62],
    [-7, -34],
  ],
  [
    [-42, -72],
    [-20, -78],
    [10, -80],
    [38, -74],
    [38, -90],
    [10, -96],
    [-20, -95],
    [-42, -86],
  ],
];
/** Of size L, mm: its palm's width, how high the forks between its fingers lie, and its middle finger beyond the knuckle. */
const drawnOn = {
  width: 161.246_386_923,
  forks: {
    middle_index: 93.522_870_679_001_9,
    ring_middle: 94.619_173_698_816_61,
    little_ring: 88.612_751_537_502_63,
  },
  finger: 87.686_401_25,
};
/** Fingers are printed above this height, the thumb beyond this place across and above that height, mm of size L. */
const grip = { fingers: 104, thumb: { across: 58, above: 70 } };

/** How a palm's millimetres follow from those of size L, the left hand's; a right palm is its mirror image. */
export function palmScale(palm: Piece) {
  const { id, bounds } = palm;
  const side = id.endsWith("_right") ? -1 : 1;
  return {
    across: (side * (bounds.right - bounds.left)) / drawnOn.width,
    // By the fork that lies lowest for its place: pads reach up to it and no further.
    down: Math.min(
      ...Object.entries(drawnOn.forks).map(
        ([edge, height]) => -pathBounds(edgeOf(palm, edge).path).bottom / height,
      ),
    ),
  };
}

/** Closed seam lines of a palm's three pads, mm on the piece. */
export function palmPads(palm: Piece): Point[][] {
  const scale = palmScale(palm);
  return padCorners.map((corners) =>
    rounded(corners.map(([x, y]) => ({ x: x * scale.across, y: y * scale.down }))),
  );
}

/** Whether a palm's grip is printed at a place: on the fingers, and on the thumb. */
export function isGrip(palm: Piece, { x, y }: Point): boolean {
  const { across, down } = palmScale(palm);
  const onThumb = x / across < -grip.thumb.across && y / down < -grip.thumb.above;
  return y / down <= -grip.fingers || onThumb;
}

/** Where the grip begins, from the thumb's outer edge to the little finger's. */
function gripLine(palm: Piece): Point[] {
  const { across, down } = palmScale(palm);
  const [beside, low, high] = [-grip.thumb.across, -grip.thumb.above, -grip.fingers];
  const rise = Array.from({ length: 33 }, (_, n) => ({
    x: beside * across,
    y: (low + ((high - low) * n) / 32) * down,
  }));
  const level = (y: number, keep: (x: number) => boolean) =>
    acrossPiece(palm, () => y * down).filter(({ x }) => keep(x / across));
  const thumb = level(low, (x) => x < beside);
  const fingers = level(high, (x) => x >= beside);
  const ordered = across < 0 ? [thumb.toReversed(), fingers.toReversed()] : [thumb, fingers];
  return [...(ordered[0] ?? []), ...rise, ...(ordered[1] ?? [])];
}

/** A closed line whose corners are cut three times over. */
function rounded(corners: readonly Point[]): Point[] {
  let line = [...corners];
  for (let round = 0; round < 3; round++) {
    line = line.flatMap((a, i) => {
      const b = line[(i + 1) % line.length] ?? a;
      return [0.25, 0.75].map((t) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }));
    });
  }
  return line;
}

/** Lean of the left hand's fingers from upright, degrees, towards the thumb. */
const leans = { little: -18, ring: -4, middle: 2, index: 8 };
/** From the fingertip to its joints and its knuckle, as shares of the middle finger from tip to knuckle. */
const joints = [0.36, 0.66];
const knuckle = 0.95;
/** Channels across each joint: how many, and what share of the finger they cross. */
export const fingerChannels = { count: 3, share: 0.62 };

/** A place on a finger: the way along it towards the hand, and half of its width there, mm. */
export interface FingerJoint {
  readonly middle: Point;
  readonly along: Point;
  readonly half: number;
}

/** A finger's joints and its knuckle, and its length as a share of size L's. */
export interface JointedFinger {
  readonly joints: readonly FingerJoint[];
  readonly knuckle: FingerJoint;
  readonly size: number;
}

/** The two joints of each finger on the back of a hand, and its knuckle. Throws `RangeError` on a piece without knuckles. */
export function fingerJoints(back: Piece): readonly JointedFinger[] {
  const { middle_tip: tip, knuckle_middle: root } = back.landmarks;
  if (!tip || !root) throw new RangeError(`${back.id} names no knuckle`);
  const outline = flattenPath(back.outline, 0.1)[0]?.points ?? [];
  const unit = Math.hypot(tip.x - root.x, tip.y - root.y);
  const side = back.id.endsWith("_right") ? -1 : 1;
  const size = unit / drawnOn.finger;
  return Object.entries(leans).flatMap(([finger, lean]) => {
    const end = back.landmarks[`${finger}_tip`];
    if (!end) return [];
    const turn = (side * lean * Math.PI) / 180;
    const along = { x: -Math.sin(turn), y: Math.cos(turn) };
    const reach = finger === "little" ? 0.85 * unit : unit;
    return {
      joints: joints.map((joint) => jointAt(outline, end, along, joint * reach)),
      knuckle: jointAt(outline, end, along, knuckle * reach),
      size,
    };
  });
}

/** Finds the finger's middle: it is as far from its left edge as from its right. */
function jointAt(outline: readonly Point[], tip: Point, along: Point, down: number): FingerJoint {
  const at = (across: number) => ({
    x: tip.x + along.x * down + along.y * across,
    y: tip.y + along.y * down - along.x * across,
  });
  const edge = (way: 1 | -1) => {
    let across = 0;
    while (across < 11 && containsPoint(outline, at(way * across))) across += 0.25;
    return way * across;
  };
  const [left, right] = [edge(-1), edge(1)];
  return { middle: at((left + right) / 2), along, half: (right - left) / 2 };
}

/** A place near a joint, so far along the finger and so far across it. */
function beside({ middle, along }: FingerJoint, down: number, across: number): Point {
  return {
    x: middle.x + along.x * down + along.y * across,
    y: middle.y + along.y * down - along.x * across,
  };
}

/** The three rows across a joint, each from its left to its right end. */
function channelLines(joint: FingerJoint): Point[][] {
  const { count, share } = fingerChannels;
  const reach = joint.half * share;
  return Array.from({ length: count }, (_, n) => {
    const down = (n - (count - 1) / 2) * gloveMeasures.fingerChannels.apart;
    return [-reach, reach].map((across) => beside(joint, down, across));
  });
}

/** A knuckle's pad: as wide as its measure on a hand of size L, and a third longer along the finger. */
function knuckleLine({ knuckle: joint, size }: JointedFinger): Point[] {
  const half = (size * knuckleWidth) / 2;
  return Array.from({ length: 24 }, (_, n) => {
    const turn = (2 * Math.PI * n) / 24;
    return beside(joint, ((half * 4) / 3) * Math.sin(turn), half * Math.cos(turn));
  });
}

/** Moulded bars to take hold of a strap by: places from the first to the last, from a strap's end, mm; clear of its edges. */
export const strapBars = { from: 17, at: [-6, -2, 2, 6], clear: 5 };

function barLines(tab: Piece): Point[][] {
  const { left, right, top, bottom } = tab.bounds;
  const side = tab.id.endsWith("_right") ? -1 : 1;
  const tip = side > 0 ? right : -left;
  const [from, to] = [top + strapBars.clear, bottom - strapBars.clear];
  return strapBars.at.map((bar) => {
    const x = side * (tip - strapBars.from + bar);
    return Array.from({ length: 9 }, (_, n) => ({ x, y: from + ((to - from) * n) / 8 }));
  });
}

/** What is worked within the pieces of a pair of gloves. */
export function gloveInner({ pieces }: Garment): readonly InnerLine[] {
  return pieces.flatMap((piece): InnerLine[] => {
    const closed = (work: InnerWork, lines: readonly Point[][]) =>
      lines.map((points): InnerLine => ({ work, piece: piece.id, points, closed: true }));
    if (/^palm_(?:left|right)$/.test(piece.id))
      return [
        ...closed("palmPads", palmPads(piece)),
        ...openLines(piece, "gripDots", [gripLine(piece)]),
      ];
    if (piece.id.startsWith("tab_")) return openLines(piece, "tabBars", barLines(piece));
    if (!/^back_(?:left|right)$/.test(piece.id)) return [];
    return fingerJoints(piece).flatMap((finger) => [
      ...finger.joints.flatMap(channelLines).map((points): InnerLine => ({
        work: "fingerChannels",
        piece: piece.id,
        points,
        closed: false,
      })),
      ...closed("knucklePads", [knuckleLine(finger)]),
    ]);
  });
}
