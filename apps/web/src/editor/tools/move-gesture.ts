import type { Gesture, GestureStart, Snapped } from "./gesture.ts";

/** Within this many screen pixels of a guide the layer holds on to it. */
const SNAP_PX = 8;

/** Carries the layer with the pointer over its piece. */
export function moveGesture(start: GestureStart): Gesture {
  const { store, product, layer, box, map, guides } = start;
  const from = map.toPiece(start.pointer);
  const reach = SNAP_PX / map.scale;
  return {
    kind: "move",
    move: (pointer, held) => {
      const to = map.toPiece(pointer);
      const wishedX = box.x + to.x - from.x;
      const wishedY = box.y + to.y - from.y;
      const snapped: Snapped = held.free
        ? { x: null, y: null }
        : { x: nearest(guides.xs, wishedX, reach), y: nearest(guides.ys, wishedY, reach) };
      const place = { x: round(snapped.x ?? wishedX), y: round(snapped.y ?? wishedY) };
      store.run({ type: "place_layer", product, layer, place });
      return snapped;
    },
  };
}

function nearest(lines: readonly number[], value: number, reach: number): number | null {
  let best: number | null = null;
  for (const line of lines) {
    const distance = Math.abs(line - value);
    if (distance <= reach && (best === null || distance < Math.abs(best - value))) best = line;
  }
  return best;
}

/** A tenth of a millimetre is finer than any printer. */
function round(millimetres: number): number {
  return Math.round(millimetres * 10) / 10;
}
