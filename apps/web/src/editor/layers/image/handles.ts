import { effectiveDpi } from "@holeshot/artwork";
import type { ImageLayer } from "@holeshot/design";
import { cropGesture } from "../../tools/width-gesture.ts";
import type { LayerHandles } from "../layer-handles.ts";

/** The sides crop it. */
export const imageHandles: LayerHandles<ImageLayer> = {
  sides: true,
  drag: (handle, start, layer) => cropGesture(start, layer, handle === "width-left" ? -1 : 1),
  bendAt: () => null,
  bend: () => 0,
  dpi: (layer, assets) => {
    const pixel = assets.pixel(layer.source);
    return pixel ? effectiveDpi(layer, pixel) : null;
  },
};
