import { embeddedAsset, type PixelPicture, type VectorPicture } from "@holeshot/artwork";
import { type DesignDocument, type ImageSource, imageSources } from "@holeshot/design";
import { type Image, loadImage } from "@napi-rs/canvas";
import type { Asset } from "../../library/index.ts";

/** The pictures a document names, ready to be drawn. */
export interface Loaded {
  readonly vectors: ReadonlyMap<string, VectorPicture>;
  readonly pixels: ReadonlyMap<string, PixelPicture>;
  readonly images: ReadonlyMap<string, Image>;
}

export const nothingLoaded: Loaded = { vectors: new Map(), pixels: new Map(), images: new Map() };

/** Fetches and decodes all pictures of a document; one that is gone is left out. */
export async function loadImages(
  document: DesignDocument,
  asset: (source: ImageSource) => Promise<Asset | undefined>,
): Promise<Loaded> {
  const vectors = new Map<string, VectorPicture>();
  const pixels = new Map<string, PixelPicture>();
  const images = new Map<string, Image>();
  const load = async (source: ImageSource): Promise<void> => {
    const found = await asset(source);
    if (!found) return;
    if (found.kind === "pixel") {
      pixels.set(source.id, { asset: source.id, width: found.width, height: found.height });
      images.set(source.id, await loadImage(found.bytes));
      return;
    }
    vectors.set(source.id, found.image);
    for (const embedded of found.image.images) {
      const bytes = Buffer.from(embedded.base64, "base64");
      images.set(embeddedAsset(source, embedded.asset), await loadImage(bytes));
    }
  };
  await Promise.all([...imageSources(document)].map(load));
  return { vectors, pixels, images };
}
