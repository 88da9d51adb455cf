import { isPlaced } from "@holeshot/design";
import type { AssetStore } from "../../assets/asset-store.ts";
import { handlesOf } from "../../layers/handles.ts";
import { layersOf } from "../../model/editor-context.ts";
import type { Gesture, GestureStart } from "../../tools/gesture.ts";
import { rotateGesture } from "../../tools/rotate-gesture.ts";
import { scaleGesture } from "../../tools/scale-gesture.ts";
import type { Handle } from "../frame/handles.ts";

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
  if (!layer || !isPlaced(layer)) return null;
  return handlesOf(layer).drag(handle, start, layer, assets);
}
