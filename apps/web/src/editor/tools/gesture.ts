import type { ProductId } from "@holeshot/domain";
import type { Point, ScreenPoint } from "@holeshot/geometry";
import type { EditorStore } from "../model/editor-store.ts";
import type { ClothView, LocalMap } from "../stage/view/cloth-view.ts";
import type { PlacedBox } from "../stage/frame/layer-box.ts";

/** Keys held while the pointer moves. */
export interface Held {
  readonly shift: boolean;
  /** Ctrl or Cmd, or the magnet is off: nothing snaps. */
  readonly free: boolean;
}

/** A point of a piece of the garment that is drawn. */
type Spot = Pick<PlacedBox, "piece" | "x" | "y">;

/** What a drag started on, fixed for its whole course so that nothing drifts. */
export interface GestureStart {
  readonly store: EditorStore;
  readonly product: ProductId;
  /** All on one piece when there are several. */
  readonly layers: readonly string[];
  /** Frame of the layer, or of all of them together. */
  readonly box: PlacedBox;
  readonly view: ClothView;
  readonly map: LocalMap;
  readonly pointer: ScreenPoint;
  readonly guides: Guides;
  /** What the document is to say of a layer that is to stand at a point of the cloth in sight. */
  readonly placeAt: (layer: string, at: Spot) => Point;
  /** The document's millimetres of a point of the cloth in sight. */
  readonly basePoint: (at: Spot) => Point;
  /** Called before several are moved by one measure: see `settle`. */
  readonly settle: () => void;
  /** The layer goes on over seams, or would once it is moved over one: nobody has said that it is to be cut off there. */
  readonly goesOn: boolean;
  /** Pieces the layer may be carried onto; empty when it has to stay on its own. */
  readonly pieces: ReadonlySet<string>;
}

/** A place along one axis that a box may hold on to, piece mm. */
export interface Stop {
  /** Where the box's centre comes to lie. */
  readonly centre: number;
  /** The line that shows why. */
  readonly line: number;
}

/** Stops worth holding on to for a box where it is wished. */
export type Guides = (box: PlacedBox) => {
  readonly xs: readonly Stop[];
  readonly ys: readonly Stop[];
};

/** The guide lines a drag holds on to now, for drawing. */
export interface Snapped {
  readonly x: number | null;
  readonly y: number | null;
}

export const notSnapped: Snapped = { x: null, y: null };

export type GestureKind = "move" | "scale" | "rotate" | "width" | "curve" | "look" | "marquee";

/** Whether it changes the design, as one step. */
export function edits({ kind }: Pick<Gesture, "kind">): boolean {
  return kind !== "look" && kind !== "marquee";
}

/** One drag. Each move of one that edits runs commands inside the store's open gesture. */
export interface Gesture {
  readonly kind: GestureKind;
  /** `pointer` is a pixel of the picture, `client` of the window. */
  readonly move: (pointer: ScreenPoint, held: Held, client: Point) => Snapped;
  /** Let go without having gone anywhere. */
  readonly tap?: () => void;
  /** Let go after `by` pixels of the window. */
  readonly drop?: (by: Point) => void;
}
