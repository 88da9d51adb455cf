import {
  createSceneMemo,
  type Finding,
  preflight,
  sceneInput,
  type SceneMemo,
} from "@holeshot/artwork";
import type { DesignDocument } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
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
  const { drawables } = assets;
  const input = sceneInput({ document, garment, base: garment, kit, drawables }, { memo });
  return preflight({ ...input, otherFonts });
}
