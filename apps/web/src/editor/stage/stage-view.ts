import { baseSize, draftGarment, type Garment } from "@holeshot/garments";
import type { ProductId, Side } from "@holeshot/domain";
import { flatLay, pick, type ViewTable } from "@holeshot/views";
import { createClothFinder } from "./cloth-finder.ts";
import { type ClothView, localMap } from "./cloth-view.ts";

/** A side of a product as pixels: what each shows, and the way there and back. */
export interface StageView extends ClothView {
  readonly table: ViewTable;
}

const garments = new Map<ProductId, Garment>();

export function baseGarment(product: ProductId): Garment {
  const known = garments.get(product);
  if (known) return known;
  const made = draftGarment({ product, size: baseSize(product) });
  garments.set(product, made);
  return made;
}

export function viewOf(table: ViewTable): StageView {
  const find = createClothFinder(table);
  return {
    table,
    at: (x, y) => pick(table, x, y),
    find,
    mapAt: (piece, point) => localMap(find, piece, point),
  };
}

export function openStageView(
  product: ProductId,
  side: Side,
  size: { readonly width: number; readonly height: number },
): StageView {
  return viewOf(flatLay(baseGarment(product), side, size));
}
