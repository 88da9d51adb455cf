import type { ImageSource } from "@holeshot/design";
import type { PictureAddress } from "../../../editor/assets/asset-store.ts";
import { imageAddress, storedPicture } from "../../../editor/assets/stored-picture.ts";
import { knownImage } from "../panels/library/known-images.ts";

/**
 * Where a picture of the library is fetched from, and what it is. One that is not in this customer's list, because
 * the design was shared or the image deleted since, tells it by its file.
 */
export async function pictureAddress(source: ImageSource): Promise<PictureAddress> {
  const known = source.type === "image" ? knownImage(source.id) : undefined;
  return known
    ? imageAddress(source.id, known.kind, known.width, known.height)
    : storedPicture(source);
}
