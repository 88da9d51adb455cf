import type { DesignDocument, ImageSource, Layer, ProductDesign } from "./document.ts";
import type { Reference } from "./layers/layer-rules.ts";
import { referencesOf } from "./layers/references.ts";
import { rulesOf } from "./layers/rules.ts";
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
      for (const { source } of rulesOf(layer).pictures(layer)) {
        found.set(`${source.type} ${source.id}`, source);
      }
    }
  }
  return [...found.values()];
}

/** The path of the first field that names a picture of this id; undefined where none does. */
export function picturePath(document: DesignDocument, id: string): string | undefined {
  for (const [product, { layers }] of Object.entries(document.products)) {
    for (const [index, layer] of layers.entries()) {
      const found = rulesOf(layer)
        .pictures(layer)
        .find(({ source }) => source.id === id);
      if (found) return `products.${product}.layers.${index}.${found.field}.id`;
    }
  }
  return undefined;
}

/** The faces that some layers are set in, each once, in the order of first use. */
export function fontsOf(layers: readonly Layer[]): string[] {
  return [...new Set(layers.flatMap((layer) => rulesOf(layer).fonts(layer)))];
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
  const lookups: Known = {
    zone: (zone) => !known || catalogue.zone(name, template, zone),
    fill_pattern: (rule) => fillPatterns.some((pattern) => pattern === rule),
    piece: (piece) => catalogue.piece(name, piece),
    font: catalogue.font,
  };
  product.layers.forEach((layer, index) => {
    const at = `${path}.layers.${index}`;
    problems.push(...checkLayer(at, layer, lookups));
  });
  for (const [property, value] of Object.entries(product.properties)) {
    const at = `${path}.properties.${property}`;
    if (!catalogue.property(name, property)) problems.push(unknown(at, "property", property));
    else if (!catalogue.value(name, property, value)) problems.push(unknown(at, "value", value));
  }
  return problems;
}

type Known = Readonly<Record<Reference["kind"], (id: string) => boolean>>;

function checkLayer(at: string, layer: Layer, known: Known): DesignProblem[] {
  return referencesOf(layer).flatMap(({ field, kind, id }) =>
    known[kind](id) ? [] : [unknown(`${at}.${field}`, kind, id)],
  );
}

function unknown(path: string, kind: string, id: string): DesignProblem {
  return { path, code: "unknown_reference", params: { kind, id } };
}
