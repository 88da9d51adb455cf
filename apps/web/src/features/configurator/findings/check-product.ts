import {
  createSceneMemo,
  type Finding,
  preflight,
  sceneInput,
  type SceneMemo,
} from "@holeshot/artwork";
import type { DesignDocument } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import { sewnOnChoices } from "@holeshot/garments";
import type { AssetStore } from "../../../editor/assets/asset-store.ts";
import type { ProductKit } from "../../../editor/assets/kit-store.ts";
import { baseGarment, cutGarment } from "../../../editor/garments/patterns.ts";

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
  const options = sewnOnChoices(product, document.products[product]?.properties ?? {});
  if (Object.keys(options).length === 0) return preflight({ ...input, otherFonts });
  const made = cutGarment(product, { size: garment.size, options });
  return preflight({ ...input, otherFonts, chosen: { garment: made, options } });
}
