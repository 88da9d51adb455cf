import type { ColourLayer, DesignDocument, PlacedLayer, ProductDesign } from "../document.ts";
import { isPlaced } from "../layers/rules.ts";
import { carriedLettering, relettered } from "../layers/text/carry-lettering.ts";
import { designLimits } from "../limits.ts";
import type { Command } from "./command.ts";
import { patched, productOf, withProduct } from "./edit.ts";

type Of<T extends Command["type"]> = Command & { readonly type: T };

/** Another template under the same text and pictures; the customer's zone colours go over to it. */
export function changeTemplate(
  document: DesignDocument,
  command: Of<"change_template">,
): DesignDocument {
  const { product, template, colourway } = command;
  const design = productOf(document, product);
  const layers = [
    ...matchZones(
      design.layers.filter((layer) => !isPlaced(layer)),
      command.zones,
    ),
    ...lettered(design, command),
  ];
  const next = patched<ProductDesign>(design, {
    template,
    colourway: colourway ?? null,
    // Only sponsors of the new template, which come last, can be too many.
    layers: layers.slice(0, designLimits.layersPerProduct),
  });
  return withProduct(document, product, next);
}

export function chooseColourway(
  document: DesignDocument,
  command: Of<"choose_colourway">,
): DesignDocument {
  const design = productOf(document, command.product);
  const layers = lettered(design, command);
  return withProduct(document, command.product, {
    ...design,
    colourway: command.colourway,
    layers,
  });
}

/**
 * The customer's colours on another template's zones: a zone of the same name keeps its colour, the
 * others go to the zones still free, in order; colours without a zone left are dropped.
 */
export function matchZones(
  layers: readonly ColourLayer[],
  zones: readonly string[],
): ColourLayer[] {
  const kept = new Set(layers.map((layer) => layer.zone).filter((zone) => zones.includes(zone)));
  const free = zones.filter((zone) => !kept.has(zone));
  return layers.flatMap((layer): ColourLayer[] => {
    if (kept.has(layer.zone)) return [layer];
    const zone = free.shift();
    return zone === undefined ? [] : [{ ...layer, zone }];
  });
}

function lettered(
  design: ProductDesign,
  { lettering, text_colours }: Of<"change_template" | "choose_colourway">,
): PlacedLayer[] {
  return carriedLettering(
    design.layers.filter(isPlaced),
    lettering ?? { from: [], to: [] },
    (layer) => relettered(layer, text_colours),
  );
}
