import type { DesignDocument, Layer } from "@holeshot/design";
import { layerNamed } from "./rider.ts";

/** A layer that stands somewhere. */
export type PlacedLayer = Exclude<Layer, { kind: "colour" }>;

export function placedNamed(document: DesignDocument, name: string): PlacedLayer | undefined {
  const layer = layerNamed(document, name);
  return layer && layer.kind !== "colour" ? layer : undefined;
}
