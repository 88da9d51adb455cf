import { expect, test } from "vitest";
import { checkReferences, emptyDocument, hasPixelImages, imageSources } from "@holeshot/design";
import type { CatalogueLookup } from "@holeshot/design";
import { fixture } from "../testing/fixtures.ts";

const everything: CatalogueLookup = {
  pattern: () => true,
  product: () => true,
  template: () => true,
  colourway: () => true,
  zone: () => true,
  piece: () => true,
  font: () => true,
  property: () => true,
  value: () => true,
};

test("D1.9 a document whose names all exist has no problems", () => {
  expect(checkReferences(fixture("race-kit"), everything)).toEqual([]);
});

test.each<[keyof CatalogueLookup, string[]]>([
  ["pattern", ["pattern pattern 1"]],
  [
    "product",
    [
      "products.jersey product jersey",
      "products.pants product pants",
      "products.gloves product gloves",
    ],
  ],
  [
    "template",
    [
      "products.jersey.template template super86",
      "products.pants.template template super86",
      "products.gloves.template template super86",
    ],
  ],
  ["colourway", ["products.jersey.colourway colourway sunday"]],
  ["zone", ["products.jersey.layers.0.zone zone base", "products.jersey.layers.1.zone zone yoke"]],
  [
    "piece",
    [
      "products.jersey.layers.2.piece piece back",
      "products.jersey.layers.3.piece piece back",
      "products.jersey.layers.4.piece piece front",
      "products.jersey.layers.5.piece piece front",
      "products.gloves.layers.0.piece piece back-left",
    ],
  ],
  [
    "font",
    [
      "products.jersey.layers.2.font font graduate",
      "products.jersey.layers.3.font font russo-one",
      "products.gloves.layers.0.font font graduate",
    ],
  ],
  [
    "property",
    [
      "products.jersey.properties.size property size",
      "products.jersey.properties.collar property collar",
    ],
  ],
  [
    "value",
    ["products.jersey.properties.size value L", "products.jersey.properties.collar value v-neck"],
  ],
])("D1.9 an unknown %s is named with its path", (question, expected) => {
  const catalogue = { ...everything, [question]: () => false };
  const found = checkReferences(fixture("race-kit"), catalogue);
  expect(found.map(({ path, params }) => `${path} ${params["kind"]} ${params["id"]}`)).toEqual(
    expected,
  );
});

test("D1.9 a pattern rule that cannot be drawn is named", () => {
  const text = JSON.stringify(fixture("race-kit")).replace('"halftone"', '"glitter"');
  expect(checkReferences(JSON.parse(text), everything)).toMatchObject([
    {
      path: "products.jersey.layers.1.fill.pattern",
      code: "unknown_reference",
      params: { id: "glitter" },
    },
  ]);
});

test("D1.10 pixel images are told from vector ones; library logos are never pixels", () => {
  expect(imageSources(fixture("race-kit"))).toEqual([
    { type: "logo", id: "ktm" },
    { type: "image", id: "01927d5e-7a68-7f3c-9ed3-5f7f6d7c2a01" },
  ]);
  expect(hasPixelImages(fixture("race-kit"), () => true)).toBe(true);
  expect(hasPixelImages(fixture("race-kit"), ({ id }) => id === "ktm")).toBe(false);
});

test("D1.11 the empty configuration is the first template alone", () => {
  const set = { products: [{ id: "jersey" as const, template: "super86" }] };
  expect(emptyDocument(set)).toEqual(fixture("empty-jersey"));
});
