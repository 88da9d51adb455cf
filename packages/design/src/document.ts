import type { documentShape, productShape } from "./document-shape.ts";
import type { colourShape, gradientShape, patternFillShape } from "./layers/colour/shape.ts";
import type { outlineShape } from "./layers/common.ts";
import type { cropShape, imageShape, sourceShape } from "./layers/image/shape.ts";
import type { layerBase, placement } from "./layers/common.ts";
import type { LayerKind, layerShapes } from "./layers/kinds.ts";
import type { curveShape, shadowShape, textShape } from "./layers/text/shape.ts";
import type { FieldsShape, ValueOf } from "./shape/shape.ts";

/** `#rrggbb`, lower case. */
export type HexColour = string;

/** A second colour and where it goes; the primary colour is where it starts. */
export interface Gradient extends ValueOf<typeof gradientShape> {}

export type GradientDirection = Gradient["direction"];

/** A rule that draws a pattern over a zone's colour. `scale` 1 is the pattern's own size, `rotation` in degrees. */
export interface PatternFill extends ValueOf<typeof patternFillShape> {}

/** What every layer carries, whatever it paints. */
export interface LayerBase extends ValueOf<FieldsShape<typeof layerBase>> {}

/** The customer's colour for one zone of the template. At most one per zone. */
export interface ColourLayer extends ValueOf<typeof colourShape> {}

export interface Outline extends ValueOf<typeof outlineShape> {}

/**
 * How the line of text bends, in degrees, so that it stays the same when the text is scaled.
 * `arc`: by how much the line turns from first to last letter, positive is a hill.
 * `wave`: how steeply the line crosses its middle, positive rises first.
 */
export type TextCurve = ValueOf<typeof curveShape>;

export interface TextShadow extends ValueOf<typeof shadowShape> {}

/** Where a layer stands: its centre in piece millimetres of the base size, degrees clockwise. */
export interface Placement extends ValueOf<FieldsShape<typeof placement>> {}

export interface TextLayer extends ValueOf<typeof textShape> {}

export interface ImageSource extends ValueOf<typeof sourceShape> {}

/** Part of the picture that is kept, in shares of its width and height. */
export interface Crop extends ValueOf<typeof cropShape> {}

export interface ImageLayer extends ValueOf<typeof imageShape> {}

/** A layer of one kind. */
export type LayerOf<K extends LayerKind> = ValueOf<(typeof layerShapes)[K]>;

export type Layer = { [K in LayerKind]: LayerOf<K> }[LayerKind];

/** What lies on the zones, at a place of its own: all kinds that have one. */
export type PlacedLayer = Extract<Layer, Placement>;

/** One product of the set: its template and what was put on it. The first layer is painted first. */
export interface ProductDesign extends ValueOf<typeof productShape> {}

/** A whole design as it is stored. Millimetres and degrees, y down, on the set's base size. */
export interface DesignDocument extends ValueOf<typeof documentShape> {}
