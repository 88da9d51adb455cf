import { afterCode } from "./after-code.ts";
import {
  type Drawables,
  embeddedAsset,
  fetchRegions,
  type FontShaper,
  type PixelPicture,
  type VectorPicture,
} from "@holeshot/artwork";
import type { DesignDocument, ImageSource } from "@holeshot/design";
import { fontsOf, imageSources } from "@holeshot/design";
import { Absent, requireFile } from "../../lib/lazy/persist.ts";
import { createArrivals } from "./arrivals.ts";
import { fetchShaping } from "./fetch-shaping.ts";

/** Fonts and pictures a design names, as far as they have arrived. */
export interface AssetStore {
  readonly font: (id: string) => FontShaper | undefined;
  readonly vector: (source: ImageSource) => VectorPicture | undefined;
  readonly pixel: (source: ImageSource) => PixelPicture | undefined;
  /** The same three as a scene asks for them. */
  readonly drawables: Drawables;
  /** What the canvas draws for an asset of a scene. */
  readonly bitmap: (asset: string) => ImageBitmap | undefined;
  /** Asks for everything a document names; listeners hear when something came. */
  readonly want: (document: DesignDocument) => void;
  readonly wantFont: (id: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Counts arrivals; a scene made before the present count may lack something. */
  readonly arrivals: () => number;
  /** Something that was asked for is still on its way, or will be asked for again. */
  readonly waiting: () => boolean;
  /** Something did not come and is being asked for again: the line is slow or down. */
  readonly troubled: () => boolean;
  /** The shop has no such font or picture; what is merely not here yet is not absent. */
  readonly absentFont: (id: string) => boolean;
  readonly absentPicture: (id: string) => boolean;
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

const fontKey = (id: string): string => `font ${id}`;
const pictureKey = (id: string): string => `picture ${id}`;

export function createAssetStore(sources: AssetSources): AssetStore {
  const fonts = new Map<string, FontShaper>();
  const vectors = new Map<string, VectorPicture>();
  const pixels = new Map<string, PixelPicture>();
  const bitmaps = new Map<string, ImageBitmap>();
  const arrivals = createArrivals();

  async function loadFont(id: string): Promise<void> {
    const url = sources.fontUrl(id);
    if (url === undefined) throw new Absent(`no face ${id}`);
    const [openFace, answer] = await Promise.all([
      fetchShaping(),
      fetch(url, afterCode),
      fetchRegions(),
    ]);
    requireFile(answer, `face ${id}`);
    fonts.set(id, openFace(new Uint8Array(await answer.arrayBuffer())));
  }

  async function loadPicture(source: ImageSource): Promise<void> {
    const { kind, url, width, height } = await sources.picture(source);
    const [answer] = await Promise.all([fetch(url), fetchRegions()]);
    requireFile(answer, `picture ${source.id}`);
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

  const wantFont = (id: string): void => arrivals.want(fontKey(id), () => loadFont(id));
  const font: AssetStore["font"] = (id) => fonts.get(id);
  const vector: AssetStore["vector"] = ({ id }) => vectors.get(id);
  const pixel: AssetStore["pixel"] = ({ id }) => pixels.get(id);
  return {
    font,
    vector,
    pixel,
    drawables: { fonts: font, vectors: vector, images: pixel },
    bitmap: (asset) => bitmaps.get(asset),
    wantFont,
    want: (document) => {
      if (fetchRegions()) arrivals.want("regions", async () => fetchRegions() ?? undefined);
      for (const product of Object.values(document.products)) {
        for (const font of fontsOf(product.layers)) wantFont(font);
      }
      for (const source of imageSources(document)) {
        arrivals.want(pictureKey(source.id), () => loadPicture(source));
      }
    },
    subscribe: arrivals.subscribe,
    arrivals: arrivals.count,
    waiting: arrivals.waiting,
    troubled: arrivals.troubled,
    absentFont: (id) => arrivals.absent(fontKey(id)),
    absentPicture: (id) => arrivals.absent(pictureKey(id)),
  };
}
