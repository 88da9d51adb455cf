import type { ImageSource } from "@holeshot/design";
import { layersOf, useEditor } from "../../../../editor/model/editor-context.ts";
import { useOpenDesign } from "../../design-context.ts";
import { newImage, startPlace } from "../new-layer.ts";
import { imagePlace } from "./image-place.ts";

/**
 * Puts a picture on the side that is shown and chooses it. One's own goes in the place of a sponsor that only stands in, where
 * there is one: the shop's drawings are no sponsors.
 */
export function useAddImage(): (source: ImageSource, name: string) => void {
  const { store } = useEditor();
  const { set } = useOpenDesign();
  return (source, name) => {
    const { product, side, editing } = store.state();
    const layers = layersOf(editing.document, product);
    const template = editing.document.products[product]?.template;
    const kit = set.templates.find(({ id }) => id === template);
    const own = kit && source.type === "image" ? layersOf(kit.document, product) : [];
    const { place, instead } = imagePlace(layers, own, startPlace(product, side));
    const layer = { ...newImage(product, side, source, name.slice(0, 80)), ...place };
    store.beginGesture("add_layer");
    if (instead !== null) store.run({ type: "remove_layers", product, layers: [instead] });
    // All of it or nothing; why not is told as for any other act.
    if (!store.run({ type: "add_layer", product, layer })) return store.bailGesture();
    store.endGesture();
    store.select([layer.id]);
  };
}
