import type { Lettering } from "./kit.ts";

/**
 * Where cloth lies flat along a rider's arm, mm down the base size's sleeve: over the elbow and below it. Between them it
 * folds and takes letters out of a name. `front` and `back` are how far round the arm a name faces who stands before or behind him.
 */
const upper = { from: 138, to: 256, front: 43, back: 90 } as const;
const lower = { from: 414, to: 550, front: 48, back: 100 } as const;
/** The middle of an elbow: a name goes to the side that it was wanted on. */
const elbow = 344;

/** A name along a sleeve, moved to where it is read; all else as it is. */
export function inSleeveRoom(text: Lettering, length: number): Lettering {
  if (!text.piece.startsWith("sleeve_") || text.turn === undefined) return text;
  const room = text.y < elbow ? upper : lower;
  const [least, most] = [room.from + length / 2, room.to - length / 2];
  // What is longer than its room comes nearer to the elbow, and never to shoulder or cuff.
  const y =
    room === upper
      ? Math.max(least, Math.min(most, text.y))
      : Math.min(most, Math.max(least, text.y));
  const ahead = text.piece === "sleeve_left" ? -1 : 1;
  const x = Math.sign(text.x) === ahead ? room.front * ahead : room.back * -ahead;
  return { ...text, x, y };
}
