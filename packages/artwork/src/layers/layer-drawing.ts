import type { PlacedLayer } from "@holeshot/design";
import type { Piece } from "@holeshot/garments";
import type { Drawables } from "../make-scene-input.ts";
import type { SceneInput } from "../scene-input.ts";
import type { SceneMemo } from "../scene-memo.ts";
import type { TextKit } from "../text/text-box.ts";
import type { LayerItems } from "./layer-items.ts";

/** Sides of a layer's frame before it is turned, mm. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/**
 * How a kind of layer is drawn. Methods, so that one kind's may stand where any kind's are asked: they are only ever
 * asked about their own layers.
 */
export interface LayerDrawing<L extends PlacedLayer> {
  items(input: SceneInput, layer: L, piece: Piece, memo: SceneMemo): LayerItems;
  /** Null while the layer's face or picture has not arrived. */
  frame(layer: L, drawables: Drawables, kit: TextKit | undefined): FrameSize | null;
}
