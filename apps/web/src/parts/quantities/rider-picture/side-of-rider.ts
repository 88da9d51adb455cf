import type { DesignDocument } from "@holeshot/design";
import type { ProductId, Side } from "@holeshot/domain";

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
