import type { AssetStore } from "../assets/asset-store.ts";
import { layersOf } from "../model/editor-context.ts";
import { curveGesture } from "../tools/curve-gesture.ts";
import type { Gesture, GestureStart } from "../tools/gesture.ts";
import { rotateGesture } from "../tools/rotate-gesture.ts";
import { scaleGesture } from "../tools/scale-gesture.ts";
import { cropGesture, spreadGesture } from "../tools/width-gesture.ts";
import type { Handle } from "./handles.ts";

/** The gesture that a handle of the frame begins. */
export function handleGesture(
  handle: Handle,
  start: GestureStart,
  assets: AssetStore,
): Gesture | null {
  if (handle === "scale") return scaleGesture(start);
  if (handle === "rotate") return rotateGesture(start);
  const { editing, product } = start.store.state();
  const [id] = start.layers;
  const layer = layersOf(editing.document, product).find((each) => each.id === id);
  if (layer?.kind === "text") {
    if (handle === "curve") return curveGesture(start, layer);
    const shaper = assets.font(layer.font);
    return shaper ? spreadGesture(start, layer, shaper) : null;
  }
  if (layer?.kind !== "image") return null;
  return cropGesture(start, layer, handle === "width-left" ? -1 : 1);
}
