import type { ProductId } from "@holeshot/garments";
import type { DesignDocument, Layer, ProductDesign } from "../document.ts";
import { same } from "../same.ts";

/** A product without its layers. */
export type ProductFrame = Omit<ProductDesign, "layers">;

/** One difference between two documents. Null stands for "is not there". */
export type Change =
  | { readonly at: "pattern"; readonly before: number; readonly after: number }
  | {
      readonly at: "product";
      readonly product: ProductId;
      readonly before: ProductFrame | null;
      readonly after: ProductFrame | null;
    }
  | {
      readonly at: "layer";
      readonly product: ProductId;
      readonly layer: string;
      readonly before: Layer | null;
      readonly after: Layer | null;
    }
  | {
      readonly at: "order";
      readonly product: ProductId;
      readonly before: readonly string[];
      readonly after: readonly string[];
    };

/** What turns `before` into `after`. Parts that are the same object are not looked into. */
export function diffDocuments(before: DesignDocument, after: DesignDocument): Change[] {
  const changes: Change[] = [];
  if (before.pattern !== after.pattern) {
    changes.push({ at: "pattern", before: before.pattern, after: after.pattern });
  }
  const products = new Set([...Object.keys(before.products), ...Object.keys(after.products)]);
  for (const product of products as Set<ProductId>) {
    const was = before.products[product];
    const now = after.products[product];
    if (was !== now) changes.push(...diffProduct(product, was, now));
  }
  return changes;
}

/** The changes the other way round. */
export function reverseChanges(changes: readonly Change[]): Change[] {
  return changes.map(
    (change) => ({ ...change, before: change.after, after: change.before }) as Change,
  );
}

/**
 * The document with the changes made. Every change overwrites what is there, so it must be given the
 * document the changes were read from; `fitsDocument` tells.
 */
export function applyChanges(document: DesignDocument, changes: readonly Change[]): DesignDocument {
  let { pattern } = document;
  const touched = new Map<ProductId, Change[]>();
  for (const change of changes) {
    if (change.at === "pattern") pattern = change.after;
    else touched.set(change.product, [...(touched.get(change.product) ?? []), change]);
  }
  const products: Partial<Record<ProductId, ProductDesign>> = { ...document.products };
  for (const [product, own] of touched) {
    const made = applyToProduct(products[product], own);
    if (made) products[product] = made;
    else delete products[product];
  }
  return { ...document, pattern, products };
}

/** Whether the document is where the changes lead to, so that they can be taken back. */
export function fitsDocument(document: DesignDocument, changes: readonly Change[]): boolean {
  return changes.every((change) => {
    if (change.at === "pattern") return document.pattern === change.after;
    const product = document.products[change.product];
    return same(presentValue(product, change), change.after);
  });
}

/** Two rows of changes as one: what was before the first, what is after the last. */
export function joinChanges(first: readonly Change[], second: readonly Change[]): Change[] {
  const joined = new Map<string, Change>();
  for (const change of [...first, ...second]) {
    const key = keyOf(change);
    const known = joined.get(key);
    joined.set(key, known ? ({ ...change, before: known.before } as Change) : change);
  }
  return [...joined.values()].filter((change) => !same(change.before, change.after));
}

function diffProduct(
  product: ProductId,
  was: ProductDesign | undefined,
  now: ProductDesign | undefined,
): Change[] {
  const changes: Change[] = [];
  const [frameWas, frameNow] = [frameOf(was), frameOf(now)];
  if (!same(frameWas, frameNow)) {
    changes.push({ at: "product", product, before: frameWas, after: frameNow });
  }
  const layersWas = new Map(was?.layers.map((layer) => [layer.id, layer]));
  const layersNow = new Map(now?.layers.map((layer) => [layer.id, layer]));
  for (const layer of new Set([...layersWas.keys(), ...layersNow.keys()])) {
    const before = layersWas.get(layer) ?? null;
    const after = layersNow.get(layer) ?? null;
    if (before !== after && !same(before, after)) {
      changes.push({ at: "layer", product, layer, before, after });
    }
  }
  const [orderWas, orderNow] = [[...layersWas.keys()], [...layersNow.keys()]];
  if (!same(orderWas, orderNow)) {
    changes.push({ at: "order", product, before: orderWas, after: orderNow });
  }
  return changes;
}

function applyToProduct(
  product: ProductDesign | undefined,
  changes: readonly Change[],
): ProductDesign | undefined {
  let frame = frameOf(product);
  const layers = new Map(product?.layers.map((layer) => [layer.id, layer]));
  let order = product?.layers.map((layer) => layer.id) ?? [];
  for (const change of changes) {
    if (change.at === "product") frame = change.after;
    else if (change.at === "order") order = [...change.after];
    else if (change.at === "layer" && change.after) layers.set(change.layer, change.after);
    else if (change.at === "layer") layers.delete(change.layer);
  }
  if (!frame) return undefined;
  return { ...frame, layers: order.flatMap((id) => layers.get(id) ?? []) };
}

function frameOf(product: ProductDesign | undefined): ProductFrame | null {
  if (!product) return null;
  const { layers: _layers, ...frame } = product;
  return frame;
}

function presentValue(
  product: ProductDesign | undefined,
  change: Exclude<Change, { readonly at: "pattern" }>,
): unknown {
  if (change.at === "product") return frameOf(product);
  if (change.at === "order") return product?.layers.map((layer) => layer.id) ?? [];
  return product?.layers.find((layer) => layer.id === change.layer) ?? null;
}

function keyOf(change: Change): string {
  if (change.at === "pattern") return "pattern";
  return change.at === "layer"
    ? `layer ${change.product} ${change.layer}`
    : `${change.at} ${change.product}`;
}
