import type { Point, ScreenPoint } from "@holeshot/geometry";
import type { EditorStore } from "../model/editor-store.ts";
import type { LocalMap } from "../stage/stage-view.ts";
import type { PlacedBox } from "../stage/layer-box.ts";

/** Keys held while the pointer moves. */
export interface Held {
  readonly shift: boolean;
  /** Ctrl or Cmd: snapping is off. */
  readonly free: boolean;
}

/** What a drag started on, fixed for its whole course so that nothing drifts. */
export interface GestureStart {
  readonly store: EditorStore;
  readonly product: "jersey" | "pants" | "gloves";
  readonly layer: string;
  readonly box: PlacedBox;
  readonly map: LocalMap;
  readonly pointer: ScreenPoint;
  /** Lines worth snapping to, piece mm. */
  readonly guides: Guides;
}

export interface Guides {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** The guide lines a drag holds on to now, for drawing. */
export interface Snapped {
  readonly x: number | null;
  readonly y: number | null;
}

export const notSnapped: Snapped = { x: null, y: null };

/** One drag. Each move of one that edits runs commands inside the store's open gesture. */
export interface Gesture {
  readonly kind: "move" | "scale" | "rotate" | "look";
  /** `pointer` is a pixel of the picture, `client` of the window. */
  readonly move: (pointer: ScreenPoint, held: Held, client: Point) => Snapped;
  /** Let go without having gone anywhere. */
  readonly tap?: () => void;
  /** Let go after `by` pixels of the window. */
  readonly drop?: (by: Point) => void;
}
