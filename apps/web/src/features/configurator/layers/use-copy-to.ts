import { isPlaced, type Layer, measureOf, withMeasure } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import { useEditor } from "../../../editor/model/editor-context.ts";
import { baseGarment, fetchPattern } from "../../../editor/garments/patterns.ts";
import { report } from "../../../lib/report.ts";
import { newLayerId, startPlace } from "../panels/new-layer.ts";

/** Puts a copy of a text or picture on another product: in the middle of the side that is shown, no wider than fits. */
export function useCopyTo(): (layer: Layer, product: ProductId) => void {
  const { store } = useEditor();
  return (layer, product) => void copy(layer, product).catch((e: unknown) => report(e, "copying"));

  async function copy(layer: Layer, product: ProductId): Promise<void> {
    if (!isPlaced(layer)) return;
    await fetchPattern(product);
    const { side, product: from } = store.state();
    const place = startPlace(product, side);
    const factor = Math.min(1, widthOf(product, place.piece) / widthOf(from, layer.piece));
    const id = newLayerId();
    const { link: _link, ...made } = {
      ...withMeasure(layer, rounded(measureOf(layer) * factor)),
      ...place,
      id,
      locked: false,
      hidden: false,
    };
    store.beginGesture("copy_to");
    if (!store.run({ type: "add_layer", product, layer: made })) {
      store.bailGesture();
      return;
    }
    store.endGesture();
    store.show({ product });
    store.select([id]);
  }
}

function widthOf(product: ProductId, piece: string): number {
  const found = baseGarment(product).pieces.find(({ id }) => id === piece);
  return found ? found.bounds.right - found.bounds.left : 1;
}

function rounded(value: number): number {
  return Math.max(5, Math.round(value * 10) / 10);
}
