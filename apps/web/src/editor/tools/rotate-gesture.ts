import { type Gesture, type GestureStart, notSnapped } from "./gesture.ts";

const MAGNET_DEGREES = 15;
/** Upright is found without a key: nothing looks worse than a line that is nearly straight. */
const UPRIGHT_WITHIN = 2;

/** Turns the layers about the centre of their frame with the pointer. */
export function rotateGesture(start: GestureStart): Gesture {
  const { store, product, layers, box, map } = start;
  const from = map.toPiece(start.pointer);
  const first = Math.atan2(from.y - box.y, from.x - box.x);
  let done = box.rotation;
  let settled = false;
  return {
    kind: "rotate",
    move: (pointer, held) => {
      const to = map.toPiece(pointer);
      const turned = ((Math.atan2(to.y - box.y, to.x - box.x) - first) * 180) / Math.PI;
      const rotation = settleTurn(box.rotation + turned, held.shift, held.free);
      const [layer] = layers;
      if (layer !== undefined && layers.length === 1) {
        store.run({ type: "place_layer", product, layer, place: { rotation } });
        return notSnapped;
      }
      if (!settled) start.settle();
      settled = true;
      const about = start.basePoint(box);
      const degrees = rotation - done;
      if (store.run({ type: "rotate_layers", product, layers, degrees, about })) done = rotation;
      return notSnapped;
    },
  };
}

/** An angle held to steps of 15° with the magnet, to upright when it is near. */
export function settleTurn(degrees: number, magnet: boolean, free: boolean): number {
  if (magnet) return wrapTurn(Math.round(degrees / MAGNET_DEGREES) * MAGNET_DEGREES);
  const upright = Math.round(degrees / 90) * 90;
  if (!free && Math.abs(degrees - upright) < UPRIGHT_WITHIN) return wrapTurn(upright);
  return wrapTurn(Math.round(degrees * 10) / 10);
}

/** Into (-180, 180], as the document keeps it. */
export function wrapTurn(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360;
  return turned > 180 ? turned - 360 : turned;
}
