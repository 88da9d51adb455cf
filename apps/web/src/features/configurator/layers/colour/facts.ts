import type { ColourLayer } from "@holeshot/design";
import type { LayerFacts } from "../layer-facts.ts";

export const colourFacts: LayerFacts<ColourLayer> = {
  panel: "colours",
  nameOf: ({ zone }, _t, template) => template?.zones.find(({ id }) => id === zone)?.name ?? zone,
  flip: () => null,
  traceable: () => null,
};
