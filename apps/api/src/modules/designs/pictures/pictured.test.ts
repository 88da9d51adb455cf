import type { ProductId } from "@holeshot/domain";
import { draftGarment, type Garment } from "@holeshot/garments";
import { describe, expect, it } from "vitest";
import { testPlatform } from "../../../testing/index.ts";
import { openCatalogue } from "../../catalogue/index.ts";
import { chosenFor, groupOf, shownGarment } from "./shown-garment.ts";

interface WireProduct {
  readonly id: ProductId;
  readonly properties: readonly {
    readonly id: string;
    readonly values: readonly { id: string; name: string; price: number; pictured: boolean }[];
  }[];
}

/** What a picture is made of: the draped model, its cloth, the pieces that lie on it, and what is sewn onto them. */
function pictureOf(product: ProductId, group: "men" | "women" | "youth", options: object): string {
  const wish = options as Record<string, string>;
  const shown = shownGarment(product, group, wish);
  return JSON.stringify([
    shown.drape?.model,
    shown.altered?.choices,
    shown.weave,
    outlines(shown.garment),
    chosenFor(shown, wish)?.options,
  ]);
}

function outlines({ size, pieces }: Garment): unknown {
  return [size, pieces.map(({ id, outline, appliedTo }) => [id, outline, appliedTo])];
}

describe("a choice that pictures do not show says so", () => {
  it("as the pictures themselves tell: model and pieces are those of no choice at all", async () => {
    await using shop = await testPlatform();
    const costly: string[] = [];
    let shown = 0;
    for (const set of openCatalogue().sets) {
      const answer = await shop.visitor.get(`/api/configurator-sets/${set.uuid}`);
      for (const { id: product, properties } of answer.json.products as WireProduct[]) {
        const group = groupOf(set, product);
        const plain = pictureOf(product, group, {});
        for (const { id: option, values } of properties.filter(({ id }) => id !== "size")) {
          values.forEach(({ id: value, price, pictured }, index) => {
            const place = `${product} ${option} ${value}`;
            const differs = pictureOf(product, group, { [option]: value }) !== plain;
            // The first is what is made, and shown, where nothing was chosen.
            expect(pictured, place).toBe(index === 0 || differs);
            shown += differs ? 1 : 0;
            if (!pictured && price > 0) costly.push(place);
          });
        }
      }
    }
    expect(shown).toBeGreaterThan(0);
    // Inside the hem, where no picture looks.
    expect(costly).toContain("jersey hem silicone");
    // Fits, lengths and fabrics that cost more are seen.
    expect(
      costly.filter((place) => / (fit|length|cuff|collar|closure|fabric) /u.test(place)),
    ).toEqual([]);
  });

  it("the first of every list is how the garment is cut without that choice", () => {
    for (const { products } of openCatalogue().sets) {
      for (const { id: product, properties } of products) {
        const size = properties.find(({ id }) => id === "size")?.values[0]?.id ?? "";
        const plain = outlines(draftGarment({ product, size }));
        for (const { id, values } of properties.filter(({ id }) => id !== "size")) {
          const options = { [id]: values[0]?.id ?? "" };
          expect(outlines(draftGarment({ product, size, options })), id).toEqual(plain);
        }
      }
    }
  });
});
