import {
  embeddedAsset,
  type FontShaper,
  type PixelPicture,
  type VectorPicture,
} from "@holeshot/artwork";
import { type DesignDocument, fontsOf, type ImageSource, imageSources } from "@holeshot/design";
import sharp from "sharp";
import type { Platform } from "../../platform/platform.ts";
import { face } from "../catalogue/index.ts";
import { readAsset } from "../library/index.ts";

/** What the documents of an order name, as far as its scenes need it: marks, sizes of pictures, faces. */
export interface SceneSources {
  readonly fonts: ReadonlyMap<string, FontShaper>;
  readonly vectors: ReadonlyMap<string, VectorPicture>;
  readonly pixels: ReadonlyMap<string, PixelPicture>;
}

/** The same with the files of the pictures. */
export interface PrintSources extends SceneSources {
  /** JPEG or PNG bytes with every pixel, by asset. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

type Files = Pick<Platform, "db" | "storage">;

export async function printSources(
  platform: Files,
  documents: readonly DesignDocument[],
): Promise<PrintSources> {
  const files = new Map<string, Uint8Array>();
  const sources = await readSources(platform, documents, async (asset, bytes, mime) => {
    files.set(asset, await printable(bytes, mime));
  });
  return { ...sources, files };
}

/** Unpacks no picture: what is asked of a scene without printing it needs none. */
export function sceneSources(
  platform: Files,
  documents: readonly DesignDocument[],
): Promise<SceneSources> {
  return readSources(platform, documents, () => Promise.resolve());
}

async function readSources(
  platform: Files,
  documents: readonly DesignDocument[],
  keep: (asset: string, bytes: Uint8Array, mime: string) => Promise<void>,
): Promise<SceneSources> {
  const vectors = new Map<string, VectorPicture>();
  const pixels = new Map<string, PixelPicture>();
  for (const source of sourcesOf(documents)) {
    const asset = await readAsset(platform, source.type, source.id);
    if (!asset) continue;
    if (asset.kind === "pixel") {
      const { width, height, mime, bytes } = asset;
      pixels.set(source.id, { asset: source.id, width, height });
      await keep(source.id, bytes, mime);
      continue;
    }
    vectors.set(source.id, asset.image);
    for (const embedded of asset.image.images) {
      const bytes = Buffer.from(embedded.base64, "base64");
      await keep(embeddedAsset(source, embedded.asset), bytes, embedded.mime);
    }
  }
  return { fonts: await facesOf(documents), vectors, pixels };
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
  const layers = documents
    .flatMap(({ products }) => Object.values(products))
    .flatMap((product) => product.layers);
  const faces = new Map<string, FontShaper>();
  for (const id of fontsOf(layers)) faces.set(id, await face(id));
  return faces;
}
