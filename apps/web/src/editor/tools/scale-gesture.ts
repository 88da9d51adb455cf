import { type Gesture, type GestureStart, notSnapped } from "./gesture.ts";

const SMALLEST = 0.02;

/** Grows or shrinks the layers about the frame's centre, in proportion, as far as the pointer is from it. */
export function scaleGesture(start: GestureStart): Gesture {
  const { box, map } = start;
  const from = map.toPiece(start.pointer);
  const reach = Math.hypot(from.x - box.x, from.y - box.y);
  const scaleTo = scaler(start);
  return {
    kind: "scale",
    move: (pointer) => {
      const to = map.toPiece(pointer);
      scaleTo(Math.hypot(to.x - box.x, to.y - box.y) / (reach || 1));
      return notSnapped;
    },
  };
}

/** Brings the layers to a multiple of the size they had at the start. */
export function scaler(start: GestureStart): (factor: number) => void {
  const { store, product, layers, box } = start;
  const several = layers.length > 1;
  let done = 1;
  let settled = !several;
  return (factor) => {
    const wished = Math.max(SMALLEST, factor);
    if (!settled) start.settle();
    settled = true;
    const about = several && { about: start.basePoint(box) };
    // The command multiplies what is there, so each move asks only for what is missing.
    const step = wished / done;
    if (store.run({ type: "scale_layers", product, layers, factor: step, ...about })) done = wished;
  };
}
