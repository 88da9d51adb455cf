import type { DesignDocument, ImageSource, Layer, ProductDesign } from "./document.ts";
import { fillPatterns } from "./limits.ts";
import type { DesignProblem } from "./problems.ts";

/** What the shop sells, as questions a document's names are put to. Each answers whether the name exists. */
export interface CatalogueLookup {
  readonly pattern: (pattern: number) => boolean;
  /** Whether the product belongs to the set the design is of. */
  readonly product: (product: string) => boolean;
  readonly template: (product: string, template: string) => boolean;
  readonly colourway: (product: string, template: string, colourway: string) => boolean;
  readonly zone: (product: string, template: string, zone: string) => boolean;
  /** Whether the piece exists and is printed, so that artwork can be put on it. */
  readonly piece: (product: string, piece: string) => boolean;
  readonly font: (font: string) => boolean;
  readonly property: (product: string, property: string) => boolean;
  readonly value: (product: string, property: string, value: string) => boolean;
}

/**
 * Every name in the document that the catalogue does not know, with its path. Code is
 * `unknown_reference`, `params.kind` says what was looked for. Pictures are not looked up here:
 * see `imageSources`.
 */
export function checkReferences(
  document: DesignDocument,
  catalogue: CatalogueLookup,
): DesignProblem[] {
  const problems: DesignProblem[] = [];
  if (!catalogue.pattern(document.pattern)) {
    problems.push(unknown("pattern", "pattern", String(document.pattern)));
  }
  for (const [name, product] of Object.entries(document.products)) {
    const path = `products.${name}`;
    if (catalogue.product(name)) problems.push(...checkProduct(path, name, product, catalogue));
    else problems.push(unknown(path, "product", name));
  }
  return problems;
}

/** The pictures a document shows, each once, in the order of first use. */
export function imageSources(document: DesignDocument): ImageSource[] {
  const found = new Map<string, ImageSource>();
  for (const product of Object.values(document.products)) {
    for (const layer of product.layers) {
      if (layer.kind === "image")
        found.set(`${layer.source.type} ${layer.source.id}`, layer.source);
    }
  }
  return [...found.values()];
}

function checkProduct(
  path: string,
  name: string,
  product: ProductDesign,
  catalogue: CatalogueLookup,
): DesignProblem[] {
  const problems: DesignProblem[] = [];
  const { template, colourway } = product;
  const known = catalogue.template(name, template);
  if (!known) problems.push(unknown(`${path}.template`, "template", template));
  else if (colourway !== undefined && !catalogue.colourway(name, template, colourway)) {
    problems.push(unknown(`${path}.colourway`, "colourway", colourway));
  }
  product.layers.forEach((layer, index) => {
    const at = `${path}.layers.${index}`;
    const zoneKnown = (zone: string) => !known || catalogue.zone(name, template, zone);
    problems.push(...checkLayer(at, name, layer, zoneKnown, catalogue));
  });
  for (const [property, value] of Object.entries(product.properties)) {
    const at = `${path}.properties.${property}`;
    if (!catalogue.property(name, property)) problems.push(unknown(at, "property", property));
    else if (!catalogue.value(name, property, value)) problems.push(unknown(at, "value", value));
  }
  return problems;
}

function checkLayer(
  at: string,
  product: string,
  layer: Layer,
  zoneKnown: (zone: string) => boolean,
  catalogue: CatalogueLookup,
): DesignProblem[] {
  const problems: DesignProblem[] = [];
  if (layer.kind === "colour") {
    if (!zoneKnown(layer.zone)) problems.push(unknown(`${at}.zone`, "zone", layer.zone));
    const rule = layer.fill?.pattern;
    if (rule !== undefined && !fillPatterns.some((name) => name === rule)) {
      problems.push(unknown(`${at}.fill.pattern`, "fill_pattern", rule));
    }
    return problems;
  }
  if (!catalogue.piece(product, layer.piece)) {
    problems.push(unknown(`${at}.piece`, "piece", layer.piece));
  }
  if (layer.kind === "text" && !catalogue.font(layer.font)) {
    problems.push(unknown(`${at}.font`, "font", layer.font));
  }
  return problems;
}

function unknown(path: string, kind: string, id: string): DesignProblem {
  return { path, code: "unknown_reference", params: { kind, id } };
}
