import type { LayerOf, PlacedLayer } from "@holeshot/design";
import { imageFindings } from "./image/findings.ts";
import type { LayerFindings } from "./layer-findings.ts";
import { textFindings } from "./text/findings.ts";

const findings: { readonly [K in PlacedLayer["kind"]]: LayerFindings<LayerOf<K>> } = {
  text: textFindings,
  image: imageFindings,
};

/** What may go wrong with the layer's own kind. */
export function findingsOf(layer: PlacedLayer): LayerFindings<PlacedLayer> {
  return findings[layer.kind];
}
