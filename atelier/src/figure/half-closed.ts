import type { Bend, FigurePart, Model } from "@holeshot/views";
import { add, length, scale, type Vector } from "../mannequin/vector.ts";
import { boxOf, pieceOf } from "./read-body.ts";

/** How much further than on the stage fingers are closed at their knuckles, degrees. */
const closed = 28;
/** How high the knuckles of the drawn hand lie above its glove's origin, and how far to both sides they are seen, cm. */
const knuckles = { high: 8.4, near: 0.5 };
/** Over how much fingers turn above their knuckles and below, cm. */
const over = { above: 1, below: 1.8 };
/** Where the turn ends between index and thumb, which is free: shares of the way. */
const gap = [0.6, 0.1] as const;

/**
 * Half closes a hand that hangs: its fingers turn about the skin over their knuckles, so that the back keeps its length and
 * the palm is pushed together.
 */
export function halfClosed(
  model: Model,
  side: "left" | "right",
  { axes, at = [0, 0, 0] }: Pick<FigurePart, "axes" | "at">,
): Bend {
  if (!axes) throw new RangeError("A hand that is closed is at the end of an arm");
  const part = (piece: string, from: number, to = Infinity) =>
    boxOf([pieceOf(model, `${piece}_${side}`)], [from, to]);
  const { low, high } = part("back", knuckles.high - knuckles.near, knuckles.high + knuckles.near);
  // An index may lean to the thumb: the gap is between its tip and what of the thumb is beside it.
  const [fingers, thumb] = [
    part("back", knuckles.high),
    part("thumb", knuckles.high + knuckles.near),
  ];
  const edges =
    side === "left"
      ? ([fingers.high[0], thumb.low[0]] as const)
      : ([fingers.low[0], thumb.high[0]] as const);
  const place: Vector = [(low[0] + high[0]) / 2, knuckles.high, high[2]];
  const joint = place.map((value, c) => scale(axes[c] as Vector, value / 100)).reduce(add, at);
  const size = length(axes[0]);
  // The axis points to the little finger on a left hand, to the thumb on a right one.
  const along = (share: number) =>
    rounded(((place[0] - edges[0] - share * (edges[1] - edges[0])) * size) / 100);
  const height = (cm: number) => rounded(joint[1] + (cm * size) / 100);
  return {
    half: side === "left" ? 1 : -1,
    at: joint.map(rounded) as unknown as Bend["at"],
    // Towards the palm, which is where the model's z falls.
    turn: scale(axes[0], -closed / size).map(rounded) as unknown as Bend["turn"],
    from: height(over.above),
    to: height(-over.below),
    across: [along(gap[0]), along(gap[1])],
  };
}

function rounded(value: number): number {
  return Math.round(value * 100_000) / 100_000;
}
