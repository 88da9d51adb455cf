import type { Box, Path } from "@holeshot/geometry";
import type { Colour } from "../scene.ts";

/** What a gradient is painted on, and the field it follows. */
export interface GradientArea {
  readonly path: Path;
  /** Part of the piece that can show the gradient, mm; the same for screen and print. */
  readonly box: Box;
  /** The field on this piece: 0 is `from`, 1 is `to`. */
  readonly field: (x: number, y: number) => number;
  /** Whether a place is cloth: beyond it the field may do as it likes. */
  readonly covers: (x: number, y: number) => boolean;
  readonly from: Colour;
  readonly to: Colour;
  readonly opacity: number;
}
