import { type Path, reversePath } from "@holeshot/geometry";
import { buildPiece } from "../../draft/build-piece.ts";
import { at, endOf, join, line, startOf } from "../../draft/curves.ts";
import { sewn } from "../../draft/edge.ts";
import { mirrorLine } from "../../draft/mirror-piece.ts";
import type { Piece } from "../../garment.ts";
import { codedAllowance, gloveAllowance, onFinger, type GloveFrame } from "./frame.ts";
import type { HandLines } from "./hand-lines.ts";
import type { GloveChoice } from "./options.ts";
import { palmScale } from "./padding.ts";

/** How far artwork stays from the seams of a finger, mm. */
const clear = 4;

/** Back of the left hand and its thumb, in one set of coordinates: the middle of the wrist. */
export function draftBackOfHand(f: GloveFrame, lines: HandLines): Piece[] {
  const allowance = gloveAllowance(f);
  const seam = (name: string, path: Path) => sewn(name, path, allowance);
  const tips = Object.fromEntries(
    (["little", "ring", "middle", "index"] as const).map((name, i) => {
      const finger = f.fingers[i as 0 | 1 | 2 | 3];
      return [`${name}_tip`, onFinger(finger, finger.length + finger.tipHalf, 0)];
    }),
  );
  const back = buildPiece({
    id: "back_left",
    product: "gloves",
    material: "printed",
    edges: [
      sewn("cuff", lines.cuff, codedAllowance),
      seam("wrist_little", lines.wristLittle),
      seam("little_ring", lines.littleRing),
      seam("ring_middle", lines.ringMiddle),
      seam("middle_index", lines.middleIndex),
      seam("index_thumb", lines.indexThumb),
      seam("thumb", lines.thumb),
      seam("thumb_wrist", lines.thumbWrist),
    ],
    grain: [at(0, -20 * f.length), at(0, -80 * f.length)],
    label: at(0, -10 * f.length),
    clear,
    landmarks: {
      wrist: at(0, 0),
      wrist_thumb: startOf(lines.cuff),
      wrist_little: endOf(lines.cuff),
      knuckle_middle: f.fingers[2].root,
      thumb_foot: endOf(lines.thumb),
      web: startOf(lines.thumb),
      back_centre: at(0, -48 * f.length),
      ...tips,
    },
  });
  const thumb = buildPiece({
    id: "thumb_left",
    product: "gloves",
    material: "printed",
    edges: [
      seam("index_thumb", lines.webThumb),
      seam("thumb_wrist", lines.thumbRoot),
      sewn("base", reversePath(lines.thumb), codedAllowance),
    ],
    grain: [onFinger(f.thumb, 0.3 * f.thumb.length, 0), onFinger(f.thumb, 0.9 * f.thumb.length, 0)],
    label: onFinger(f.thumb, 0.5 * f.thumb.length, 0),
    clear,
    landmarks: {
      web: startOf(lines.thumb),
      thumb_foot: endOf(lines.thumb),
      tip: endOf(lines.webThumb),
      middle: onFinger(f.thumb, 0.55 * f.thumb.length, 0),
    },
  });
  return [back, thumb];
}

/** The left palm with its half of the thumb: the whole hand's outline, mirrored. */
export function draftPalm(f: GloveFrame, lines: HandLines): Piece {
  const allowance = gloveAllowance(f);
  const mirrored = (name: string, ...paths: readonly Path[]) =>
    sewn(name, mirrorLine(join(...paths)), allowance);
  const middle = at(0, 0);
  return buildPiece({
    id: "palm_left",
    product: "gloves",
    material: "leather",
    edges: [
      sewn("cuff_little", line(at(f.wrist, 0), middle), codedAllowance),
      sewn("cuff_thumb", line(middle, at(-f.wrist, 0)), codedAllowance),
      mirrored("thumb_wrist", lines.thumbRoot, lines.thumbWrist),
      mirrored("index_thumb", lines.indexThumb, lines.webThumb),
      mirrored("middle_index", lines.middleIndex),
      mirrored("ring_middle", lines.ringMiddle),
      mirrored("little_ring", lines.littleRing),
      mirrored("wrist_little", lines.wristLittle),
    ],
    grain: [at(0, -20 * f.length), at(0, -80 * f.length)],
    label: at(0, -12 * f.length),
    clear,
    landmarks: { wrist: middle, palm_centre: at(0, -48 * f.length) },
  });
}

/** Corners of the left palm's reinforcement, mm from the wrist of size L: round both pads of the heel, which are sewn through it. */
const patchCorners = [
  [43, -40],
  [42, -16],
  [33, -5.5],
  [0, -4.5],
  [-30, -6],
  [-40.5, -16],
  [-48.5, -36],
  [-44, -57],
  [-18, -65.5],
  [14, -64.5],
  [37, -64],
] as const;

/** The reinforcement on the heel of the left palm, topstitched all round. */
export function draftPalmPatch(palm: Piece, f: GloveFrame): Piece {
  const { across, down } = palmScale(palm);
  const points = patchCorners.map(([x, y]) => at(x * across, y * down));
  const [first, , , , , , seventh] = points;
  const closed = (from: number, count: number): Path => smoothClosed(points, from, count);
  return buildPiece({
    id: "palm_patch_left",
    product: "gloves",
    material: "leather",
    appliedTo: "palm_left",
    edges: [sewn("lower", closed(0, 6), 0), sewn("upper", closed(6, 5), 0)],
    grain: [at(0, -20 * f.length), at(0, -40 * f.length)],
    label: at(0, -28 * f.length),
    clear: 3,
    landmarks: { right: first ?? at(0, 0), left: seventh ?? at(0, 0) },
  });
}

/** Conductive leather on the tips of thumb and index finger, on the palm's side. */
function draftTouchTips(f: GloveFrame): Piece[] {
  return (
    [
      ["touch_thumb_left", f.thumb],
      ["touch_index_left", f.fingers[3]],
    ] as const
  ).map(([id, finger]) => {
    const tip = onFinger(finger, 0.9 * finger.length, 0);
    // The palm is the back's mirror image.
    const centre = at(-tip.x, tip.y);
    const radius = finger.tipHalf - 2;
    const round = circle(centre, radius);
    return buildPiece({
      id,
      product: "gloves",
      material: "leather",
      fabric: "conductive",
      appliedTo: "palm_left",
      edges: [sewn("edge", round, 0)],
      grain: [at(centre.x, centre.y + radius / 2), at(centre.x, centre.y - radius / 2)],
      label: centre,
      clear: 2,
      landmarks: { centre },
    });
  });
}

function circle({ x, y }: { x: number; y: number }, r: number): Path {
  const k = 0.5523 * r;
  return [
    ["M", x, y - r],
    ["C", x + k, y - r, x + r, y - k, x + r, y],
    ["C", x + r, y + k, x + k, y + r, x, y + r],
    ["C", x - k, y + r, x - r, y + k, x - r, y],
    ["C", x - r, y - k, x - k, y - r, x, y - r],
  ];
}

/** Part of a smooth closed curve: `count` steps from point number `from`. */
function smoothClosed(
  points: readonly { x: number; y: number }[],
  from: number,
  count: number,
): Path {
  const p = (i: number) =>
    points[(i + points.length * 2) % points.length] as { x: number; y: number };
  const start = p(from);
  const path: Path[number][] = [["M", start.x, start.y]];
  for (let i = from; i < from + count; i++) {
    const [a, b, c, d] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    path.push([
      "C",
      b.x + (c.x - a.x) / 6,
      b.y + (c.y - a.y) / 6,
      c.x - (d.x - b.x) / 6,
      c.y - (d.y - b.y) / 6,
      c.x,
      c.y,
    ]);
  }
  return path;
}

/** Which choice adds which pieces to the hand. */
export function handPieces(f: GloveFrame, lines: HandLines, choice: GloveChoice): Piece[] {
  const palm = draftPalm(f, lines);
  return [
    ...draftBackOfHand(f, lines),
    palm,
    ...(choice.palm === "patched" ? [draftPalmPatch(palm, f)] : []),
    ...(choice.touch === "yes" ? draftTouchTips(f) : []),
  ];
}
