import type { ColourLayer, Layer } from "../../document.ts";

/** The layer that holds the customer's colour for a zone, among a product's layers. */
export function zoneLayer(layers: readonly Layer[], zone: string): ColourLayer | undefined {
  return layers.find(
    (layer): layer is ColourLayer => layer.kind === "colour" && layer.zone === zone,
  );
}
