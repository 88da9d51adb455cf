import type { TextLayer } from "../../document.ts";
import type { ReferenceRules } from "../layer-rules.ts";

export const textReferences: ReferenceRules<TextLayer> = {
  references: ({ font }) => [{ field: "font", kind: "font", id: font }],
};
