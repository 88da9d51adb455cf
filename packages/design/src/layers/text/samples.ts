import type { ProductId } from "@holeshot/garments";
import { productIds } from "../../commands/linked-layers.ts";
import type { DesignDocument, Layer, TextLayer } from "../../document.ts";

/** Whether a layer still says what stood in it for somebody's own words. Nothing of a sample is made. */
export function isSample(layer: Layer): layer is TextLayer & { readonly sample: string } {
  return layer.kind === "text" && layer.sample !== undefined && layer.sample === layer.text;
}

/** A design as it is made: where samples stand, nothing. */
export function withoutSamples(document: DesignDocument): DesignDocument {
  return withLayers(document, (layer) => (isSample(layer) ? { ...layer, text: "" } : layer));
}

/** A kit as it is offered to start from: all its lettering stands in for the customer's own. */
export function asSamples(document: DesignDocument): DesignDocument {
  return withLayers(document, (layer) =>
    layer.kind === "text" ? { ...layer, sample: layer.text } : layer,
  );
}

function withLayers(document: DesignDocument, change: (layer: Layer) => Layer): DesignDocument {
  const products = Object.entries(document.products).map(
    ([id, design]) => [id, { ...design, layers: design.layers.map(change) }] as const,
  );
  return { ...document, products: Object.fromEntries(products) };
}

/** One sample text wherever it stands: a name, a number, or a sponsor's. */
export interface SampleLettering {
  readonly role: "name" | "number" | null;
  readonly text: string;
  readonly layers: readonly { readonly product: ProductId; readonly layer: TextLayer }[];
}

const order = ["name", "number", null] as const;

/**
 * What in a design still waits for somebody's own words: all names as one, all numbers as one, then each other
 * text, in the order of the document. Hidden layers are left out: nothing of them is made anyway.
 */
export function samplesOf(document: DesignDocument): SampleLettering[] {
  const found = new Map<string, SampleLettering>();
  for (const product of productIds(document)) {
    for (const layer of document.products[product]?.layers ?? []) {
      if (layer.hidden || !isSample(layer)) continue;
      const role = layer.role ?? null;
      const key = role ?? `text ${layer.text}`;
      const known = found.get(key) ?? { role, text: layer.text, layers: [] };
      found.set(key, { ...known, layers: [...known.layers, { product, layer }] });
    }
  }
  return [...found.values()].toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role));
}
