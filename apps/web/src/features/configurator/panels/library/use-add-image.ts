import type { ImageSource } from "@holeshot/design";
import { useEditor } from "../../../../editor/model/editor-context.ts";
import { newImage } from "../new-layer.ts";

/** Puts a picture on the middle of the side that is shown, and chooses it. */
export function useAddImage(): (source: ImageSource, name: string) => void {
  const { store } = useEditor();
  return (source, name) => {
    const { product, side } = store.state();
    const layer = newImage(product, side, source, name.slice(0, 80));
    if (store.run({ type: "add_layer", product, layer })) store.select([layer.id]);
  };
}
