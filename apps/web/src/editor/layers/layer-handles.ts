import type { PlacedLayer } from "@holeshot/design";
import type { AssetStore } from "../assets/asset-store.ts";
import type { Handle } from "../stage/frame/handles.ts";
import type { PlacedBox } from "../stage/frame/layer-box.ts";
import type { Gesture, GestureStart } from "../tools/gesture.ts";

/** The handles whose meaning goes by what a layer is; all others scale and turn. */
export type OwnHandle = Exclude<Handle, "scale" | "rotate">;

/**
 * A kind of layer while it is chosen: its handles and its measures. Methods, so that one kind's may stand where any kind's
 * are asked: they are only ever asked about their own layers.
 */
export interface LayerHandles<L extends PlacedLayer> {
  /** Whether its sides can be drawn in and out. */
  readonly sides: boolean;
  /** The gesture that a handle begins; null where there is none, or not yet. */
  drag(handle: OwnHandle, start: GestureStart, layer: L, assets: AssetStore): Gesture | null;
  /** Where the handle that bends it stands, in shares of the frame's height from its centre; null for what does not bend. */
  bendAt(layer: L, box: PlacedBox): number | null;
  /** How far it is bent, degrees. */
  bend(layer: L): number;
  /** Pixels an inch as it stands; null for what has none. */
  dpi(layer: L, assets: AssetStore): number | null;
}
