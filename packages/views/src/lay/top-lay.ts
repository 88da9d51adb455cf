import {
  edgeOf,
  layHalfSleeve,
  shoulderShift,
  type Garment,
  type Side,
  type SleeveFall,
} from "@holeshot/garments";
import { pathLength, placeAtLength, polylineLength, type Point } from "@holeshot/geometry";
import { collarFrame } from "./collar-frame.ts";
import { topSide } from "./top-side.ts";
import { clipLine, outlinePoints, patch, refine, underlapped, type Patch } from "./patch.ts";
import { edgePoints, findPiece, landmark, pieceOf } from "./rows.ts";

/** Sleeves brought down beside the body, so that the picture is not all arms. */
const tableFall: SleeveFall = { shoulder: 30, arm: 66, bend: 300, width: 0.84, underarm: 16 };
/** Distance of the warped grid's points, mm. */
export const gridStep = 7;

/** A top on a table, seen from one side. Front and back lie flat; from the sides it is seen as worn. */
export function layTop(garment: Garment, side: Side): Patch[] {
  if (side === "front" || side === "back") return layFlat(garment, side);
  return topSide(garment, side);
}

function layFlat(garment: Garment, view: "front" | "back"): Patch[] {
  const body = pieceOf(garment, view);
  const shift = shoulderShift(garment);
  // The picture of the back is seen from behind: what the kit plane has at the right lies at the left.
  const turn = view === "front" ? 1 : -1;
  const place =
    view === "front" ? (p: Point) => p : (p: Point) => ({ x: p.x, y: p.y + shift(p.y) });
  return [
    ...(view === "front" ? [neckOpening(garment), ...collarBand(garment, "back", 0.5)] : []),
    ...(["left", "right"] as const).flatMap((side) => sleevePatches(garment, side, view, turn)),
    patch(body, outlinePoints(body.outline), place, view === "front" ? 0 : gridStep),
    ...placket(garment, view),
    ...collarBand(garment, view, 1, turn),
  ];
}

/** The zip's facing lies behind the front; its two sides show as a strip. */
function placket(garment: Garment, view: "front" | "back"): Patch[] {
  const piece = view === "front" ? findPiece(garment, "placket") : undefined;
  return piece ? [patch(piece, outlinePoints(piece.outline), (p) => p, 0, { raised: true })] : [];
}

function sleevePatches(
  garment: Garment,
  side: "left" | "right",
  half: "front" | "back",
  turn: number,
): Patch[] {
  const sleeve = pieceOf(garment, `sleeve_${side}`);
  const laid = layHalfSleeve(garment, side, half, tableFall) as (p: Point) => Point;
  const place = (p: Point) => {
    const { x, y } = laid(p);
    return { x: x * turn, y };
  };
  const outward = (half === "front") === (side === "left") ? -1 : 1;
  const shown = clipLine(outlinePoints(sleeve.outline), (p) => p.x * outward);
  const arm = patch(sleeve, refine(shown, 12), place, gridStep);
  const cuff = findPiece(garment, `cuff_${side}`);
  const elbow = findPiece(garment, `elbow_${side}`);
  const onArm = elbow
    ? [
        patch(
          elbow,
          refine(
            clipLine(outlinePoints(elbow.outline), (p) => p.x * outward),
            10,
          ),
          place,
          gridStep,
        ),
      ]
    : [];
  if (!cuff) return [arm, ...onArm];
  const halfCuff = clipLine(outlinePoints(cuff.outline), (p) => p.x * outward);
  return [
    patch(cuff, refine(halfCuff, 6), cuffPlace(garment, side, laid, turn, outward), 8),
    arm,
    ...onArm,
  ];
}

/** The cuff goes on from the sleeve's end and draws it together. */
function cuffPlace(
  garment: Garment,
  side: string,
  laid: (p: Point) => Point,
  turn: number,
  outward: number,
): (p: Point) => Point {
  const sleeve = pieceOf(garment, `sleeve_${side}`);
  const cuff = pieceOf(garment, `cuff_${side}`);
  const axis = landmark(sleeve, "cuff_centre");
  const reach = Math.abs(landmark(sleeve, "cuff_back").x - axis.x);
  const half = cuff.bounds.right;
  const middle = laid({ x: axis.x + (outward * reach) / 2, y: axis.y });
  const before = laid({ x: axis.x + (outward * reach) / 2, y: axis.y - 30 });
  const length = Math.hypot(middle.x - before.x, middle.y - before.y);
  const along = { x: (middle.x - before.x) / length, y: (middle.y - before.y) / length };
  return (p) => {
    const end = laid({ x: axis.x + (p.x / half) * reach, y: axis.y });
    const drawn = 1 - 0.16 * Math.min(1, Math.max(0, p.y / 12));
    return {
      x: (middle.x + (end.x - middle.x) * drawn + along.x * p.y) * turn,
      y: middle.y + (end.y - middle.y) * drawn + along.y * p.y,
    };
  };
}

/** A neckline in the front's plane, from the wearer's right shoulder over the middle to the left one. */
function neckline(garment: Garment, half: "front" | "back"): Point[] {
  const body = pieceOf(garment, half);
  const shift = half === "back" ? shoulderShift(garment) : () => 0;
  const left = edgePoints(body, "neck_left").map((p) => ({
    x: Math.abs(p.x),
    y: p.y + shift(p.y),
  }));
  const fromMiddle = (left[0] as Point).x < (left.at(-1) as Point).x ? left : left.toReversed();
  const right = fromMiddle.slice(1).map((p) => ({ x: -p.x, y: p.y }));
  return [...right.toReversed(), ...fromMiddle];
}

/** The front or back half of the collar, standing up from its neckline and leaning in. */
function collarBand(garment: Garment, half: "front" | "back", dim: number, turn = 1): Patch[] {
  const collar = pieceOf(garment, "collar");
  const frame = collarFrame(collar);
  const line = neckline(garment, half);
  const whole = polylineLength(line);
  const frontLength = pathLength(edgeOf(collar, "neck_front_left").path);
  const backLength = pathLength(edgeOf(collar, "neck_back_left").path);
  const turnOf = frame.along;
  const place = (p: Point): Point => {
    const along = turnOf(p);
    const share =
      half === "front"
        ? along / frontLength
        : (Math.sign(along) * (backLength + frontLength - Math.abs(along))) / backLength;
    const at = placeAtLength(line, (whole * (1 + share)) / 2);
    const up = frame.up(p);
    return { x: (at.point.x + at.direction.y * up) * turn, y: at.point.y - at.direction.x * up };
  };
  const points = refine(underlapped(collar, ["end_left", "end_right"], 2), 3);
  return frame.parts[half].map((part) =>
    patch(collar, clipLine(points, part), place, 5, dim < 1 ? { dim } : {}),
  );
}

/** What is seen through the neck: the inside of the back, in shadow. */
function neckOpening(garment: Garment): Patch {
  const shown = [...neckline(garment, "front"), ...neckline(garment, "back").toReversed()];
  return patch(pieceOf(garment, "collar"), shown, (p) => p, 0, { dim: 0.32 });
}
