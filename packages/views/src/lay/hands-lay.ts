import type { Garment, Side } from "@holeshot/garments";
import { offsetOutline, trimLoops, type Point } from "@holeshot/geometry";
import { clipLine, outlinePoints, patch, type Patch } from "./patch.ts";
import { findPiece, landmark, pieceOf } from "./rows.ts";

/** Tilt of each hand, radians: fingers lean apart as hands lie. */
const tilt = 0.1;

/** A pair of gloves: backs in front, palms behind; from left and right that hand's back and palm side by side. */
export function layHands(garment: Garment, side: Side): Patch[] {
  const apart = landmark(pieceOf(garment, "back_left"), "web").x * 2.25;
  const at = (x: number, turn: number) => (p: Point) => ({
    x: x + p.x * Math.cos(turn) - p.y * Math.sin(turn),
    y: p.x * Math.sin(turn) + p.y * Math.cos(turn),
  });
  if (side === "front")
    return [
      ...back(garment, "left", at(-apart, -tilt)),
      ...back(garment, "right", at(apart, tilt)),
    ];
  if (side === "back")
    return [
      ...palm(garment, "left", at(-apart, tilt)),
      ...palm(garment, "right", at(apart, -tilt)),
    ];
  // Thumbs towards each other.
  const [first, second] = side === "left" ? [-apart, apart] : [apart, -apart];
  const lean = side === "left" ? tilt : -tilt;
  return [...back(garment, side, at(first, -lean)), ...palm(garment, side, at(second, lean))];
}

type Place = (p: Point) => Point;

function back(garment: Garment, hand: "left" | "right", place: Place): Patch[] {
  const flat = (id: string) => {
    const piece = pieceOf(garment, `${id}_${hand}`);
    return patch(piece, outlinePoints(piece.outline), place, 0);
  };
  const wide = Math.abs(landmark(pieceOf(garment, `back_${hand}`), "wrist_thumb").x) * 1.05;
  const tab = findPiece(garment, `tab_${hand}`);
  return [
    cuff(garment, hand, place, 0, wide),
    ...(tab ? [patch(tab, outlinePoints(tab.outline), place, 0, { raised: true })] : []),
    sides(garment, hand, place),
    flat("thumb"),
    flat("back"),
  ];
}

function palm(garment: Garment, hand: "left" | "right", place: Place): Patch[] {
  const piece = pieceOf(garment, `palm_${hand}`);
  const heel = findPiece(garment, `palm_patch_${hand}`);
  const wide = Math.abs(landmark(pieceOf(garment, `back_${hand}`), "wrist_thumb").x) * 1.05;
  const half = pieceOf(garment, `cuff_${hand}`).bounds.right;
  // The cuff's seam lies in the middle of the palm's side: its two ends are seen.
  return [
    cuff(garment, hand, place, half, wide),
    cuff(garment, hand, place, -half, wide),
    patch(piece, outlinePoints(piece.outline), place, 0),
    ...(heel ? [patch(heel, outlinePoints(heel.outline), place, 0, { raised: true })] : []),
  ];
}

/** The part of the cuff within `wide` of its line at `middle`. */
function cuff(
  garment: Garment,
  hand: "left" | "right",
  place: Place,
  middle: number,
  wide: number,
): Patch {
  const piece = pieceOf(garment, `cuff_${hand}`);
  const right = clipLine(outlinePoints(piece.outline), (p) => wide - (p.x - middle));
  const shown = clipLine(right, (p) => p.x - middle + wide);
  return patch(piece, shown, (p) => place({ x: p.x - middle, y: p.y }), 0);
}

/** The fourchettes show as a rim round the hand. They are not printed, so one of them stands for all. */
function sides(garment: Garment, hand: "left" | "right", place: Place): Patch {
  const piece = pieceOf(garment, `fourchette_middle_index_${hand}`);
  const rim = piece.bounds.bottom * 0.26;
  const hull = offsetOutline(
    pieceOf(garment, `palm_${hand}`).edges.map(({ path }) => ({ path, distance: rim })),
    0.2,
  );
  const shown = trimLoops(hull)
    .map((p) => ({ x: -p.x, y: p.y }))
    .toReversed();
  return patch(
    piece,
    clipLine(shown, (p) => -p.y),
    place,
    0,
    { dim: 0.86 },
  );
}
