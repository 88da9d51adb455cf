import type { TextLayer } from "@holeshot/design";
import { curveGesture, curveHandleShare } from "../../tools/curve-gesture.ts";
import { spreadGesture } from "../../tools/width-gesture.ts";
import type { LayerHandles } from "../layer-handles.ts";

/** The sides spread its letters, the diamond bends its line. */
export const textHandles: LayerHandles<TextLayer> = {
  sides: true,
  drag: (handle, start, layer, assets) => {
    if (handle === "curve") return curveGesture(start, layer);
    const shaper = assets.font(layer.font);
    return shaper ? spreadGesture(start, layer, shaper) : null;
  },
  bendAt: curveHandleShare,
  bend: ({ curve }) => curve?.amount ?? 0,
  dpi: () => null,
};
