import type { AnswerBodyOf, getConfiguratorSet } from "@holeshot/contract";
import { type DesignDocument, isLettering, type TextLayer } from "@holeshot/design";
import type { DemoRider } from "./riders.ts";

type ConfiguratorSet = AnswerBodyOf<typeof getConfiguratorSet, 200>;
type Kit = ConfiguratorSet["templates"][number];
type Lettering = Kit["colourways"][number]["texts"][string][string];

/** A template made somebody's own: a colourway, and their name, number and sponsors in the places the template keeps. */
export function personalDesign(kit: Kit, rider: DemoRider, turn: number): DesignDocument {
  const colourway = kit.colourways[turn % Math.max(1, kit.colourways.length)];
  const { document } = kit;
  const products = Object.entries(document.products).map(([id, product]) => {
    const layers = product.layers.map((layer) => {
      if (!isLettering(layer)) return layer;
      const colours = colourway?.texts[id]?.[layer.id];
      return withWords(colours === undefined ? layer : withColours(layer, colours), rider);
    });
    return [
      id,
      { ...product, layers, ...(colourway === undefined ? {} : { colourway: colourway.id }) },
    ];
  });
  return { ...document, products: Object.fromEntries(products) as DesignDocument["products"] };
}

function withWords({ sample: _sample, ...layer }: TextLayer, rider: DemoRider): TextLayer {
  if (layer.role === undefined) return layer;
  return { ...layer, text: layer.role === "name" ? rider.last.toUpperCase() : rider.number };
}

function withColours(layer: TextLayer, { colour, outlines }: Lettering): TextLayer {
  const [first = layer.stroke.colour, ...more] = outlines;
  const strokes = layer.strokes?.map((stroke, at) => ({
    ...stroke,
    colour: more[at] ?? stroke.colour,
  }));
  return {
    ...layer,
    colour,
    stroke: { ...layer.stroke, colour: first },
    ...(strokes ? { strokes } : {}),
  };
}
