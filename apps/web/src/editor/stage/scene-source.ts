import { buildScene, createSceneMemo, type Scene } from "@holeshot/artwork";
import type { DesignDocument } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import { kitPlane } from "@holeshot/garments";
import type { AssetStore } from "../assets/asset-store.ts";
import type { ProductKit } from "../assets/kit-store.ts";
import { baseGarment } from "./stage-view.ts";

/** The scene of a design as it is now; what did not change comes back as the same objects. */
export type SceneSource = (design: DesignDocument, kit: ProductKit) => Scene;

const sources = new WeakMap<AssetStore, Map<ProductId, SceneSource>>();

/** One source for all that shows a product: stage, side pictures and the turning garment draw the same scene. */
export function sceneSource(product: ProductId, assets: AssetStore): SceneSource {
  const known = sources.get(assets) ?? new Map<ProductId, SceneSource>();
  sources.set(assets, known);
  const source = known.get(product) ?? createSource(product, assets);
  known.set(product, source);
  return source;
}

function createSource(product: ProductId, assets: AssetStore): SceneSource {
  const garment = baseGarment(product);
  const memo = createSceneMemo();
  const plane = kitPlane(garment);
  let last: { key: readonly unknown[]; scene: Scene } | null = null;
  return (design, kit) => {
    const key = [design, kit, assets.arrivals()];
    if (last && key.every((part, index) => part === last?.key[index])) return last.scene;
    const scene = buildScene({
      document: design,
      product,
      garment,
      art: kit.art,
      colours: kit.colours,
      kitPlane: plane,
      fonts: assets.font,
      vectors: assets.vector,
      images: assets.pixel,
      memo,
    });
    last = { key, scene };
    return scene;
  };
}
