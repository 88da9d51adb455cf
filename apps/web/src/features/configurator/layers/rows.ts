import type { Layer, LayerKind, LayerOf } from "@holeshot/design";
import { colourRow } from "./colour/row.tsx";
import { imageRow } from "./image/row.tsx";
import type { LayerRow } from "./layer-facts.ts";
import { textRow } from "./text/row.tsx";

const rows: { readonly [K in LayerKind]: LayerRow<LayerOf<K>> } = {
  colour: colourRow,
  text: textRow,
  image: imageRow,
};

/** How a layer of a kind stands in the list. */
export function rowOf(kind: LayerKind): LayerRow<Layer> {
  return rows[kind];
}
