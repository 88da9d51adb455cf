import type { Layer } from "@holeshot/design";
import { useT } from "../../../lib/i18n/language-store.ts";
import { useTemplate } from "../design-context.ts";
import { factsOf } from "./facts.ts";

/** What a layer is called: as it was named, else by its own words. */
export function useLayerName(): (layer: Layer) => string {
  const t = useT();
  const template = useTemplate();
  return (layer) => layer.name ?? factsOf(layer.kind).nameOf(layer, t, template);
}
