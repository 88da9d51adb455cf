import { buildScene, type CanvasTarget, drawPiece, extendArt, printCloth } from "@holeshot/artwork";
import { emptyDocument } from "@holeshot/design";
import { type ProductId, productIds } from "@holeshot/domain";
import { baseSize, draftGarment, type Garment, sizes } from "@holeshot/garments";
import { createCanvas, type Image } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { openCatalogue } from "../catalogue/index.ts";

const bleed = Math.max(...openCatalogue().printers.map((printer) => printer.bleed));
const scale = 0.5;
const long = process.env["LONG"] === "1";

/** All sizes in the long run; else base and outermost ones, of which a kit gives another with each of its products. */
function someSizes(kit: number, product: ProductId): readonly string[] {
  const all = sizes(product).map(({ id }) => id);
  if (long) return all;
  const some = [baseSize(product), all[0] ?? "", all.at(-1) ?? ""];
  return [some[(kit + productIds.indexOf(product)) % some.length] ?? ""];
}

const garments = new Map<string, Garment>();

/** Drafted once for all kits. */
function drafted(product: ProductId, size: string): Garment {
  const key = `${product} ${size}`;
  const garment = garments.get(key) ?? draftGarment({ product, size });
  garments.set(key, garment);
  return garment;
}

/** Pixels of a printed piece's cloth that no zone reaches, by piece. The rim's soft pixels are not looked at. */
function bare(kit: string, product: ProductId, base: Garment, garment: Garment): string[] {
  const drawing = openCatalogue().template(kit)?.art[product];
  if (!drawing) return [];
  const art = extendArt(drawing, base);
  const colours = Object.fromEntries(art.zones.map(({ id }) => [id, "#000000"]));
  const scene = buildScene({
    document: emptyDocument({ products: [] }),
    product,
    garment,
    base,
    art,
    colours,
    fonts: () => undefined,
    vectors: () => undefined,
    images: () => undefined,
    cloth: printCloth(bleed),
  });
  const printed = garment.pieces.filter(({ material }) => material === "printed");
  return printed.flatMap(({ id, bounds }) => {
    const drawn = scene.pieces.find(({ piece }) => piece === id);
    if (!drawn) return [id];
    const width = Math.ceil((bounds.right - bounds.left + 100) * scale);
    const height = Math.ceil((bounds.bottom - bounds.top + 100) * scale);
    const context = createCanvas(width, height).getContext("2d");
    const view = { left: bounds.left - 50, top: bounds.top - 50, scale };
    drawPiece(context as unknown as CanvasTarget<Image>, drawn, () => undefined, view);
    const { data } = context.getImageData(0, 0, width, height);
    let found = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] === 255 && (data[at] ?? 0) > 128) found += 1;
    }
    return found > 0 ? [`${kit} ${product} ${garment.size} ${id}: ${found / scale ** 2} mm²`] : [];
  });
}

describe("every kit's ink", () => {
  it.each(productIds)(
    "reaches the bleed on every printed piece of %s",
    { timeout: 180_000 },
    (product) => {
      const base = draftGarment({ product, size: baseSize(product) });
      const found = openCatalogue().templates.flatMap(({ id }, kit) =>
        someSizes(kit, product).flatMap((size) => bare(id, product, base, drafted(product, size))),
      );
      expect(found).toEqual([]);
    },
  );
});
