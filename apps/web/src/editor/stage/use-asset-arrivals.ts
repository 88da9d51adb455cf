import { useSyncExternalStore } from "react";
import { useEditor } from "../model/editor-context.ts";

/** Renders again when a face or picture has arrived: frames depend on them. */
export function useAssetArrivals(): number {
  const { assets } = useEditor();
  return useSyncExternalStore(assets.subscribe, assets.arrivals);
}
