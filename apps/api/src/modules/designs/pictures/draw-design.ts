import { setImmediate } from "node:timers/promises";
import {
  buildScene,
  embeddedAsset,
  type PixelPicture,
  type Scene,
  type SceneInput,
  startDocument,
  type Template,
  type TemplateArt,
  type VectorPicture,
} from "@holeshot/artwork";
import { type DesignDocument, type ImageSource, imageSources } from "@holeshot/design";
import { type ProductId, productIds, type Side, sides } from "@holeshot/domain";
import { baseSize, draftGarment, type Garment, kitPlane } from "@holeshot/garments";
import { compose, flatLay, type Picture, type ViewTable } from "@holeshot/views";
import { type Image, loadImage } from "@napi-rs/canvas";
import sharp from "sharp";
import type { ConfiguratorSet } from "../../catalogue/index.ts";
import type { Asset } from "../../library/index.ts";
import type { ShaperCache } from "./fonts.ts";
import { PICTURE_SIZES } from "./picture-address.ts";
import { rasterPieces } from "./raster-pieces.ts";

/** One finished picture. */
export interface DrawnPicture {
  readonly product: ProductId;
  readonly side: Side;
  readonly size: number;
  readonly bytes: Uint8Array;
}

/** Where drawing gets what a document only names. */
export interface DrawingSources {
  readonly fonts: ShaperCache;
  readonly asset: (source: ImageSource) => Promise<Asset | undefined>;
}

const VIEW_PX = Math.max(...PICTURE_SIZES);
const RASTER_PX_PER_MM: Readonly<Record<ProductId, number>> = {
  jersey: 1.5,
  pants: 1.5,
  gloves: 3,
};
const WEBP = { quality: 86, alphaQuality: 90, effort: 2 } as const;

interface Loaded {
  readonly vectors: ReadonlyMap<string, VectorPicture>;
  readonly pixels: ReadonlyMap<string, PixelPicture>;
  readonly images: ReadonlyMap<string, Image>;
}

/** Draws every side of every product of a design, the first product first. */
export async function* drawDesign(
  set: ConfiguratorSet,
  document: DesignDocument,
  sources: DrawingSources,
): AsyncGenerator<DrawnPicture> {
  const loaded = await loadImages(document, sources);
  const shaper = await sources.fonts.forDocument(document);
  for (const { id } of set.products) {
    const scene = sceneOf(set, withProduct(set, document, id), id, shaper, loaded);
    const garment = baseGarment(id);
    const rasters = rasterPieces(garment, scene, loaded.images, RASTER_PX_PER_MM[id]);
    const fabrics = Object.fromEntries(scene.pieces.map(({ piece, ground }) => [piece, ground]));
    for (const side of sides) {
      const table = sideTable(id, side);
      yield* encode(id, side, compose({ table, rasters, fabrics }));
    }
  }
}

/** The front of one product in a kit's own colours and lettering, without an encoding. */
export async function drawKitFront(
  set: ConfiguratorSet,
  template: Template,
  product: ProductId,
  fonts: ShaperCache,
): Promise<Picture> {
  const document = startDocument(template, [product]);
  const shaper = await fonts.forDocument(document);
  const none: Loaded = { vectors: new Map(), pixels: new Map(), images: new Map() };
  const scene = sceneOf(set, document, product, shaper, none);
  const rasters = rasterPieces(baseGarment(product), scene, none.images, RASTER_PX_PER_MM[product]);
  const fabrics = Object.fromEntries(scene.pieces.map(({ piece, ground }) => [piece, ground]));
  return compose({ table: sideTable(product, "front"), rasters, fabrics });
}

async function* encode(
  product: ProductId,
  side: Side,
  { width, height, data }: Picture,
): AsyncGenerator<DrawnPicture> {
  const picture = sharp(data, { raw: { width, height, channels: 4 } });
  const made = await Promise.all(
    PICTURE_SIZES.map(async (size) => ({
      product,
      side,
      size,
      bytes: await picture.clone().resize({ width: size, fit: "inside" }).webp(WEBP).toBuffer(),
    })),
  );
  yield* made;
}

function sceneOf(
  set: ConfiguratorSet,
  document: DesignDocument,
  product: ProductId,
  fonts: SceneInput["fonts"],
  loaded: Loaded,
): Scene {
  const design = document.products[product];
  const template = set.templates.find(({ id }) => id === design?.template);
  const art = template?.art[product];
  if (!design || !template || !art) throw new Error(`There is no template for ${product}.`);
  const colourway =
    template.colourways.find(({ id }) => id === design.colourway) ?? template.colourways[0];
  return buildScene({
    document,
    product,
    garment: baseGarment(product),
    art: art satisfies TemplateArt,
    colours: colourway?.zones ?? {},
    kitPlane: kitPlane(baseGarment(product)),
    fonts,
    vectors: ({ id }) => loaded.vectors.get(id),
    images: ({ id }) => loaded.pixels.get(id),
  });
}

/** A product the document leaves out is shown in the set's first template, as an empty one would be. */
function withProduct(
  set: ConfiguratorSet,
  document: DesignDocument,
  product: ProductId,
): DesignDocument {
  if (document.products[product] || !set.templates[0]) return document;
  const { products } = startDocument(set.templates[0], [product]);
  const plain = products[product];
  if (!plain) return document;
  return {
    ...document,
    products: { ...document.products, [product]: { ...plain, layers: [] } },
  };
}

async function loadImages(document: DesignDocument, sources: DrawingSources): Promise<Loaded> {
  const vectors = new Map<string, VectorPicture>();
  const pixels = new Map<string, PixelPicture>();
  const images = new Map<string, Image>();
  for (const source of imageSources(document)) {
    const asset = await sources.asset(source);
    if (!asset) continue;
    if (asset.kind === "pixel") {
      pixels.set(source.id, { asset: source.id, width: asset.width, height: asset.height });
      images.set(source.id, await loadImage(asset.bytes));
    } else {
      vectors.set(source.id, asset.image);
      for (const embedded of asset.image.images) {
        images.set(
          embeddedAsset(source, embedded.asset),
          await loadImage(Buffer.from(embedded.base64, "base64")),
        );
      }
    }
  }
  return { vectors, pixels, images };
}

/** Makes the tables of all sides, so that the first picture after a start is as quick as the next. */
export async function warmDrawing(): Promise<void> {
  for (const product of productIds) {
    for (const side of sides) {
      sideTable(product, side);
      // A job that has arrived meanwhile goes first.
      await setImmediate();
    }
  }
}

const garments = new Map<ProductId, Garment>();
const tables = new Map<string, ViewTable>();

/** The base size's pieces never change while the program runs. */
function baseGarment(product: ProductId): Garment {
  const known = garments.get(product);
  if (known) return known;
  const garment = draftGarment({ product, size: baseSize(product) });
  garments.set(product, garment);
  return garment;
}

function sideTable(product: ProductId, side: Side): ViewTable {
  const key = `${product}/${side}`;
  const known = tables.get(key);
  if (known) return known;
  const table = flatLay(baseGarment(product), side, { width: VIEW_PX, height: VIEW_PX });
  tables.set(key, table);
  return table;
}
