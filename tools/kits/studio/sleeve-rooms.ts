import type { Lettering } from "./kit.ts";

/** A stretch of a sleeve, mm down the base size's, and how far round the arm from its middle a name stands there. */
interface Room {
  readonly from: number;
  readonly to: number;
  readonly round: number;
}

/**
 * Where cloth lies flat along a rider's arm and faces who stands before or behind him: over the elbow and below it. Between
 * them it folds and takes letters out of a name. He holds his arms unlike, so they differ over the elbow.
 */
const upper: Readonly<Record<"left" | "right" | "back", Room>> = {
  left: { from: 160, to: 258, round: 27 },
  right: { from: 139, to: 256, round: 42.5 },
  back: { from: 138, to: 256, round: 90 },
};
const lower: typeof upper = {
  left: { from: 414, to: 550, round: 48 },
  right: { from: 414, to: 550, round: 48 },
  back: { from: 414, to: 550, round: 100 },
};
/** The middle of an elbow: a name goes to the side that it was wanted on. */
const elbow = 344;

/** A name along a sleeve, moved to where it is read; all else as it is. */
export function inSleeveRoom(text: Lettering, length: number): Lettering {
  if (!text.piece.startsWith("sleeve_") || text.turn === undefined) return text;
  const side = text.piece === "sleeve_left" ? "left" : "right";
  const ahead = side === "left" ? -1 : 1;
  const isFront = Math.sign(text.x) === ahead;
  const isUpper = text.y < elbow;
  const { from, to, round } = (isUpper ? upper : lower)[isFront ? side : "back"];
  const [least, most] = [from + length / 2, to - length / 2];
  // What is longer than its room comes nearer to the elbow, and never to shoulder or cuff.
  const y = isUpper
    ? Math.max(least, Math.min(most, text.y))
    : Math.min(most, Math.max(least, text.y));
  return { ...text, x: round * (isFront ? ahead : -ahead), y };
}
