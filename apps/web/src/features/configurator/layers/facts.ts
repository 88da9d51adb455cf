import type { Layer, LayerKind, LayerOf } from "@holeshot/design";
import { colourFacts } from "./colour/facts.ts";
import { imageFacts } from "./image/facts.ts";
import type { LayerFacts } from "./layer-facts.ts";
import { textFacts } from "./text/facts.ts";

const facts: { readonly [K in LayerKind]: LayerFacts<LayerOf<K>> } = {
  colour: colourFacts,
  text: textFacts,
  image: imageFacts,
};

/** What the editor knows of a kind of layer. */
export function factsOf(kind: LayerKind): LayerFacts<Layer> {
  return facts[kind];
}
