import { setImmediate } from "node:timers/promises";
import { startDocument, type Template } from "@holeshot/artwork";
import type { DesignDocument, ImageSource } from "@holeshot/design";
import { type ProductId, type Side, sides } from "@holeshot/domain";
import { compose, type Picture } from "@holeshot/views";
import type { ConfiguratorSet } from "../../catalogue/index.ts";
import type { Asset } from "../../library/index.ts";
import { encodeSide } from "./encode-side.ts";
import type { ShaperCache } from "./fonts.ts";
import { PICTURE_SIZES } from "./picture-address.ts";
import { loadImages, nothingLoaded } from "./load-images.ts";
import { productScene } from "./product-scene.ts";
import { rasterPieces } from "./raster-pieces.ts";
import {
  plainGarments,
  type ShownGarment,
  shownGarment,
  groupOf,
  wearerShare,
} from "./shown-garment.ts";
import { type SideView, sideView } from "./side-view.ts";

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
  /** Widths of every picture, px; those that are kept when left out. */
  readonly sizes?: readonly number[];
}

const WIDEST = Math.max(...PICTURE_SIZES);

/** A composed side with the view it was composed on. */
export interface DrawnSide {
  readonly picture: Picture;
  readonly view: SideView;
}

/**
 * Draws every side of every product of a design and hands each on as soon as it is ready: the first product first, its
 * front before all else.
 */
export async function drawDesign(
  set: ConfiguratorSet,
  document: DesignDocument,
  { fonts, asset, sizes = PICTURE_SIZES }: DrawingSources,
  ready: (picture: DrawnPicture) => Promise<void>,
): Promise<void> {
  const [loaded, shaper] = await Promise.all([
    loadImages(document, asset),
    fonts.forDocument(document),
  ]);
  const packing: Promise<void>[] = [];
  for (const { id } of set.products) {
    const options = document.products[id]?.properties ?? {};
    const shown = shownGarment(id, groupOf(set, id), options);
    const scene = productScene(set, document, shown, shaper, loaded);
    for await (const { side, picture, view } of drawSides(
      shown,
      scene,
      loaded.images,
      Math.max(...sizes),
    )) {
      const packed = pack(id, side, { picture, view }, sizes, ready);
      // Heard of below; until then a failure must not count as one nobody waits for.
      packed.catch(() => {});
      packing.push(packed);
      // The first side is what somebody waits for; the others are packed while the next is composed.
      if (packing.length === 1) await packed;
      else await setImmediate();
    }
  }
  await Promise.all(packing);
}

type Scene = ReturnType<typeof productScene>;
type Images = Parameters<typeof rasterPieces>[2];

async function* drawSides(
  shown: ShownGarment,
  scene: Scene,
  images: Images,
  square: number,
  which: readonly Side[] = sides,
): AsyncGenerator<DrawnSide & { readonly side: Side }> {
  const fabrics = Object.fromEntries(scene.pieces.map(({ piece, ground }) => [piece, ground]));
  let rasters: ReturnType<typeof rasterPieces> = [];
  let scale = 0;
  for (const side of which) {
    const view = await sideView(shown, side, square);
    if (view.artworkScale !== scale) {
      scale = view.artworkScale;
      rasters = rasterPieces(shown.garment, scene, images, scale);
    }
    yield { side, view, picture: compose({ table: view.table, rasters, fabrics }) };
  }
}

async function pack(
  product: ProductId,
  side: Side,
  { picture, view }: DrawnSide,
  widths: readonly number[],
  ready: (picture: DrawnPicture) => Promise<void>,
): Promise<void> {
  const sizes = await encodeSide(picture, view, widths);
  await Promise.all(sizes.map(({ size, bytes }) => ready({ product, side, size, bytes })));
}

/** The front of one product in a kit's own colours and lettering, and how large the wearer's own is beside it. */
export async function drawKitFront(
  set: ConfiguratorSet,
  template: Template,
  product: ProductId,
  fonts: ShaperCache,
): Promise<DrawnSide & { readonly share: number }> {
  const document = startDocument(template, [product], undefined, set.lettering);
  const shaper = await fonts.forDocument(document);
  const group = groupOf(set, product);
  const shown = shownGarment(product, group);
  const share = wearerShare(shown, group);
  const scene = productScene(set, document, shown, shaper, nothingLoaded);
  for await (const drawn of drawSides(shown, scene, nothingLoaded.images, WIDEST, ["front"]))
    return { ...drawn, share };
  throw new Error(`${product} has no front.`);
}

/** Makes the tables of all sides, so that the first picture after a start is as quick as the next. */
export async function warmDrawing(): Promise<void> {
  for (const shown of plainGarments()) {
    for (const side of sides) {
      await sideView(shown, side, WIDEST);
      // A job that has arrived meanwhile goes first.
      await setImmediate();
    }
  }
}
