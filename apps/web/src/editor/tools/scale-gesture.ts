import { type Gesture, type GestureStart, notSnapped } from "./gesture.ts";

const SMALLEST = 0.02;

/** Grows or shrinks the layer about its centre, in proportion, as far as the pointer is from it. */
export function scaleGesture(start: GestureStart): Gesture {
  const { store, product, layer, box, map } = start;
  const from = map.toPiece(start.pointer);
  const reach = Math.hypot(from.x - box.x, from.y - box.y);
  let done = 1;
  return {
    kind: "scale",
    move: (pointer) => {
      const to = map.toPiece(pointer);
      const wished = Math.max(SMALLEST, Math.hypot(to.x - box.x, to.y - box.y) / (reach || 1));
      // The command multiplies what is there, so each move asks only for what is missing.
      if (store.run({ type: "scale_layers", product, layers: [layer], factor: wished / done })) {
        done = wished;
      }
      return notSnapped;
    },
  };
}
