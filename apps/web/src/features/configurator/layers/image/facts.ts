import type { ImageLayer } from "@holeshot/design";
import type { LayerFacts } from "../layer-facts.ts";

export const imageFacts: LayerFacts<ImageLayer> = {
  panel: "images",
  nameOf: (_layer, t) => t("editor.panel.images"),
  flip: ({ id, mirrored }, product) => ({
    type: "set_image",
    product,
    layer: id,
    image: { mirrored: !mirrored },
  }),
  traceable: (layer) => (layer.source.type === "image" && !layer.locked ? layer : null),
};
