import { placedShrinks } from "@holeshot/artwork";
import type { DesignDocument } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import type { AssetStore } from "../../../editor/assets/asset-store.ts";
import type { ProductKit } from "../../../editor/assets/kit-store.ts";
import { baseGarment, cutGarment } from "../../../editor/garments/patterns.ts";

/** What becomes of one layer in the sizes in which it cannot stand as large as it was designed. */
export interface SizeNote {
  readonly layer: string;
  /** As designed, mm: height of a text's capitals, width of a picture. */
  readonly from: number;
  /** In the order of the sizes asked for; `condensed` is the share of the letters' width that is left. */
  readonly sizes: readonly {
    readonly size: string;
    readonly to: number;
    readonly condensed: number;
  }[];
}

interface Asked {
  readonly document: DesignDocument;
  readonly product: ProductId;
  readonly kit: ProductKit;
  readonly assets: AssetStore;
  readonly options: Readonly<Record<string, string>>;
}

/** The layers that one size makes smaller. */
export function smallerIn({ document, product, kit, assets, options }: Asked, size: string) {
  const { size: _base, ...others } = options;
  return placedShrinks({
    document,
    product,
    garment: cutGarment(product, { size, options: { ...others, size } }),
    base: baseGarment(product),
    art: kit.art,
    fonts: assets.font,
    vectors: assets.vector,
    images: assets.pixel,
  });
}

/** The same, layer by layer. */
export function byLayer(
  found: ReadonlyMap<string, ReturnType<typeof smallerIn>>,
): readonly SizeNote[] {
  const notes = new Map<string, SizeNote>();
  for (const [size, shrinks] of found) {
    for (const { layer, from, to, condensed } of shrinks) {
      const before = notes.get(layer)?.sizes ?? [];
      notes.set(layer, { layer, from, sizes: [...before, { size, to, condensed }] });
    }
  }
  return [...notes.values()];
}
