import type { ScreenPoint } from "@holeshot/geometry";
import type { Dropper } from "../model/dropper.ts";
import { type Gesture, notSnapped } from "./gesture.ts";

/** Takes the colour of the cloth where the pointer is let go; beside the cloth there is none to take. */
export function dropGesture(
  dropper: Dropper,
  from: ScreenPoint,
  colourAt: (pointer: ScreenPoint) => string | null,
): Gesture {
  let last = from;
  const take = (): void => {
    const hex = colourAt(last);
    if (hex !== null) dropper.take(hex);
  };
  dropper.over(colourAt(from));
  return {
    kind: "look",
    move: (pointer) => {
      last = pointer;
      dropper.over(colourAt(pointer));
      return notSnapped;
    },
    tap: take,
    drop: take,
  };
}
