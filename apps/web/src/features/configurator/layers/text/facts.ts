import type { TextLayer } from "@holeshot/design";
import type { LayerFacts } from "../layer-facts.ts";

export const textFacts: LayerFacts<TextLayer> = {
  panel: "text",
  nameOf: ({ text, role }, t) => {
    if (text.trim() !== "") return text;
    return t(role === undefined ? "editor.layer.empty" : `editor.layer.empty_${role}`);
  },
  flip: () => null,
  traceable: () => null,
};
