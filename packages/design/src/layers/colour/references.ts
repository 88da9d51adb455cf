import type { ColourLayer } from "../../document.ts";
import type { ReferenceRules } from "../layer-rules.ts";

export const colourReferences: ReferenceRules<ColourLayer> = {
  references: ({ zone, fill }) => [
    { field: "zone", kind: "zone", id: zone },
    ...(fill ? [{ field: "fill.pattern", kind: "fill_pattern", id: fill.pattern } as const] : []),
  ],
};
