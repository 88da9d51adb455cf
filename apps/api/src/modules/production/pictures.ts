import {
  createFontShaper,
  embeddedAsset,
  type FontShaper,
  loadHarfBuzz,
  type PixelPicture,
  type VectorPicture,
} from "@holeshot/artwork";
import { type DesignDocument, type ImageSource, imageSources } from "@holeshot/design";
import sharp from "sharp";
import type { Platform } from "../../platform/platform.ts";
import { fontBytes } from "../catalogue/index.ts";
import { readAsset } from "../library/index.ts";

/** Everything the documents of an order name: marks, pictures with their files, faces. */
export interface PrintSources {
  readonly fonts: ReadonlyMap<string, FontShaper>;
  readonly vectors: ReadonlyMap<string, VectorPicture>;
  readonly pixels: ReadonlyMap<string, PixelPicture>;
  /** JPEG or PNG bytes with every pixel, by asset. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export async function printSources(
  platform: Pick<Platform, "db" | "storage">,
  documents: readonly DesignDocument[],
): Promise<PrintSources> {
  const vectors = new Map<string, VectorPicture>();
  const pixels = new Map<string, PixelPicture>();
  const files = new Map<string, Uint8Array>();
  for (const source of sourcesOf(documents)) {
    const asset = await readAsset(platform, source.type, source.id);
    if (!asset) continue;
    if (asset.kind === "pixel") {
      const { width, height, mime, bytes } = asset;
      pixels.set(source.id, { asset: source.id, width, height });
      files.set(source.id, await printable(bytes, mime));
      continue;
    }
    vectors.set(source.id, asset.image);
    for (const embedded of asset.image.images) {
      const bytes = Buffer.from(embedded.base64, "base64");
      files.set(embeddedAsset(source, embedded.asset), await printable(bytes, embedded.mime));
    }
  }
  return { fonts: await facesOf(documents), vectors, pixels, files };
}

function sourcesOf(documents: readonly DesignDocument[]): readonly ImageSource[] {
  const all = documents.flatMap((document) => [...imageSources(document)]);
  return [...new Map(all.map((source) => [`${source.type}/${source.id}`, source])).values()];
}

/** PDF holds JPEG and PNG; whatever else is unpacked without loss. */
async function printable(bytes: Uint8Array, mime: string): Promise<Uint8Array> {
  if (mime === "image/jpeg" || mime === "image/png") return bytes;
  return sharp(bytes).png().toBuffer();
}

async function facesOf(
  documents: readonly DesignDocument[],
): Promise<ReadonlyMap<string, FontShaper>> {
  const ids = new Set(
    documents
      .flatMap(({ products }) => Object.values(products))
      .flatMap(({ layers }) => layers)
      .flatMap((layer) => (layer.kind === "text" ? [layer.font] : [])),
  );
  const faces = new Map<string, FontShaper>();
  for (const id of ids) {
    const [harfbuzz, bytes] = await Promise.all([loadHarfBuzz(), fontBytes(id)]);
    faces.set(id, createFontShaper(harfbuzz, bytes));
  }
  return faces;
}
