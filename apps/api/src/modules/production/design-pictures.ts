import type { ProductId } from "@holeshot/domain";
import sharp from "sharp";
import type { Platform } from "../../platform/platform.ts";
import { openCatalogue } from "../catalogue/index.ts";
import { pictureDrawer } from "../designs/index.ts";
import { readAsset } from "../library/index.ts";
import type { OrderUnit } from "./order-units.ts";

/** Width of a design's picture, px: 20 mm on paper at 400 dpi. */
const WIDTH = 320;

/** The front of one product of a design, as shops show it. */
export interface DesignPicture {
  readonly name: string;
  readonly revision: string;
  readonly product: ProductId;
  /** JPEG on white. */
  readonly bytes: Uint8Array;
}

/** Draws each product of each design of an order once, without any rider's name: two designs are told apart by eye. */
export async function designPictures(
  platform: Pick<Platform, "db" | "storage">,
  units: readonly OrderUnit[],
): Promise<readonly DesignPicture[]> {
  const catalogue = openCatalogue();
  const draw = pictureDrawer(({ type, id }) => readAsset(platform, type, id));
  const pictures: DesignPicture[] = [];
  for (const [, alike] of Map.groupBy(units, ({ designName, revision, setId }) =>
    [designName, revision, setId].join("|"),
  )) {
    const [{ designName: name, revision, setId, document }] = alike as [OrderUnit];
    const set = catalogue.set(setId);
    if (!set) continue;
    const ordered = new Set(alike.map(({ product }) => product));
    const products = set.products.filter(({ id }) => ordered.has(id));
    const fronts = new Map<ProductId, Uint8Array>();
    await draw(
      { ...set, products },
      document,
      async ({ product, side, bytes }) => {
        if (product !== "kit" && side === "front") fronts.set(product, bytes);
      },
      { sizes: [WIDTH], sides: ["front"] },
    );
    for (const { id: product } of products) {
      const bytes = fronts.get(product);
      if (!bytes) continue;
      const flat = sharp(bytes).flatten({ background: "#ffffff" }).jpeg({ quality: 88 });
      pictures.push({ name, revision, product, bytes: await flat.toBuffer() });
    }
  }
  return pictures;
}
