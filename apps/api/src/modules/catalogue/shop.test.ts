import { productIds, youthPrice } from "@holeshot/domain";
import { matchSeams, startDocument } from "@holeshot/artwork";
import { parseDocument } from "@holeshot/design";
import { baseSize, draftGarment, sizes } from "@holeshot/garments";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "./files/load.ts";
import { catalogueFolder } from "./shop.ts";

const catalogue = loadCatalogue(catalogueFolder);

describe("the shop's catalogue", () => {
  it("sells the race kit first, at the prices of the shop", () => {
    const [kit] = catalogue.sets;
    expect(kit?.name.en).toBe("Race kit");
    expect(kit?.products.map(({ id, price }) => [id, price])).toEqual([
      ["jersey", 6995],
      ["pants", 14995],
      ["gloves", 3495],
      ["pit-shirt", 2995],
    ]);
    expect(kit?.products[0]?.properties[0]).toMatchObject({ id: "size", required: true });
  });

  it("sells the youth kit at 15 % less, in youth sizes, with lettering for a smaller back", () => {
    const file = JSON.parse(readFileSync(join(catalogueFolder, "sets/youth-kit.json"), "utf8"));
    const kit = catalogue.set(file.uuid);
    expect(kit?.lettering).toBe(0.8);
    const sold = kit?.products[0]?.properties[0]?.values.map(({ id }) => id);
    expect(sold).toEqual(
      sizes("jersey").flatMap(({ id, group }) => (group === "youth" ? [id] : [])),
    );
    const adult = [6995, 14995, 3495, 2995].map(youthPrice);
    expect(file.products.map(({ price }: { price: number }) => price)).toEqual(adult);
  });

  it("opens with the breaks and the manual check of the price sheet", () => {
    expect(catalogue.breaks).toEqual([
      { from: 5, percent: 5 },
      { from: 10, percent: 10 },
      { from: 25, percent: 15 },
    ]);
    expect(catalogue.manualCheck).toEqual({ price: 1495, freeFromPieces: 10 });
  });

  it("prices every value of every property in every set", () => {
    const prices = catalogue.prices[catalogue.sets[0]?.uuid ?? ""];
    expect(prices?.["jersey"]?.properties["collar"]).toMatchObject({ crew: 0, zip: 995 });
  });
});

describe.each(catalogue.templates.map((template) => [template.id, template] as const))(
  "template %s",
  (_, template) => {
    it("starts as a document the shop accepts, in each colourway", () => {
      for (const { id } of template.colourways) {
        expect(parseDocument(startDocument(template, productIds, id))).toMatchObject({ ok: true });
      }
    });

    it("has six colourways or more and lettering for name and number", () => {
      expect(template.colourways.length).toBeGreaterThanOrEqual(6);
      const slots = template.art.jersey?.slots.map(({ role }) => role);
      expect(slots).toEqual(expect.arrayContaining(["name", "number", "sponsor"]));
    });

    it.each(productIds)("meets at every seam of the %s to a millimetre", (product) => {
      const art = template.art[product];
      if (!art) throw new Error(`${template.id} does not draw ${product}`);
      const garment = draftGarment({ product, size: baseSize(product) });
      const breaks = matchSeams(art, garment).map(
        ({ a, b, at, zones, gap }) =>
          `${a.piece}.${a.edge} to ${b.piece}.${b.edge} at ${at.toFixed(0)}: ${zones.join(" to ")} is off by ${gap.toFixed(1)}`,
      );
      expect(breaks).toEqual([]);
    });
  },
);
