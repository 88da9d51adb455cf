import { productFacts, type ProductId, sizeGroup, type SizeGroup } from "@holeshot/garments";
import type { ClothManifest, Drape } from "./manifest.ts";

/** Whose garment is to be shown, and with which choices. */
export interface DrapeWish {
  readonly product: ProductId;
  readonly group: SizeGroup;
  readonly options?: Readonly<Record<string, string>>;
}

/**
 * The drape that shows a garment best: of the ones for this body the one that shares most choices, null when there is
 * none. What is draped once serves every body.
 */
export function chooseDrape(
  manifest: ClothManifest,
  { product, group, options = {} }: DrapeWish,
): { readonly id: string; readonly drape: Drape } | null {
  const fitting = Object.entries(manifest.drapes).filter(
    ([, drape]) =>
      drape.product === product &&
      (productFacts(product).drapedOnce || sizeGroup(product, drape.size) === group),
  );
  let best: { id: string; drape: Drape } | null = null;
  let most = -Infinity;
  for (const [id, drape] of fitting) {
    const choices = Object.entries(drape.options);
    // A drape made for a choice that was not made is worse than the plain one.
    const score = choices.reduce((sum, [key, value]) => sum + (options[key] === value ? 1 : -1), 0);
    if (score <= most) continue;
    best = { id, drape };
    most = score;
  }
  return best;
}
