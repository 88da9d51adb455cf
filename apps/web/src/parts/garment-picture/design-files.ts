import { fetchRegions } from "@holeshot/artwork";
import { type DesignDocument, fontsOf, imageSources } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import type { AssetStore } from "../../editor/assets/asset-store.ts";
import type { KitStore, ProductKit } from "../../editor/assets/kit-store.ts";

/** Where what designs are drawn with is kept. */
export interface Stores {
  readonly assets: AssetStore;
  readonly kits: KitStore;
}

/** Asks for what a design is drawn with; answers its kit once all of it is here, or known not to come. */
export function filesFor(
  design: DesignDocument,
  product: ProductId,
  { assets, kits }: Stores,
): { readonly kit: Promise<ProductKit>; readonly leave: () => void } {
  const ends: (() => void)[] = [];
  const leave = (): void => ends.forEach((end) => end());
  const kit = new Promise<ProductKit>((resolve) => {
    function look(): void {
      const found = kits.kit(design, product);
      assets.want(design);
      if (!found || isComing(design, assets)) return;
      leave();
      resolve(found);
    }
    ends.push(assets.subscribe(look), kits.subscribe(look));
    look();
  });
  return { kit, leave };
}

/** The design with one garment: what only the others are drawn with need not come. */
export function onlyOf(document: DesignDocument, product: ProductId): DesignDocument {
  const own = document.products[product];
  return { ...document, products: own ? { [product]: own } : {} };
}

/** Something that the design is drawn with is not here and may still come. */
function isComing(design: DesignDocument, { font, vector, pixel, ...assets }: AssetStore): boolean {
  return (
    fetchRegions() !== null ||
    facesOf(design).some((id) => !font(id) && !assets.absentFont(id)) ||
    imageSources(design).some(
      (each) => !vector(each) && !pixel(each) && !assets.absentPicture(each.id),
    )
  );
}

/** The shop no longer has a face or picture of the design. */
export function lacksFiles(design: DesignDocument, assets: AssetStore): boolean {
  return (
    facesOf(design).some(assets.absentFont) ||
    imageSources(design).some(({ id }) => assets.absentPicture(id))
  );
}

function facesOf({ products }: DesignDocument): string[] {
  return fontsOf(Object.values(products).flatMap(({ layers }) => layers));
}
