import type { ImageLayer } from "../../document.ts";
import type { ReferenceRules } from "../layer-rules.ts";

export const imageReferences: ReferenceRules<ImageLayer> = {
  references: () => [],
};
