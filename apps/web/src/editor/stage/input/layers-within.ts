import { isPlaced } from "@holeshot/design";
import { type EditorParts, layersOf } from "../../model/editor-context.ts";
import { type Marquee, touches } from "../../tools/marquee-gesture.ts";
import { frameLine } from "../frame/frame-line.ts";
import { layerBox } from "../frame/layer-box.ts";
import type { ClothView } from "../view/cloth-view.ts";

/** The layers that a drawn rectangle touches where they are in sight; what is hidden or locked stays out of it. */
export function layersWithin(
  parts: EditorParts,
  view: ClothView,
  ratio: number,
  marquee: Marquee,
): readonly string[] {
  const { editing, product } = parts.store.state();
  const facts = { ...parts, garment: view.garment };
  return layersOf(editing.document, product).flatMap((layer) => {
    if (!isPlaced(layer) || layer.hidden || layer.locked) return [];
    const box = layerBox(layer, facts);
    const line = box && frameLine(box, view, ratio, null);
    return line && touches(line, marquee) ? [layer.id] : [];
  });
}
