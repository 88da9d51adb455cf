import type { ImageLayer } from "@holeshot/design";

const mmPerInch = 25.4;

/**
 * Pixels per inch of a pixel image as placed: pixels of the kept part over its width.
 * `scale` is how much larger the largest ordered size prints it (1 on the base size).
 */
export function effectiveDpi(
  layer: Pick<ImageLayer, "width" | "crop">,
  image: { readonly width: number },
  scale = 1,
): number {
  const keptPixels = image.width * (layer.crop?.width ?? 1);
  return keptPixels / ((layer.width * scale) / mmPerInch);
}
