import type { PieceId } from "@holeshot/garments";

/** Size of the picture a table is for, pixels. */
export interface ViewSize {
  readonly width: number;
  readonly height: number;
}

/**
 * What every pixel of one side's picture shows. A flat lay and a draped photo view
 * are the same thing to everything that reads a table.
 */
export interface ViewTable {
  readonly width: number;
  readonly height: number;
  /** Piece numbers in `piece` are 1-based indexes into this list; 0 is background. */
  readonly pieces: readonly PieceId[];
  readonly piece: Uint8Array;
  /** Piece millimetres at the pixel's centre. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Light that falls on the pixel, linear, 1 = the cloth's own colour. */
  readonly light: Float32Array;
  /** Share of the pixel the cloth covers, 0 to 255. */
  readonly coverage: Uint8Array;
  /** Light the surface throws back as it is, linear, added to the cloth's own; a flat lay has none. */
  readonly specular?: Float32Array;
  /** 1 where the cloth's inner face is seen: it carries no artwork. A flat lay shows none. */
  readonly inside?: Uint8Array;
  /** What else is seen in pixels where two stretches of cloth meet. */
  readonly borders?: Borders;
}

/** The lesser part of pixels that show two stretches of cloth, by pixel. */
export interface Borders {
  /** Indexes of the pixels, ascending. */
  readonly at: Uint32Array;
  readonly piece: Uint8Array;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly inside: Uint8Array;
  /** Share of the covered part of the pixel that shows it, of 255; at most half. */
  readonly share: Uint8Array;
}

/** A piece's artwork as pixels: pixel (i, j) covers the millimetres from `left + i / scale`. */
export interface PieceRaster {
  readonly piece: PieceId;
  /** Piece millimetres of the raster's top left corner. */
  readonly left: number;
  readonly top: number;
  /** Pixels a millimetre. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  /** RGBA, not premultiplied, sRGB. Drawn over the piece's fabric colour. */
  readonly data: Uint8ClampedArray;
}

/** A rectangle of screen pixels. */
export interface PixelRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture: RGBA, not premultiplied, sRGB, `width × height × 4` bytes. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}
