import type { ProductId } from "@holeshot/domain";
import { useEditor } from "../../../editor/model/editor-context.ts";
import { useChooseLayer } from "../layers/use-choose-layer.ts";

/** Turns product and garment to a layer and chooses it. */
export function useShowLayer(): (found: {
  readonly product: ProductId;
  readonly layer: string;
}) => void {
  const { store } = useEditor();
  const choose = useChooseLayer();
  return ({ product, layer }) => {
    if (store.state().product !== product) store.show({ product });
    const found = store
      .state()
      .editing.document.products[product]?.layers.find(({ id }) => id === layer);
    if (found) choose(found, false);
  };
}
