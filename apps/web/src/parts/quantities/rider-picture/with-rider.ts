import type { DesignDocument } from "@holeshot/design";
import type { ProductId, Side } from "@holeshot/domain";

/** A design as a rider of the list gets it: name and number in the layers that have that role. */
export function withRider(
  document: DesignDocument,
  rider: { readonly name: string; readonly number: string },
): DesignDocument {
  const products = Object.entries(document.products).map(([id, product]) => {
    const layers = product.layers.map((layer) => {
      if (layer.kind !== "text" || !layer.role) return layer;
      return { ...layer, text: rider[layer.role] || layer.text };
    });
    return [id, { ...product, layers }] as const;
  });
  return { ...document, products: Object.fromEntries(products) };
}

/** The side on which a rider knows his own: the back of the garment that carries name or number there, else the front. */
export function sideOfRider(document: DesignDocument): { product: ProductId; side: Side } {
  const products = Object.keys(document.products) as ProductId[];
  const marked = products.find((id) =>
    document.products[id]?.layers.some(
      (layer) => layer.kind === "text" && layer.role && layer.piece.startsWith("back"),
    ),
  );
  return { product: marked ?? products[0] ?? "jersey", side: marked ? "back" : "front" };
}
