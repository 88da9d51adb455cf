import type { ProductId } from "@holeshot/garments";
import type { DesignDocument, Layer } from "../document.ts";
import { changeLayer } from "./edit.ts";
import { linkedLayers } from "./linked-layers.ts";

/** Changes a layer and all layers linked to it, each once; leaves those alone that come out the same. */
export function changeLinked(
  document: DesignDocument,
  product: ProductId,
  layer: Layer,
  change: (layer: Layer) => Layer,
): DesignDocument {
  const all = [
    { product, layer: layer.id },
    ...linkedLayers(document, product, layer).map((one) => ({
      product: one.product,
      layer: one.layer,
    })),
  ];
  return all.reduce(
    (next, ref) =>
      changeLayer(next, ref.product, ref.layer, (one) => {
        const changed = change(one);
        return JSON.stringify(changed) === JSON.stringify(one) ? one : changed;
      }),
    document,
  );
}
