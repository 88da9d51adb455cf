import {
  createFontShaper,
  loadHarfBuzz,
  preflight,
  startDocument,
  type FontShaper,
} from "@holeshot/artwork";
import { productIds, type ProductId } from "@holeshot/domain";
import { baseSize, draftGarment } from "@holeshot/garments";
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "./files/load.ts";
import { fontBytes } from "./index.ts";
import { catalogueFolder } from "./shop.ts";

/** What the shop offers to start from has nothing to mend: 24 designs, in the base and in extreme sizes. */
const catalogue = loadCatalogue(catalogueFolder);
const harfbuzz = await loadHarfBuzz();
const faces = new Map<string, FontShaper>();
for (const { id } of catalogue.fonts) {
  faces.set(id, createFontShaper(harfbuzz, await fontBytes(id)));
}
const extremes: Readonly<Record<ProductId, readonly string[]>> = {
  jersey: ["XS", "4XL", "W-XS", "W-2XL"],
  pants: ["W28", "W44"],
  gloves: ["XS", "2XL", "W-XS"],
};

const cases = catalogue.templates.flatMap((template) =>
  template.colourways.map((colourway) => [template.id, colourway.id, template, colourway] as const),
);

describe.each(cases)("%s in %s", (_kit, _way, template, colourway) => {
  it.each(productIds)("has a %s that preflight leaves alone", (product) => {
    const base = draftGarment({ product, size: baseSize(product) });
    const document = startDocument(template, [product], colourway.id);
    const art = template.art[product];
    if (!art) throw new Error(`${template.id} does not draw ${product}`);
    const first = template.colourways[0] === colourway;
    for (const size of [base.size, ...(first ? extremes[product] : [])]) {
      const found = preflight({
        document,
        product,
        garment: size === base.size ? base : draftGarment({ product, size }),
        base,
        art,
        colours: colourway.zones,
        fonts: (font) => faces.get(font),
        vectors: () => undefined,
        images: () => undefined,
      });
      expect(found.map(({ code, layer }) => `${size} ${layer} ${code}`)).toEqual([]);
    }
  });
});
