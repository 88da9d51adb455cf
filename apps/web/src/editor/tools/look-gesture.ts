import type { Point } from "@holeshot/geometry";
import { type Gesture, notSnapped } from "./gesture.ts";

/** A swipe of at least this many pixels, and mostly sideways, turns the garment. */
const SWIPE_PX = 56;

interface LookGestureOptions {
  readonly stage: HTMLElement;
  readonly from: Point;
  /** The whole garment is in sight: a swipe turns it instead of moving the picture. */
  readonly whole: boolean;
  readonly turn: (step: 1 | -1) => void;
}

/** A drag beside the layers: moves the enlarged picture, or turns the whole one to its next side. */
export function lookGesture({ stage, from, whole, turn }: LookGestureOptions): Gesture {
  const { scrollLeft, scrollTop } = stage;
  return {
    kind: "look",
    move: (_pointer, _held, client) => {
      if (!whole) stage.scrollTo(scrollLeft + from.x - client.x, scrollTop + from.y - client.y);
      return notSnapped;
    },
    drop: (by) => {
      if (!whole || Math.abs(by.x) < SWIPE_PX || Math.abs(by.x) < 2 * Math.abs(by.y)) return;
      turn(by.x < 0 ? 1 : -1);
    },
  };
}
