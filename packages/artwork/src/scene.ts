import type { Matrix, Path } from "@holeshot/geometry";
import type { PieceId } from "@holeshot/garments";

/** `#rrggbb`, lower case. */
export type Colour = string;

/** A straight gradient between two points of the piece, clamped at both ends. */
export interface LinearGradient {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly stops: readonly { readonly at: number; readonly colour: Colour }[];
}

export type Paint = Colour | LinearGradient;

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
  readonly layers: readonly SceneLayer[];
}

/** One product of a design on one size, ready to draw. */
export interface Scene {
  readonly product: string;
  readonly pieces: readonly PieceScene[];
}
