import type { HexColour, ImageSource, Layer, PlacedLayer } from "../document.ts";
import type { DesignProblemCode } from "../problems.ts";

export type Swap = (colour: HexColour) => HexColour;

/** What a field names in the catalogue. */
export interface Reference {
  readonly field: string;
  readonly kind: "zone" | "fill_pattern" | "piece" | "font";
  readonly id: string;
}

/**
 * What every kind of layer answers about its layers. Methods, so that the rules of one kind may stand where those of any
 * kind are asked: they are only ever asked about their own.
 */
export interface LayerRules<L extends Layer> {
  /** The layer with every colour it holds put through `swap`: the one list of where it has colours. */
  swapColours(layer: L, swap: Swap): L;
  fonts(layer: L): readonly string[];
  /** The pictures it shows, and the field that names each. */
  pictures(layer: L): readonly { readonly field: string; readonly source: ImageSource }[];
  /** Whose name or number it shows, one for each rider. */
  riderRole(layer: L): "name" | "number" | undefined;
  /** A value that no two layers of a product may share. */
  unique(layer: L): {
    readonly field: string;
    readonly value: string;
    readonly code: "duplicate_zone";
  } | null;
  /** What is wrong between its own fields, each of which is right by itself. */
  fault(layer: L): { readonly field: string; readonly code: DesignProblemCode } | null;
}

/** What a kind that has a place of its own answers besides. */
export interface PlaceRules<L extends PlacedLayer> {
  /** Its measure, mm: what a change of size multiplies. */
  measure(layer: L): number;
  /** The layer with another measure and nothing else changed. */
  withMeasure(layer: L, measure: number): L;
  /** The layer `factor` times as large, with everything of it that is measured in mm; held to its limits. */
  scaled(layer: L, factor: number): L;
}

/** What a kind answers to the server, which holds documents against the catalogue. */
export interface ReferenceRules<L extends Layer> {
  /** All names it has in the catalogue but for the piece it lies on. Pictures are looked up elsewhere. */
  references(layer: L): readonly Reference[];
}
