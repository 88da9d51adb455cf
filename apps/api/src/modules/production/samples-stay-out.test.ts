import { createFontShaper, type FontShaper, loadHarfBuzz, startDocument } from "@holeshot/artwork";
import { asSamples, type DesignDocument } from "@holeshot/design";
import { productIds } from "@holeshot/domain";
import { baseSize } from "@holeshot/garments";
import { describe, expect, it } from "vitest";
import { fontBytes, openCatalogue } from "../catalogue/index.ts";
import { unitDrawer } from "./unit-scene.ts";

/** A kit that was ordered as it is offered: what of its lettering reaches the makers. */
const catalogue = openCatalogue();
const [printer] = catalogue.printers;
const [set] = catalogue.sets;
if (!printer || !set) throw new Error("The catalogue lacks a printer or a set.");
const harfbuzz = await loadHarfBuzz();
const fonts = new Map<string, FontShaper>();
for (const { id } of catalogue.fonts) {
  fonts.set(id, createFontShaper(harfbuzz, await fontBytes(id)));
}
const nothing = { vectors: new Map(), pixels: new Map(), files: new Map() };

type Rider = { readonly name: string; readonly number: string } | null;

let last: { readonly kit: string; readonly draw: ReturnType<typeof unitDrawer> } | undefined;

/** One for all that is printed of a kit, whose zones are drawn once; that of the kit before is let go. */
function drawerOf(kit: string) {
  if (last?.kit !== kit)
    last = { kit, draw: unitDrawer(catalogue, printer as never, { fonts, ...nothing }) };
  return last.draw;
}

/** The text layers that leave ink on a garment, by id. */
function printed(kit: string, document: DesignDocument, rider: Rider): string[] {
  const draw = drawerOf(kit);
  return productIds.flatMap((product) => {
    const size = baseSize(product);
    const unit = { position: 1, product, size, quantity: 1, properties: {}, rider, document };
    const { scene } = draw({
      ...unit,
      designName: "Kit",
      revision: "00000000",
      setId: set?.uuid ?? "",
    });
    const texts = new Set(
      document.products[product]?.layers.flatMap(({ kind, id }) => (kind === "text" ? [id] : [])),
    );
    return scene.pieces.flatMap(({ layers }) =>
      layers.flatMap(({ layer, items }) =>
        items.length > 0 && texts.has(layer) ? [`${product} ${layer}`] : [],
      ),
    );
  });
}

describe.each(set.templates.map((template) => [template.id, template] as const))(
  "%s ordered as it is offered",
  (id, template) => {
    const kit = startDocument(template, productIds);
    const offered = asSamples(kit);
    const ofRiders = productIds.flatMap((product) =>
      (kit.products[product]?.layers ?? []).flatMap((layer) =>
        layer.kind === "text" && layer.role ? [`${product} ${layer.id}`] : [],
      ),
    );

    it("is printed without any of its lettering", () => {
      expect(printed(id, offered, null)).toEqual([]);
      expect(printed(id, kit, null).length).toBeGreaterThan(ofRiders.length);
    });

    it("is printed with a rider's name and number, and without sponsors", () => {
      const rider = { name: "DE JONG", number: "41" };
      expect(printed(id, offered, rider).toSorted()).toEqual(ofRiders.toSorted());
    });
  },
);
