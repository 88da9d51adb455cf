import type { DesignDocument, Layer, ProductDesign } from "../document.ts";
import { rulesOf } from "../layers/rules.ts";
import type { Edit } from "./edit.ts";

/** What came of an act. */
export interface Applied {
  readonly document: DesignDocument;
  /** How many of its edits still had something to change; the others are passed over. */
  readonly count: number;
}

/**
 * Makes an act's edits in whatever the document has become meanwhile. Never fails: what is gone is passed over, so that all
 * who apply the same acts in the same order have the same document. Whether it is a sound one the server judges before an
 * act gets its place.
 */
export function applyEdits(document: DesignDocument, edits: readonly Edit[]): Applied {
  let count = 0;
  const next = edits.reduce((before, edit) => {
    const after = applyEdit(before, edit);
    if (after === null) return before;
    count += 1;
    return after;
  }, document);
  return { document: next, count };
}

function applyEdit(document: DesignDocument, edit: Edit): DesignDocument | null {
  if (edit.at === "pattern") return { ...document, pattern: edit.pattern };
  const { [edit.product]: design, ...others } = document.products;
  if (edit.at === "put") {
    return { ...document, products: { ...document.products, [edit.product]: edit.design } };
  }
  if (!design) return null;
  if (edit.at === "drop") return { ...document, products: others };
  const next = inProduct(design, edit);
  return next && { ...document, products: { ...document.products, [edit.product]: next } };
}

type ProductEdit = Exclude<Edit, { readonly at: "pattern" | "put" | "drop" }>;

function inProduct(design: ProductDesign, edit: ProductEdit): ProductDesign | null {
  if (edit.at === "product") return reframed(design, edit);
  const layers = inLayers(design.layers, edit);
  return layers && { ...design, layers };
}

function reframed(
  design: ProductDesign,
  { template, colourway, properties }: ProductEdit & { readonly at: "product" },
): ProductDesign {
  const { colourway: own, ...rest } = design;
  const chosen = colourway === undefined ? own : (colourway ?? undefined);
  return {
    ...rest,
    ...(chosen !== undefined && { colourway: chosen }),
    ...(template !== undefined && { template }),
    ...(properties && { properties: chosenOf({ ...design.properties, ...properties }) }),
  };
}

function chosenOf(properties: Readonly<Record<string, string | null>>): Record<string, string> {
  const chosen = Object.entries(properties).filter(([, value]) => value !== null);
  return Object.fromEntries(chosen) as Record<string, string>;
}

type LayerEdit = Exclude<ProductEdit, { readonly at: "product" }>;

function inLayers(layers: readonly Layer[], edit: LayerEdit): readonly Layer[] | null {
  if (edit.at === "add") return withLayer(layers, edit.layer, edit.above);
  const index = layers.findIndex(({ id }) => id === edit.layer);
  const layer = layers[index];
  if (!layer) return null;
  if (edit.at === "remove") return layers.toSpliced(index, 1);
  if (edit.at === "order") {
    const rest = layers.toSpliced(index, 1);
    // Above one that is gone means nothing any more: it stays where it is.
    const to = placeAbove(rest, edit.above) ?? index;
    return rest.toSpliced(to, 0, layer);
  }
  return layers.with(index, changedLayer(layer, edit));
}

/** A layer that is there already, or a zone that somebody has coloured meanwhile, takes over what was to be added. */
function withLayer(layers: readonly Layer[], layer: Layer, above: string | null): Layer[] {
  const known = layers.findIndex(({ id }) => id === layer.id);
  if (known >= 0) return layers.with(known, layer);
  const own = uniqueOf(layer);
  const taken = own === null ? -1 : layers.findIndex((each) => uniqueOf(each) === own);
  const there = layers[taken];
  if (there) return layers.with(taken, { ...layer, id: there.id });
  return layers.toSpliced(placeAbove(layers, above) ?? layers.length, 0, layer);
}

function uniqueOf(layer: Layer): string | null {
  const own = rulesOf(layer)?.unique(layer) ?? null;
  return own && `${layer.kind} ${own.value}`;
}

function placeAbove(layers: readonly Layer[], above: string | null): number | null {
  if (above === null) return 0;
  const index = layers.findIndex(({ id }) => id === above);
  return index < 0 ? null : index + 1;
}

/** A layer with an edit made in it. */
export function changedLayer(
  layer: Layer,
  { set, unset = [] }: LayerEdit & { readonly at: "layer" },
): Layer {
  const next: Record<string, unknown> = { ...layer, ...set, id: layer.id };
  for (const name of unset) delete next[name];
  return next as unknown as Layer;
}
