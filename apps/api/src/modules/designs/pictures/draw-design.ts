import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { startDocument, type Template } from "@holeshot/artwork";
import type { DesignDocument, ImageSource } from "@holeshot/design";
import { type ProductId, type Side, sides } from "@holeshot/domain";
import { compose, type FigureView, type Picture } from "@holeshot/views";
import type { ConfiguratorSet } from "../../catalogue/index.ts";
import type { Asset } from "../../library/index.ts";
import { drawnKey, drawnProducts, type PackedSide } from "./drawn-products.ts";
import { asStored, encodeKit, encodeSide, type PackPicture } from "./encode-side.ts";
import { facesOf } from "./fonts.ts";
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
import { type DrawnSide, keepSide, readAhead, sideView } from "./side-view.ts";
import type { WornPart } from "./wear-kit.ts";
import { type KitPart, kitLayers } from "./kit-layers.ts";

/** One finished picture. */
export interface DrawnPicture {
  /** `kit`: all products as a rider stands in them, of the front and the back. */
  readonly product: ProductId | "kit";
  readonly side: Side;
  readonly size: number;
  readonly bytes: Uint8Array;
}

/** Where drawing gets what a document only names. */
export interface DrawingSources {
  readonly asset: (source: ImageSource) => Promise<Asset | undefined>;
  /** Widths of every picture, px; those that are kept when left out. */
  readonly sizes?: readonly number[];
  /** All, and with them the kit as it is worn, when left out. */
  readonly sides?: readonly Side[];
  /** As pictures are stored when left out. */
  readonly packed?: PackPicture;
}

const WIDEST = Math.max(...PICTURE_SIZES);

/**
 * Draws every side of every product of a design and hands each on as soon as it is ready: the first product first, its
 * front before all else. With the last sides the whole kit, of sets that are worn together.
 */
export async function drawDesign(
  set: ConfiguratorSet,
  document: DesignDocument,
  { asset, sizes = PICTURE_SIZES, sides: which, packed: how = asStored }: DrawingSources,
  ready: (picture: DrawnPicture) => Promise<void>,
): Promise<void> {
  const [loaded, shaper] = await Promise.all([loadImages(document, asset), facesOf(document)]);
  const packing: Promise<void>[] = [];
  const worn = { front: new Map<ProductId, KitPart>(), back: new Map<ProductId, KitPart>() };
  const square = Math.max(...sizes);
  // What is asked for otherwise is asked for once.
  const isKept = !which && sizes === PICTURE_SIZES && how === asStored;
  for (const { id } of set.products) {
    const options = document.products[id]?.properties ?? {};
    const group = groupOf(set, id);
    const shown = shownGarment(id, group, options);
    const share = wearerShare(shown, group);
    const key = drawnKey(set, document, shown, loaded);
    const known = isKept ? drawnProducts.get(key) : undefined;
    if (known) {
      for (const packed of known.packed) await ready({ product: id, ...packed });
      for (const [side, picture] of known.sides) {
        const view = await sideView(shown, side, square);
        worn[side].set(id, { shown, scene: known.scene, picture, view, share });
      }
      continue;
    }
    const scene = productScene(set, document, shown, shaper, loaded);
    const own: Promise<readonly PackedSide[]>[] = [];
    const composed = new Map<FigureView, Picture>();
    for await (const { side, picture, view } of drawSides(
      shown,
      scene,
      loaded.images,
      square,
      which,
    )) {
      if (side === "front" || side === "back") {
        worn[side].set(id, { shown, scene, picture, view, share });
        composed.set(side, picture);
      }
      const packed = pack(id, side, { picture, view }, { sizes, how }, ready);
      // Heard of below; until then a failure must not count as one nobody waits for.
      packed.catch(() => {});
      own.push(packed);
      // The first side is what somebody waits for; the others are packed while the next is composed.
      if (packing.length === 0 && own.length === 1) await packed;
      else await setImmediate();
    }
    const all = Promise.all(own).then((packs) => {
      if (isKept) drawnProducts.set(key, { packed: packs.flat(), scene, sides: composed });
    });
    all.catch(() => {});
    packing.push(all);
  }
  // The kit is put together while the last sides are packed.
  const together = which || set.products.length === 1 ? [] : (["front", "back"] as const);
  await Promise.all([
    ...packing,
    ...together.map((side) => packKit(worn[side], side, loaded.images, { sizes, how }, ready)),
  ]);
}

/** In which widths a side is packed, and how. */
interface Packing {
  readonly sizes: readonly number[];
  readonly how: PackPicture;
}

async function packKit(
  parts: ReadonlyMap<ProductId, KitPart>,
  side: FigureView,
  images: Images,
  { sizes: widths, how }: Packing,
  ready: (picture: DrawnPicture) => Promise<void>,
): Promise<void> {
  const widest = Math.max(...widths);
  const layers = await kitLayers(parts, side, images, widest);
  if (!layers) return;
  const encoded = await encodeKit(layers, widest, widths, how);
  await Promise.all(encoded.map(({ size, bytes }) => ready({ product: "kit", side, size, bytes })));
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
  for (const [index, side] of which.entries()) {
    const view = await sideView(shown, side, square);
    const next = which[index + 1];
    if (next) readAhead(shown, next, square);
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
  { sizes: widths, how }: Packing,
  ready: (picture: DrawnPicture) => Promise<void>,
): Promise<readonly PackedSide[]> {
  const sizes = await encodeSide(picture, view, widths, how);
  await Promise.all(sizes.map(({ size, bytes }) => ready({ product, side, size, bytes })));
  return sizes.map(({ size, bytes }) => ({ side, size, bytes }));
}

/** One product of a kit, before any side of it is drawn. */
export interface KitProduct extends WornPart {
  readonly share: number;
}

/** A product in a kit's own colours and lettering, and how large the wearer's own is beside the one that is shown. */
export async function kitProduct(
  set: ConfiguratorSet,
  template: Template,
  product: ProductId,
): Promise<KitProduct> {
  const document = startDocument(template, [product], undefined, set.lettering);
  const shaper = await facesOf(document);
  const group = groupOf(set, product);
  const shown = shownGarment(product, group);
  const share = wearerShare(shown, group);
  return { shown, share, scene: productScene(set, document, shown, shaper, nothingLoaded) };
}

/** The front of a product of a kit. */
export async function drawKitFront(worn: KitProduct): Promise<KitPart> {
  const { shown, scene } = worn;
  for await (const drawn of drawSides(shown, scene, nothingLoaded.images, WIDEST, ["front"]))
    return { ...worn, ...drawn };
  throw new Error(`${shown.product} has no front.`);
}

/**
 * Makes the tables of all sides that no start before this one made, so that the first picture is as quick as the next; of
 * others the fronts are read, which somebody waits for. A job that has arrived meanwhile goes first, and visitors have
 * half of the processor.
 */
export async function warmDrawing(): Promise<void> {
  for (const shown of plainGarments()) {
    for (const side of sides) {
      const from = performance.now();
      await (side === "front" ? sideView : keepSide)(shown, side, WIDEST);
      await sleep(performance.now() - from, undefined, { ref: false });
    }
  }
}
