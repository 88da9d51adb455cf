import type { Point } from "@holeshot/geometry";
import type { EditorStore } from "../model/editor-store.ts";
import type { GestureStart } from "./gesture.ts";
import { settleTurn } from "./rotate-gesture.ts";
import { scaler } from "./scale-gesture.ts";

/** Two fingers: both places in window pixels. */
export type Fingers = readonly [Point, Point];

export interface Pinch {
  readonly edits: boolean;
  readonly move: (fingers: Fingers) => void;
}

const MOST_ZOOM = 4;

/** Two fingers beside a layer bring the picture nearer, and carry it along. */
export function zoomPinch(store: EditorStore, stage: HTMLElement, start: Fingers): Pinch {
  const { zoom } = store.state();
  const wide = distance(start);
  let last = middle(start);
  return {
    edits: false,
    move: (fingers) => {
      const next = Math.min(MOST_ZOOM, Math.max(1, (zoom * distance(fingers)) / wide));
      store.show({ zoom: Math.round(next * 100) / 100 });
      const here = middle(fingers);
      stage.scrollBy(last.x - here.x, last.y - here.y);
      last = here;
    },
  };
}

/** Two fingers on the chosen layers scale and turn them. */
export function layerPinch(start: GestureStart, from: Fingers): Pinch {
  const { store, product, layers, box } = start;
  const wide = distance(from);
  const first = angle(from);
  const scaleTo = scaler(start);
  let turned = box.rotation;
  return {
    edits: true,
    move: (fingers) => {
      scaleTo(distance(fingers) / wide);
      const rotation = settleTurn(box.rotation + angle(fingers) - first, false, false);
      const about = layers.length > 1 && { about: start.basePoint(box) };
      const degrees = rotation - turned;
      if (store.run({ type: "rotate_layers", product, layers, degrees, ...about })) {
        turned = rotation;
      }
    },
  };
}

function distance([a, b]: Fingers): number {
  return Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
}

function angle([a, b]: Fingers): number {
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
}

function middle([a, b]: Fingers): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
