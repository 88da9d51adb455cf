import {
  createFontShaper,
  loadHarfBuzz,
  preflight,
  startDocument,
  type FontShaper,
} from "@holeshot/artwork";
import { applyCommand, type Layer, type TextLayer } from "@holeshot/design";
import { productIds } from "@holeshot/domain";
import { baseSize, draftGarment } from "@holeshot/garments";
import { expect, it } from "vitest";
import { loadCatalogue } from "./files/load.ts";
import { fontBytes } from "./index.ts";
import { catalogueFolder } from "./shop.ts";

/**
 * From every kit to every other: the rider's number in the new places has nothing to mend. In a short run each way is gone
 * with one of the products, LONG goes it with all of them.
 */
const long = process.env["LONG"] === "1";
const catalogue = loadCatalogue(catalogueFolder);
const harfbuzz = await loadHarfBuzz();
const faces = new Map<string, FontShaper>();
for (const { id } of catalogue.fonts) {
  faces.set(id, createFontShaper(harfbuzz, await fontBytes(id)));
}
const texts = (layers: readonly Layer[] = []) =>
  layers.filter((layer): layer is TextLayer => layer.kind === "text");
const roleless = (layers: readonly Layer[] = []) =>
  texts(layers)
    .filter(({ role }) => role === undefined)
    .map(({ id, text }) => `${id} ${text}`);

it.each(productIds)(
  "a %s goes from any kit to any other without a finding",
  (product) => {
    const garment = draftGarment({ product, size: baseSize(product) });
    const mine = productIds.indexOf(product);
    for (const [from, kit] of catalogue.templates.entries()) {
      for (const [to, next] of catalogue.templates.entries()) {
        if (!long && (from + to) % productIds.length !== mine) continue;
        const art = next.art[product];
        const [colourway] = next.colourways;
        if (kit === next || !art || !colourway) continue;
        const before = startDocument(kit, [product]);
        const after = startDocument(next, [product]).products[product];
        const changed = applyCommand(before, {
          type: "change_template",
          product,
          template: next.id,
          colourway: colourway.id,
          zones: next.zones.map(({ id }) => id),
          lettering: {
            from: texts(before.products[product]?.layers),
            to: texts(after?.layers),
          },
        });
        if (!changed.ok) throw new Error(changed.code);
        const findings = preflight({
          document: changed.document,
          product,
          garment,
          base: garment,
          art,
          colours: colourway.zones,
          fonts: (font) => faces.get(font),
          vectors: () => undefined,
          images: () => undefined,
        });
        const way = `${kit.id} to ${next.id}`;
        expect(
          findings.map(({ code, layer }) => `${layer} ${code}`),
          way,
        ).toEqual([]);
        const layers = changed.document.products[product]?.layers;
        expect(roleless(layers).sort(), way).toEqual(roleless(after?.layers).sort());
      }
    }
  },
  180_000,
);
