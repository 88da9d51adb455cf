import type { Template } from "@holeshot/artwork";
import type { ProductId } from "@holeshot/domain";
import type { Picture } from "@holeshot/views";
import sharp, { type OverlayOptions, type Sharp } from "sharp";
import type { ConfiguratorSet } from "../../catalogue/index.ts";
import { drawKitFront } from "./draw-design.ts";
import type { ShaperCache } from "./fonts.ts";

const SIZE = 720;
const WEBP = { quality: 86, alphaQuality: 90 } as const;

/** Where a product stands in the picture of a set, in shares of its side; the first lies at the back. */
interface Stand {
  readonly product: ProductId;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const stands: readonly Stand[] = [
  { product: "pants", left: 0.58, top: 0.25, width: 0.38 },
  { product: "jersey", left: 0.02, top: 0.1, width: 0.72 },
  { product: "gloves", left: 0.08, top: 0.62, width: 0.4 },
];

/** What a set offers, laid together in one picture: a single product alone and large. */
export async function drawKit(
  set: ConfiguratorSet,
  template: Template,
  products: readonly ProductId[],
  fonts: ShaperCache,
): Promise<Uint8Array | null> {
  const drawn = products.filter((id) => template.art[id]);
  const [only] = drawn;
  if (!only) return null;
  if (drawn.length === 1) {
    const picture = await drawKitFront(set, template, only, fonts);
    return image(picture).resize({ width: SIZE }).webp(WEBP).toBuffer();
  }
  const layers: OverlayOptions[] = [];
  for (const stand of stands.filter(({ product }) => drawn.includes(product))) {
    const picture = await drawKitFront(set, template, stand.product, fonts);
    const input = await image(picture)
      .trim({ threshold: 1 })
      .resize({ width: Math.round(stand.width * SIZE) })
      .png()
      .toBuffer();
    layers.push({
      input,
      left: Math.round(stand.left * SIZE),
      top: Math.round(stand.top * SIZE),
    });
  }
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: SIZE, height: SIZE, channels: 4, background } })
    .composite(layers)
    .webp(WEBP)
    .toBuffer();
}

function image({ width, height, data }: Picture): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}
