import type { Layer, TextLayer } from "../../document.ts";

/** Whether a layer is words set in a face: for what only words have, such as a kit's own lettering. */
export function isLettering(layer: Layer): layer is TextLayer {
  return layer.kind === "text";
}
