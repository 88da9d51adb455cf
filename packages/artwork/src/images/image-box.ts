import { multiply, rotation, translation } from "@holeshot/geometry";
import type { Matrix, Path } from "@holeshot/geometry";
import type { ImageLayer } from "@holeshot/design";

/** The picture's own size, in any unit. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Where a picture lies on its piece. */
export interface ImageBox {
  /** Kept part, mm, before rotation. */
  readonly width: number;
  readonly height: number;
  /** Maps the unit square of the whole picture, cropped parts too, onto the piece. */
  readonly matrix: Matrix;
  /** The kept part's outline on the piece. */
  readonly frame: Path;
}

/** Proportions, crop, mirroring and rotation of an image layer as one map. */
export function imageBox(
  layer: Pick<ImageLayer, "x" | "y" | "rotation" | "width" | "crop" | "mirrored">,
  picture: PictureSize,
): ImageBox {
  const crop = layer.crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const fullWidth = layer.width / crop.width;
  const fullHeight = fullWidth * (picture.height / picture.width);
  const height = fullHeight * crop.height;
  const place = multiply(
    translation(layer.x, layer.y),
    rotation((layer.rotation * Math.PI) / 180),
    [layer.mirrored ? -1 : 1, 0, 0, 1, 0, 0],
  );
  // Crop is measured on the picture itself, so mirroring turns the kept part, not which part is kept.
  const toCentre = translation(
    -(crop.x + crop.width / 2) * fullWidth,
    -(crop.y + crop.height / 2) * fullHeight,
  );
  const matrix = multiply(place, toCentre, [fullWidth, 0, 0, fullHeight, 0, 0]);
  return { width: layer.width, height, matrix, frame: framePath(place, layer.width, height) };
}

function framePath(m: Matrix, width: number, height: number): Path {
  const at = (x: number, y: number) =>
    [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]] as const;
  const [w, h] = [width / 2, height / 2];
  return [
    ["M", ...at(-w, -h)],
    ["L", ...at(w, -h)],
    ["L", ...at(w, h)],
    ["L", ...at(-w, h)],
    ["Z"],
  ];
}
