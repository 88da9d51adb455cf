import {
  buildScene,
  colourwayOf,
  type Drawables,
  type Scene,
  sceneInput,
  startDocument,
} from "@holeshot/artwork";
import type { DesignDocument } from "@holeshot/design";
import type { ConfiguratorSet } from "../../catalogue/index.ts";
import type { Loaded } from "./load-images.ts";
import { chosenFor, type ShownGarment } from "./shown-garment.ts";

/** The artwork of one product of a design, on the garment it is shown on. */
export function productScene(
  set: ConfiguratorSet,
  given: DesignDocument,
  shown: ShownGarment,
  fonts: Drawables["fonts"],
  loaded: Loaded,
): Scene {
  const { product, garment, base, memo } = shown;
  const document = withProduct(set, given, shown);
  const design = document.products[product];
  const template = set.templates.find(({ id }) => id === design?.template);
  const art = template?.art[product];
  if (!design || !template || !art) throw new Error(`There is no template for ${product}.`);
  const kit = { art, colours: colourwayOf(template, design)?.zones ?? {} };
  const drawables: Drawables = {
    fonts,
    vectors: ({ id }) => loaded.vectors.get(id),
    images: ({ id }) => loaded.pixels.get(id),
  };
  const chosen = chosenFor(shown, design.properties);
  const facts = { document, garment, base, kit, drawables };
  return buildScene(sceneInput(facts, { memo, ...(chosen && { chosen }) }));
}

/** A product the document leaves out is shown in the set's first template, as an empty one would be. */
function withProduct(
  set: ConfiguratorSet,
  document: DesignDocument,
  { product }: ShownGarment,
): DesignDocument {
  if (document.products[product] || !set.templates[0]) return document;
  const { products } = startDocument(set.templates[0], [product]);
  const plain = products[product];
  if (!plain) return document;
  return {
    ...document,
    products: { ...document.products, [product]: { ...plain, layers: [] } },
  };
}
