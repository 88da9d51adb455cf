import type { ProductId } from "@holeshot/garments";
import type { DesignDocument, Layer, ProductDesign } from "../document.ts";
import { Refused } from "./refused.ts";

/** The product's design. */
export function productOf(document: DesignDocument, product: ProductId): ProductDesign {
  const design = Object.hasOwn(document.products, product) ? document.products[product] : undefined;
  if (!design) throw new Refused("unknown_product");
  return design;
}

/** The document with one product put in place; the same document if it is the same product. */
export function withProduct(
  document: DesignDocument,
  product: ProductId,
  design: ProductDesign,
): DesignDocument {
  if (document.products[product] === design) return document;
  return { ...document, products: { ...document.products, [product]: design } };
}

/** The document with one product's layers put in place. */
export function withLayers(
  document: DesignDocument,
  product: ProductId,
  layers: readonly Layer[],
): DesignDocument {
  return withProduct(document, product, { ...productOf(document, product), layers });
}

export function layerOf(document: DesignDocument, product: ProductId, id: string): Layer {
  const layer = productOf(document, product).layers.find((one) => one.id === id);
  if (!layer) throw new Refused("unknown_layer");
  return layer;
}

/** A layer that may be changed. */
export function openLayer(document: DesignDocument, product: ProductId, id: string): Layer {
  const layer = layerOf(document, product, id);
  if (layer.locked) throw new Refused("layer_locked");
  return layer;
}

/** The document with one layer changed by `change`. */
export function changeLayer(
  document: DesignDocument,
  product: ProductId,
  id: string,
  change: (layer: Layer) => Layer,
): DesignDocument {
  const design = productOf(document, product);
  let changed = false;
  const layers = design.layers.map((layer) => {
    if (layer.id !== id) return layer;
    const next = change(layer);
    changed ||= next !== layer;
    return next;
  });
  return changed ? withLayers(document, product, layers) : document;
}

/** Numbers as they are stored: thousandths of a mm or degree are finer than any cloth. */
export function tidy(value: number): number {
  const rounded = Math.round(value * 1000) / 1000;
  return rounded === 0 ? 0 : rounded;
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/** An object with `changes` laid over it: undefined keeps, null removes. The same object if nothing differs. */
export function patched<T extends object>(
  target: T,
  changes: Readonly<Record<string, unknown>>,
): T {
  const next: Record<string, unknown> = Object.fromEntries(Object.entries(target));
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) continue;
    if (value === null) delete next[key];
    else next[key] = value;
  }
  return next as T;
}
