import type { ProductId, Side } from "@holeshot/domain";
import type { Sharp } from "sharp";
import type { Platform } from "../../platform/platform.ts";
import { openCatalogue } from "../catalogue/index.ts";
import { forgetViews, pictureDrawer } from "../designs/index.ts";
import { readAsset } from "../library/index.ts";
import type { OrderUnit } from "./order-units.ts";

/** Width of a design's picture, px: a view of 30 mm at 350 dpi, a kit of 46 mm at 230. */
const WIDTH = 420;

/** Packed once: a paper is the only place where these pictures are seen. */
const onWhite = (picture: Sharp) =>
  picture.flatten({ background: "#ffffff" }).jpeg({ quality: 88 });

/** One product of a design from one side, as shops show it, or the whole kit as it is worn. */
export interface DesignPicture {
  readonly name: string;
  readonly revision: string;
  readonly product: ProductId | "kit";
  readonly side: Side;
  /** JPEG on white. */
  readonly bytes: Uint8Array;
}

/** Units of one design: the same name, document and set. */
export function byDesign(units: readonly OrderUnit[]): readonly (readonly OrderUnit[])[] {
  const key = ({ designName, revision, setId }: OrderUnit) =>
    [designName, revision, setId].join("|");
  return [...Map.groupBy(units, key).values()];
}

/**
 * Draws each product of each design of an order once, without any rider's name: two designs are told apart by eye. From
 * the front, or from all sides with the kit where all its products were ordered.
 */
export async function designPictures(
  platform: Pick<Platform, "db" | "storage">,
  units: readonly OrderUnit[],
  which: "fronts" | "all",
): Promise<readonly DesignPicture[]> {
  const catalogue = openCatalogue();
  const draw = pictureDrawer(({ type, id }) => readAsset(platform, type, id));
  const pictures: DesignPicture[] = [];
  for (const alike of byDesign(units)) {
    const [{ designName: name, revision, setId, document }] = alike as [OrderUnit];
    const set = catalogue.set(setId);
    if (!set) continue;
    const ordered = new Set(alike.map(({ product }) => product));
    const products = set.products.filter(({ id }) => ordered.has(id));
    const drawn: DesignPicture[] = [];
    await draw(
      { ...set, products },
      document,
      async ({ product, side, bytes }) => void drawn.push({ name, revision, product, side, bytes }),
      { sizes: [WIDTH], packed: onWhite, ...(which === "fronts" ? { sides: ["front"] } : {}) },
    );
    // Sides are packed side by side and come as they are ready.
    const place = ({ product, side }: DesignPicture) =>
      products.findIndex(({ id }) => id === product) * 4 +
      ["front", "back", "left", "right"].indexOf(side);
    pictures.push(...drawn.toSorted((a, b) => place(a) - place(b)));
  }
  // No other picture is as wide: a pack has what is left of the memory for its pieces.
  await forgetViews(WIDTH);
  return pictures;
}
