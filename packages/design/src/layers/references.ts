import type { Layer, LayerOf } from "../document.ts";
import { colourReferences } from "./colour/references.ts";
import { imageReferences } from "./image/references.ts";
import type { LayerKind } from "./kinds.ts";
import type { Reference, ReferenceRules } from "./layer-rules.ts";
import { isPlaced } from "./rules.ts";
import { textReferences } from "./text/references.ts";

const rules: { readonly [K in LayerKind]: ReferenceRules<LayerOf<K>> } = {
  colour: colourReferences,
  text: textReferences,
  image: imageReferences,
};

/** Every name a layer has in the catalogue, pictures apart. */
export function referencesOf(layer: Layer): readonly Reference[] {
  const own: ReferenceRules<Layer> = rules[layer.kind];
  const found = own.references(layer);
  return isPlaced(layer) ? [{ field: "piece", kind: "piece", id: layer.piece }, ...found] : found;
}
