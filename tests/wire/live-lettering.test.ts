import assert from "node:assert/strict";
import {
  createFontShaper,
  type FontShaper,
  loadHarfBuzz,
  type TemplateArt,
} from "@holeshot/artwork";
import type { ProductId } from "@holeshot/domain";
import { baseSize, draftGarment, type Garment } from "@holeshot/garments";
import * as fc from "fast-check";
import { test } from "vitest";
import { judgePiece, rosterFonts } from "../../apps/web/src/parts/quantities/lettering/judge.ts";
import { letteredPieces } from "../../apps/web/src/parts/quantities/lettering/lettered-pieces.ts";
import { assertSuccess } from "./support/assertions.ts";
import { choices, newCart } from "./support/ordering.ts";
import { saveDesign } from "./support/sample-design.ts";
import { sharedShop } from "./support/shared-shop.ts";
import type { Json, Person } from "./support/wire.ts";

const house = sharedShop();
const long = process.env["LONG"] === "1";

/** Names from one letter to what a row can hold, most of them about as long as a garment has room for. */
const names = fc.oneof(
  fc.stringMatching(/^[A-ZÄÖÜÅØÉ][A-ZÄÖÜÅØÉ' -]{0,38}[A-Z]$/),
  fc
    .record({
      letter: fc.constantFrom("W", "M", "I", "Ø", "E"),
      count: fc.integer({ min: 8, max: 40 }),
    })
    .map(({ letter, count }) => letter.repeat(count)),
  // Letters that some face has, or none.
  fc.stringMatching(/^[A-ZÄØŁĞČȘŴ]{1,4}[A-ZИЖÑΩ’‑-]{0,6}[A-ZŠЩ李🏁]$/u),
);
const numbers = fc.oneof(fc.constant(""), fc.integer({ min: 0, max: 9999 }).map(String));

const faces = new Map<string, FontShaper>();
const garments = new Map<string, Garment>();

/** Everything the sheet judges with, fetched as it fetches it. */
async function sourcesOf(set: Json, template: Json) {
  const harfbuzz = await loadHarfBuzz();
  const used = set.products.flatMap(({ id }: Json) => rosterFonts(template.document, id));
  for (const { id, file_url: url } of set.fonts) {
    if (!used.includes(id) || faces.has(id)) continue;
    const bytes = await (await fetch(new URL(url, house.shop.baseUrl))).arrayBuffer();
    faces.set(id, createFontShaper(harfbuzz, new Uint8Array(bytes)));
  }
  const drawing = await fetch(new URL(template.art_url, house.shop.baseUrl));
  const { art } = (await drawing.json()) as { art: Partial<Record<ProductId, TemplateArt>> };
  return {
    art: (product: ProductId) => art[product] ?? null,
    font: (id: string) => faces.get(id),
    absentFont: (id: string) => !faces.has(id),
    faces: set.fonts,
    garment: (product: ProductId, properties: Readonly<Record<string, string>> = {}) => {
      const { size = baseSize(product), ...options } = properties;
      const key = JSON.stringify([product, size, options]);
      const garment = garments.get(key) ?? draftGarment({ product, size, options });
      garments.set(key, garment);
      return garment;
    },
  };
}

/** Riders in turn over the sizes of each product, as rows of one design in a cart. */
function selectionsOf(set: Json, design: string, riders: readonly Json[]): Json[] {
  return set.products.map((product: Json) => {
    const sizes = product.properties.find(({ id }: Json) => id === "size").values;
    const rows = riders.map((rider, at) => ({
      properties: choices(set, product.id, (at * 5) % sizes.length),
      quantity: 1,
      rider,
    }));
    return { configuredSetUuid: design, product: product.id, rows };
  });
}

async function saysOfCart(who: Person, set: Json, document: Json, riders: readonly Json[]) {
  const { design } = await saveDesign(who, set, document);
  const cart = await newCart(who);
  assertSuccess(await who.post(`/api/cart/${cart}/add/${design.uuid}`), 201);
  const selections = selectionsOf(set, design.uuid, riders);
  const answer = await who.put(`/api/cart/${cart}/quantities`, { selections });
  return assertSuccess(answer, 200);
}

test("what the sheet says of a rider before saving is what the cart says after it, on kits of every set", async () => {
  const who = await house.customer();
  const list = assertSuccess(await who.get("/api/configurator-sets?limit=100"), 200);
  const count = { fits: 0, unfit: 0, missing: 0, kits: 0 };
  for (const { uuid } of list.data) {
    const set = (await who.get(`/api/configurator-sets/${uuid}`)).json;
    // A twelfth of each set, not always the same one; LONG looks at them all.
    const kits = set.templates.filter((_: Json, at: number) => long || at % 12 === count.kits % 12);
    for (const template of kits) {
      const { document } = template;
      const riders = fc
        .sample(fc.record({ name: names, number: numbers }), {
          numRuns: long ? 40 : 12,
          seed: count.kits,
        })
        .map(({ name, number }) => ({ name: name.trim(), number }));
      const sources = { document, ...(await sourcesOf(set, template)) };
      const cart = await saysOfCart(who, set, document, riders);
      const told = (code: string) =>
        new Set<string>(cart.problems.find((each: Json) => each.code === code)?.item_ids ?? []);
      const unfit = told("lettering_too_long");
      const missing = told("lettering_missing_characters");
      for (const { id, product, properties, rider } of cart.items) {
        const { size, ...others } = properties;
        const [piece] = letteredPieces([{ ...rider, sizes: { [product.id]: size } }], {
          [product.id]: others,
        });
        assert.ok(piece);
        const said = `${template.id} ${product.id} ${size} ${rider.name} ${rider.number}`;
        const fault = judgePiece(sources, piece);
        assert.ok(fault, said);
        assert.equal(fault.tooLong, unfit.has(id), said);
        assert.equal(fault.missing !== null, missing.has(id), said);
        if (missing.has(id)) count.missing += 1;
        count[unfit.has(id) ? "unfit" : "fits"] += 1;
      }
      count.kits += 1;
    }
  }
  // Both verdicts are among them on most kits, so that neither answer alone would pass.
  assert.ok(count.kits >= 10, JSON.stringify(count));
  const least = Math.min(count.unfit, count.fits, count.missing);
  assert.ok(least >= count.kits, JSON.stringify(count));
});
