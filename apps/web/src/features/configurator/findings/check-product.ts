import { createSceneMemo, type Finding, preflight, type SceneMemo } from "@holeshot/artwork";
import type { DesignDocument } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import { kitPlane } from "@holeshot/garments";
import type { AssetStore } from "../../../editor/assets/asset-store.ts";
import type { ProductKit } from "../../../editor/assets/kit-store.ts";
import { baseGarment } from "../../../editor/garments/patterns.ts";

const memos = new Map<ProductId, SceneMemo>();

/** What may go wrong with one product in print. In a file of its own, so that it arrives when it is first needed. */
export function checkProduct(
  document: DesignDocument,
  product: ProductId,
  kit: ProductKit,
  assets: AssetStore,
  otherFonts: readonly string[],
): readonly Finding[] {
  const memo = memos.get(product) ?? createSceneMemo();
  memos.set(product, memo);
  const garment = baseGarment(product);
  return preflight({
    document,
    product,
    garment,
    art: kit.art,
    colours: kit.colours,
    kitPlane: kitPlane(garment),
    fonts: assets.font,
    vectors: assets.vector,
    images: assets.pixel,
    otherFonts,
    memo,
  });
}
