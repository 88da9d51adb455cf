import { designLimits, type TextLayer } from "@holeshot/design";
import { type Gesture, type GestureStart, notSnapped } from "./gesture.ts";

/** Within so many degrees of straight the line is straight. */
const STRAIGHT_WITHIN = 4;
const DEGREES = 180 / Math.PI;

/** Bends a line of text: up makes a hill, down a valley. */
export function curveGesture(start: GestureStart, layer: TextLayer): Gesture {
  const { store, product, box } = start;
  const across = acrossFrame(start);
  const from = across(start.pointer);
  const kind = layer.curve?.kind ?? "arc";
  const first = layer.curve?.amount ?? 0;
  const most = designLimits[kind];
  return {
    kind: "curve",
    move: (pointer, held) => {
      // The middle of an arc of length L that turns by θ stands L θ / 8 above its ends.
      const bend = ((from - across(pointer)) * 8) / Math.max(1, box.width);
      const wished = Math.round(Math.max(-most, Math.min(most, first + bend * DEGREES)));
      const straight = !held.free && Math.abs(wished) < STRAIGHT_WITHIN;
      const curve = straight || wished === 0 ? null : { kind, amount: wished };
      store.run({ type: "style_text", product, layers: [layer.id], style: { curve } });
      return notSnapped;
    },
  };
}

/** Where the handle stands, in shares of the frame's height from its centre: on the line's own middle. */
export function curveHandleShare(layer: TextLayer, box: { width: number; height: number }): number {
  const amount = layer.curve?.kind === "arc" ? layer.curve.amount : 0;
  const rise = (Math.max(0, amount) / DEGREES / 8) * box.width;
  return 0.5 - Math.min(0.8, rise / Math.max(1, box.height));
}

function acrossFrame({ box, map }: GestureStart): (pixel: GestureStart["pointer"]) => number {
  const turn = (box.rotation * Math.PI) / 180;
  return (pixel) => {
    const at = map.toPiece(pixel);
    return (at.y - box.y) * Math.cos(turn) - (at.x - box.x) * Math.sin(turn);
  };
}
