import { isPlaced, type Layer, type PlacedLayer } from "@holeshot/design";
import { useEditor } from "../../../editor/model/editor-context.ts";
import { sideOf } from "../panels/new-layer.ts";

/** Chooses a layer from the list, alone or with the others, and turns the garment to where it is. */
export function useChooseLayer(): (layer: Layer, more: boolean) => void {
  const { store } = useEditor();
  const turn = useTurnTo();
  return (layer, more) => {
    const { selection } = store.state();
    if (more) {
      const without = selection.filter((id) => id !== layer.id);
      store.select(without.length < selection.length ? without : [...selection, layer.id]);
      return;
    }
    if (isPlaced(layer)) turn([layer]);
    else store.selectZone(layer.zone);
    store.select([layer.id]);
  };
}

/** Turns the garment to the first of these layers, unless one of them is in sight. */
export function useTurnTo(): (layers: readonly PlacedLayer[]) => void {
  const { store } = useEditor();
  return (layers) => {
    const { product, side } = store.state();
    const sides = layers.map(({ piece }) => sideOf(product, piece, side));
    const [first] = sides;
    if (first && !sides.includes(side)) store.show({ side: first });
  };
}
