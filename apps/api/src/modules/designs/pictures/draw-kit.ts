import type { Template } from "@holeshot/artwork";
import type { ProductId } from "@holeshot/domain";
import { productFacts, wornTogether } from "@holeshot/garments";
import sharp, { type OverlayOptions } from "sharp";
import type { ConfiguratorSet } from "../../catalogue/index.ts";
import { drawKitFront, type KitProduct, kitProduct } from "./draw-design.ts";
import { wholeSquare } from "./encode-side.ts";
import type { DrawnSide } from "./side-view.ts";
import { nothingLoaded } from "./load-images.ts";
import { type KitPart, standKit } from "./stand-kit.ts";
import { wearKit } from "./wear-kit.ts";

const SIZE = 720;
const WEBP = { quality: 86, alphaQuality: 90 } as const;

/** What a set offers in one picture: a single product large, several as a rider wears them. */
export async function drawKit(
  set: ConfiguratorSet,
  template: Template,
  products: readonly ProductId[],
): Promise<Uint8Array | null> {
  const kit = new Map<ProductId, KitProduct>();
  const offered = products.filter((id) => template.art[id]);
  for (const { id: product } of wornTogether(offered.map((id) => ({ id }))))
    kit.set(product, await kitProduct(set, template, product));
  const worn = await wearKit(kit, "front", nothingLoaded.images, SIZE);
  const layers = worn?.picture ?? (await sidesOf(kit));
  if (!layers) return null;
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: SIZE, height: SIZE, channels: 4, background } })
    .composite([...layers])
    .webp(WEBP)
    .toBuffer();
}

/** What no rider wears: a single product large, several stood up from their fronts. */
async function sidesOf(
  kit: ReadonlyMap<ProductId, KitProduct>,
): Promise<readonly OverlayOptions[] | null> {
  const drawn = new Map<ProductId, KitPart>();
  for (const [product, one] of kit) drawn.set(product, await drawKitFront(one));
  const [only] = drawn.values();
  if (!only) return null;
  return drawn.size === 1 ? alone(only) : ((await standKit(drawn, SIZE)) ?? lay(drawn));
}

async function alone({ picture, view }: DrawnSide): Promise<OverlayOptions[]> {
  const whole = await wholeSquare(picture, view).png({ compressionLevel: 1 }).toBuffer();
  return [{ input: await sharp(whole).resize(SIZE).png({ compressionLevel: 1 }).toBuffer() }];
}

/** Pieces that were never draped lie beside each other. */
async function lay(drawn: ReadonlyMap<ProductId, KitPart>): Promise<OverlayOptions[]> {
  const layers: OverlayOptions[] = [];
  const placed = [...drawn].flatMap(([product, one]) => {
    const { kit } = productFacts(product);
    return kit ? [{ one, ...kit }] : [];
  });
  for (const { one, left, top, width } of placed.toSorted((a, b) => a.level - b.level)) {
    const whole = await wholeSquare(one.picture, one.view).png({ compressionLevel: 1 }).toBuffer();
    const input = await sharp(whole)
      .trim({ threshold: 1 })
      .resize({ width: Math.round(width * SIZE) })
      .png({ compressionLevel: 1 })
      .toBuffer();
    layers.push({ input, left: Math.round(left * SIZE), top: Math.round(top * SIZE) });
  }
  return layers;
}
