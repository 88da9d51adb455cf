import type { Camera } from "../photo/camera.ts";

/** One side of a draped garment. Its picture is square. */
export interface ClothSide {
  readonly camera: Camera;
  /** Name of the light picture's file. */
  readonly light: string;
  /** The shadow the garment throws on the ground, an ellipse in shares of the picture, `x` and `y` its centre. */
  readonly shadow: ContactShadow;
}

/** An ellipse in shares of a picture. */
export interface ContactShadow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
