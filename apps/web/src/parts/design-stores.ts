import { type AssetStore, createAssetStore } from "../editor/assets/asset-store.ts";
import { createKitStore, type KitStore } from "../editor/assets/kit-store.ts";
import { storedPicture } from "../editor/assets/stored-picture.ts";
import type { ConfiguratorSet } from "./sets/use-set.ts";

/** What a design is drawn with where it is only looked at. */
export function openStores(set: ConfiguratorSet): { assets: AssetStore; kits: KitStore } {
  const assets = createAssetStore({
    fontUrl: (id) => set.fonts.find((font) => font.id === id)?.file_url,
    picture: storedPicture,
  });
  const kits = createKitStore(
    set.templates.map(({ id, art_url: artUrl, colourways }) => ({ id, artUrl, colourways })),
  );
  return { assets, kits };
}
