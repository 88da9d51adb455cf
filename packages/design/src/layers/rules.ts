import type { Layer, LayerOf, PlacedLayer } from "../document.ts";
import { colourRules } from "./colour/rules.ts";
import { imagePlace } from "./image/place.ts";
import { imageRules } from "./image/rules.ts";
import type { LayerKind } from "./kinds.ts";
import type { LayerRules, PlaceRules } from "./layer-rules.ts";
import { textPlace } from "./text/place.ts";
import { textRules } from "./text/rules.ts";

const rules: { readonly [K in LayerKind]: LayerRules<LayerOf<K>> } = {
  colour: colourRules,
  text: textRules,
  image: imageRules,
};

const places: { readonly [K in PlacedLayer["kind"]]: PlaceRules<LayerOf<K>> } = {
  text: textPlace,
  image: imagePlace,
};

/** What the layer's own kind says of it. */
export function rulesOf(layer: Layer): LayerRules<Layer> {
  return rules[layer.kind];
}

export function placeRulesOf(layer: PlacedLayer): PlaceRules<PlacedLayer> {
  return places[layer.kind];
}

/** Whether a layer has a place of its own on a piece; all others colour a zone. */
export function isPlaced(layer: Layer): layer is PlacedLayer {
  return Object.hasOwn(places, layer.kind);
}

/** The measure of a placed layer that a change of size multiplies, mm: cap height of a text, width of a picture. */
export function measureOf(layer: PlacedLayer): number {
  return placeRulesOf(layer).measure(layer);
}

/** The layer with another measure, mm, and nothing else changed. */
export function withMeasure(layer: PlacedLayer, measure: number): PlacedLayer {
  return placeRulesOf(layer).withMeasure(layer, measure);
}

/** Whose name or number a layer shows, one for each rider; undefined for any other layer. */
export function riderRole(layer: Layer): "name" | "number" | undefined {
  return rulesOf(layer).riderRole(layer);
}
