import type { Matrix, Path } from "@holeshot/geometry";
import type { PieceId } from "@holeshot/garments";

/** `#rrggbb`, lower case. */
export type Colour = string;

/** The colours of a gradient from its start to its end, clamped at both. */
export type Stops = readonly {
  readonly at: number;
  readonly colour: Colour;
  /** Cover, 0 to 1; full when left out. Mixed beside the colour, not into it. */
  readonly alpha?: number;
}[];

/** A straight gradient between two points of the piece. */
export interface LinearGradient {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly stops: Stops;
}

/** A round gradient: from a small circle to the unit circle it lies in, both laid onto the piece by `matrix`. */
export interface RadialGradient {
  readonly matrix: Matrix;
  /** The small circle in the unit circle's own measure; a radius of 0 is a point. */
  readonly focus: { readonly x: number; readonly y: number; readonly radius: number };
  readonly stops: Stops;
}

export type Gradient = LinearGradient | RadialGradient;

export type Paint = Colour | Gradient;

/** The only things ever drawn, in painting order, in piece millimetres with y down. */
export type SceneItem =
  | {
      readonly kind: "fill";
      readonly path: Path;
      readonly paint: Paint;
      readonly rule: "nonzero" | "evenodd";
      readonly opacity: number;
    }
  | {
      readonly kind: "image";
      /** Asset id of a pixel image; the drawer looks the pixels up. */
      readonly asset: string;
      /** Maps the unit square of the whole image onto the piece. */
      readonly matrix: Matrix;
      readonly opacity: number;
    }
  | {
      readonly kind: "clip";
      readonly path: Path;
      readonly rule: "nonzero" | "evenodd";
      readonly items: readonly SceneItem[];
    };

/** What one layer of the document puts on one piece. `layer` is "" for cloth and template colours without a layer. */
export interface SceneLayer {
  readonly layer: string;
  readonly items: readonly SceneItem[];
}

export interface PieceScene {
  readonly piece: PieceId;
  /** Cloth colour under everything: the whole piece with its bleed. */
  readonly ground: Colour;
  /** The piece with its bleed; every output is cut off here. */
  readonly cloth: Path;
  readonly layers: readonly SceneLayer[];
  /** Set when hardware or a patch lies on it, the last of its layers: then cloth without print is drawn too. */
  readonly sewnOn?: true;
}

/** Something a layer asks for that could not be drawn; the layer's other parts are. */
export type SceneProblem =
  | {
      readonly kind: "missing_character";
      readonly layer: string;
      readonly characters: readonly string[];
    }
  | { readonly kind: "missing_font"; readonly layer: string; readonly font: string }
  | { readonly kind: "missing_picture"; readonly layer: string; readonly source: string }
  | { readonly kind: "missing_piece"; readonly layer: string; readonly piece: PieceId }
  | { readonly kind: "text_too_long"; readonly layer: string; readonly text: string };

/** A layer that is drawn smaller, narrower or in other lines than it was designed, mm. */
export interface SceneShrink {
  readonly layer: string;
  /** As drawn, with its line breaks; empty for a picture. */
  readonly text: string;
  /** Cap height of a text, width of a picture, as designed and as drawn. */
  readonly from: number;
  readonly to: number;
  /** Share of the letters' width that is left; 1 for pictures. */
  readonly condensed: number;
}

/** One product of a design on one size, ready to draw. */
export interface Scene {
  readonly product: string;
  readonly pieces: readonly PieceScene[];
  readonly problems: readonly SceneProblem[];
  /** What does not stand as large as designed. */
  readonly shrinks: readonly SceneShrink[];
}
