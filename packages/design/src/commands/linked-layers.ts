import type { ProductId } from "@holeshot/garments";
import type { DesignDocument, Layer } from "../document.ts";
import type { LayerRef } from "./command.ts";

export interface LinkedLayer extends LayerRef {
  readonly value: Layer;
}

/** The other layers that change with this one: same link, same kind, not locked; in every product. */
export function linkedLayers(
  document: DesignDocument,
  product: ProductId,
  layer: Layer,
): LinkedLayer[] {
  if (layer.link === undefined) return [];
  return productIds(document).flatMap((id) =>
    (document.products[id]?.layers ?? [])
      .filter((other) => other.link === layer.link && other.kind === layer.kind && !other.locked)
      .filter((other) => id !== product || other.id !== layer.id)
      .map((other) => ({ product: id, layer: other.id, value: other })),
  );
}

export function productIds(document: DesignDocument): ProductId[] {
  return Object.keys(document.products) as ProductId[];
}

/** The piece on the wearer's other side, `sleeve_left` ↔ `sleeve_right`; null for one that has no twin. */
export function mirrorPiece(piece: string): string | null {
  const side = /(^|[_.:-])(left|right)(?=$|[_.:-])/;
  if (!side.test(piece)) return null;
  return piece.replace(
    side,
    (_all, before: string, name: string) => before + (name === "left" ? "right" : "left"),
  );
}
