import { isPlaced, type Layer } from "@holeshot/design";
import { useEditor } from "../../../editor/model/editor-context.ts";
import { sideOf } from "../panels/new-layer.ts";

/** Chooses a layer from the list, alone or with the others, and turns the garment to where it is. */
export function useChooseLayer(): (layer: Layer, more: boolean) => void {
  const { store } = useEditor();
  return (layer, more) => {
    const { selection, product, side } = store.state();
    if (more) {
      const without = selection.filter((id) => id !== layer.id);
      store.select(without.length < selection.length ? without : [...selection, layer.id]);
      return;
    }
    if (!isPlaced(layer)) store.selectZone(layer.zone);
    else {
      const shows = sideOf(product, layer.piece, side);
      if (shows !== side) store.show({ side: shows });
    }
    store.select([layer.id]);
  };
}
