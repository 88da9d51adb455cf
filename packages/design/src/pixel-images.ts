import type { DesignDocument, ImageSource } from "./document.ts";
import { imageSources } from "./references.ts";

/**
 * Whether any image layer shows a pixel image (as against a vector file). Hidden layers count:
 * the customer may show them again after accepting the warning. Library logos are always vector.
 */
export function hasPixelImages(
  document: DesignDocument,
  isPixel: (source: ImageSource) => boolean,
): boolean {
  return imageSources(document).some((source) => source.type === "image" && isPixel(source));
}
