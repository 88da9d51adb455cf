import type { DesignDocument, ImageLayer } from "@holeshot/design";

/** The document with an upload on the back of its jersey. */
export function withImage(document: DesignDocument, id: string): DesignDocument {
  const { jersey } = document.products;
  if (!jersey) throw new Error("The set has no jersey.");
  const layer: ImageLayer = {
    ...({ id: "sponsor-1", kind: "image", hidden: false, locked: false, piece: "back" } as const),
    ...{ x: 0, y: 200, rotation: 0, width: 80, mirrored: false },
    source: { type: "image", id },
  };
  const layers = [...jersey.layers, layer];
  return { ...document, products: { ...document.products, jersey: { ...jersey, layers } } };
}
