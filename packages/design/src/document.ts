import type { PieceId, ProductId } from "@holeshot/garments";

/** `#rrggbb`, lower case. */
export type HexColour = string;

export type GradientDirection =
  | "top_to_bottom"
  | "bottom_to_top"
  | "left_to_right"
  | "right_to_left";

/** A second colour and where it goes; the primary colour is where it starts. */
export interface Gradient {
  readonly secondary: HexColour;
  readonly direction: GradientDirection;
}

/** A rule that draws a pattern over a zone's colour. `scale` 1 is the pattern's own size, `rotation` in degrees. */
export interface PatternFill {
  readonly pattern: string;
  readonly scale: number;
  readonly rotation: number;
  readonly colours: readonly HexColour[];
}

/** What every layer carries, whatever it paints. */
export interface LayerBase {
  /** Unique in its product. */
  readonly id: string;
  readonly name?: string;
  readonly hidden: boolean;
  readonly locked: boolean;
  /** 0 to 1; absent is 1. */
  readonly opacity?: number;
  /** Layers with the same value change together. */
  readonly link?: string;
}

/** The customer's colour for one zone of the template. At most one per zone. */
export interface ColourLayer extends LayerBase {
  readonly kind: "colour";
  readonly zone: string;
  readonly primary: HexColour;
  readonly gradient: Gradient | null;
  readonly fill?: PatternFill;
}

export interface Outline {
  readonly colour: HexColour;
  /** Width beyond what it surrounds, mm. */
  readonly width: number;
}

/**
 * How the line of text bends, in degrees, so that it stays the same when the text is scaled.
 * `arc`: by how much the line turns from first to last letter, positive is a hill.
 * `wave`: how steeply the line crosses its middle, positive rises first.
 */
export type TextCurve =
  | { readonly kind: "arc"; readonly amount: number }
  | { readonly kind: "wave"; readonly amount: number };

export interface TextShadow {
  readonly colour: HexColour;
  readonly dx: number;
  readonly dy: number;
}

/** Where a layer stands: its centre in piece millimetres of the base size, degrees clockwise. */
export interface Placement {
  readonly piece: PieceId;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

export interface TextLayer extends LayerBase, Placement {
  readonly kind: "text";
  readonly text: string;
  readonly font: string;
  /** Cap height, mm. */
  readonly size: number;
  readonly colour: HexColour;
  /** Added between letters, mm. */
  readonly letter_spacing: number;
  readonly align: "left" | "center" | "right";
  readonly curve?: TextCurve;
  readonly role?: "name" | "number";
  /** Words that stand in until somebody gives their own: while the text still is this, nothing of it is made. */
  readonly sample?: string;
  readonly stroke: Outline & { readonly enabled: boolean };
  /** Up to two more outlines, each outside the one before. */
  readonly strokes?: readonly Outline[];
  readonly shadow?: TextShadow;
}

export interface ImageSource {
  readonly type: "logo" | "image";
  readonly id: string;
}

/** Part of the picture that is kept, in shares of its width and height. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ImageLayer extends LayerBase, Placement {
  readonly kind: "image";
  /** Width of the kept part, mm; the height follows from its proportions. */
  readonly width: number;
  readonly source: ImageSource;
  readonly crop?: Crop;
  /** One colour for the whole of a vector logo. */
  readonly recolour?: HexColour;
  readonly mirrored: boolean;
  readonly role?: "sponsor";
}

export type Layer = ColourLayer | TextLayer | ImageLayer;

/** One product of the set: its template and what was put on it. The first layer is painted first. */
export interface ProductDesign {
  readonly template: string;
  readonly colourway?: string;
  readonly layers: readonly Layer[];
  readonly properties: Readonly<Record<string, string>>;
}

/** A whole design as it is stored. Millimetres and degrees, y down, on the set's base size. */
export interface DesignDocument {
  readonly schema: 1;
  /** Number of the drafting rules the placements were made on. */
  readonly pattern: number;
  readonly products: Readonly<Partial<Record<ProductId, ProductDesign>>>;
}
