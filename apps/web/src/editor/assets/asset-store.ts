import {
  createFontShaper,
  embeddedAsset,
  fetchRegions,
  type FontShaper,
  loadHarfBuzz,
  type PixelPicture,
  type VectorPicture,
} from "@holeshot/artwork";
import type { DesignDocument, ImageSource } from "@holeshot/design";
import { imageSources } from "@holeshot/design";

/** Fonts and pictures a design names, as far as they have arrived. */
export interface AssetStore {
  readonly font: (id: string) => FontShaper | undefined;
  readonly vector: (source: ImageSource) => VectorPicture | undefined;
  readonly pixel: (source: ImageSource) => PixelPicture | undefined;
  /** What the canvas draws for an asset of a scene. */
  readonly bitmap: (asset: string) => ImageBitmap | undefined;
  /** Asks for everything a document names; listeners hear when something came. */
  readonly want: (document: DesignDocument) => void;
  readonly wantFont: (id: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Counts arrivals; a scene made before the present count may lack something. */
  readonly arrivals: () => number;
  /** Something that was asked for is still on its way. */
  readonly waiting: () => boolean;
  /** Things that could not be fetched, by id. */
  readonly failed: () => ReadonlySet<string>;
}

/** A picture as the shop's server describes it. */
export interface PictureAddress {
  readonly kind: "vector" | "pixel";
  readonly url: string;
  /** Full pixels of a pixel image. */
  readonly width: number;
  readonly height: number;
}

export interface AssetSources {
  readonly fontUrl: (id: string) => string | undefined;
  readonly picture: (source: ImageSource) => Promise<PictureAddress>;
}

export function createAssetStore(sources: AssetSources): AssetStore {
  const fonts = new Map<string, FontShaper>();
  const vectors = new Map<string, VectorPicture>();
  const pixels = new Map<string, PixelPicture>();
  const bitmaps = new Map<string, ImageBitmap>();
  const asked = new Set<string>();
  const failed = new Set<string>();
  const listeners = new Set<() => void>();
  let arrivals = 0;
  let running = 0;

  function once(key: string, load: () => Promise<void>): void {
    if (asked.has(key)) return;
    asked.add(key);
    running += 1;
    load()
      // A later wish may succeed where this one did not: the network may be back.
      .catch(() => {
        asked.delete(key);
        failed.add(key);
      })
      .finally(() => {
        arrivals += 1;
        running -= 1;
        for (const listener of listeners) listener();
      });
  }

  async function loadFont(id: string): Promise<void> {
    const url = sources.fontUrl(id);
    if (url === undefined) throw new Error(`no face ${id}`);
    const [harfbuzz, answer] = await Promise.all([loadHarfBuzz(), fetch(url), fetchRegions()]);
    if (!answer.ok) throw new Error(`face ${id}: ${answer.status}`);
    fonts.set(id, createFontShaper(harfbuzz, new Uint8Array(await answer.arrayBuffer())));
    failed.delete(`font ${id}`);
  }

  async function loadPicture(source: ImageSource): Promise<void> {
    const { kind, url, width, height } = await sources.picture(source);
    const [answer] = await Promise.all([fetch(url), fetchRegions()]);
    if (!answer.ok) throw new Error(`picture ${source.id}: ${answer.status}`);
    if (kind === "pixel") {
      bitmaps.set(source.id, await createImageBitmap(await answer.blob()));
      pixels.set(source.id, { asset: source.id, width, height });
      return;
    }
    // Reading drawings takes an XML parser that most designs never need.
    const { readVector } = await import("./read-vector.ts");
    const read = await readVector(await answer.text());
    for (const [asset, bitmap] of read.bitmaps) {
      bitmaps.set(embeddedAsset(source, asset), bitmap);
    }
    vectors.set(source.id, read.picture);
  }

  const wantFont = (id: string): void => once(`font ${id}`, () => loadFont(id));
  return {
    font: (id) => fonts.get(id),
    vector: ({ id }) => vectors.get(id),
    pixel: ({ id }) => pixels.get(id),
    bitmap: (asset) => bitmaps.get(asset),
    wantFont,
    want: (document) => {
      const regions = fetchRegions();
      if (regions) once("regions", () => regions);
      for (const product of Object.values(document.products)) {
        for (const layer of product.layers) if (layer.kind === "text") wantFont(layer.font);
      }
      for (const source of imageSources(document)) {
        once(`picture ${source.id}`, () => loadPicture(source));
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    arrivals: () => arrivals,
    waiting: () => running > 0,
    failed: () => failed,
  };
}
