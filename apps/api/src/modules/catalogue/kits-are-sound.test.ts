import {
  createFontShaper,
  loadHarfBuzz,
  preflight,
  startDocument,
  type FontShaper,
} from "@holeshot/artwork";
import { productIds, type ProductId } from "@holeshot/domain";
import { baseSize } from "@holeshot/garments";
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "./files/load.ts";
import { fontBytes } from "./index.ts";
import { catalogueFolder } from "./shop.ts";
import { drafted } from "./testing/drafted.ts";
import { turnOf } from "./testing/turn-of.ts";

/**
 * What the shop offers to start from has nothing to mend: every kit in every colourway, in the base and in extreme sizes,
 * youth too. In a short run a kit gives every third of its extreme sizes, and its further colourways on every other product;
 * LONG looks at them all.
 */
const long = process.env["LONG"] === "1";
const catalogue = loadCatalogue(catalogueFolder);
const small: Readonly<Record<ProductId, readonly string[]>> = {
  jersey: ["Y4", "Y10", "Y16"],
  pants: ["Y4", "Y10", "Y16"],
  gloves: ["Y-3XS", "Y-L"],
  "pit-shirt": ["Y4", "Y10", "Y16"],
};
const youth = catalogue.sets.find(({ lettering }) => lettering < 1);
const harfbuzz = await loadHarfBuzz();
const faces = new Map<string, FontShaper>();
for (const { id } of catalogue.fonts) {
  faces.set(id, createFontShaper(harfbuzz, await fontBytes(id)));
}
const extremes: Readonly<Record<ProductId, readonly string[]>> = {
  jersey: ["XS", "4XL", "W-XS", "W-2XL"],
  pants: ["W28", "W44"],
  gloves: ["XS", "2XL", "W-XS"],
  "pit-shirt": ["XS", "4XL", "W-XS", "W-2XL"],
};

const cases = catalogue.templates.flatMap((template) =>
  template.colourways.map((colourway) => [template.id, colourway.id, template, colourway] as const),
);

describe.each(cases)("%s in %s", (kit, _way, template, colourway) => {
  const way = template.colourways.indexOf(colourway);
  const inTurn = (_: unknown, at: number) => long || at % 3 === turnOf(kit);
  it.each(productIds.filter((_, at) => long || way === 0 || (at + way) % 2 === 0))(
    "has a %s that preflight leaves alone",
    (product) => {
      const base = drafted({ product, size: baseSize(product) });
      const art = template.art[product];
      if (!art) throw new Error(`${template.id} does not draw ${product}`);
      const first = way === 0;
      const findings = (size: string, lettering: number) =>
        preflight({
          document: startDocument(template, [product], colourway.id, lettering),
          product,
          garment: size === base.size ? base : drafted({ product, size }),
          base,
          art,
          colours: colourway.zones,
          fonts: (font) => faces.get(font),
          vectors: () => undefined,
          images: () => undefined,
        }).map(({ code, layer }) => `${size} ${layer} ${code}`);
      const sizes = [base.size, ...(first ? extremes[product].filter(inTurn) : [])];
      expect(sizes.flatMap((size) => findings(size, 1))).toEqual([]);
      const smaller = first ? small[product].filter(inTurn) : [];
      expect(smaller.flatMap((size) => findings(size, youth?.lettering ?? 1))).toEqual([]);
    },
  );
});
