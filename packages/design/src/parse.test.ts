import * as fc from "fast-check";
import { expect, test } from "vitest";
import { designLimits, parseDocument } from "@holeshot/design";
import { designDocument } from "../testing/arbitraries.ts";
import { fixture, jersey, textLayer } from "../testing/fixtures.ts";

function utf8(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function problemsOf(input: unknown) {
  const parsed = parseDocument(input);
  return parsed.ok ? [] : parsed.problems.map(({ path, code }) => `${path} ${code}`);
}

const at = "products.jersey.layers.0";

test.each(["race-kit", "empty-jersey"])("D1.1 the golden document %s is read unchanged", (name) => {
  const parsed = parseDocument(fixture(name));
  expect(parsed).toEqual({ ok: true, document: fixture(name) });
});

test("D1.1 every document the editor can make is read unchanged [S3.09, S3.10, S3.11, S9.11]", () => {
  fc.assert(
    fc.property(designDocument, (document) => {
      expect(parseDocument(JSON.parse(JSON.stringify(document)))).toEqual({ ok: true, document });
    }),
  );
});

test.each([
  ["a key nobody knows", { ...fixture("empty-jersey"), extra: 1 }, ["extra unknown_key"]],
  ["a key of a layer", jersey([{ ...textLayer(), bold: true }]), [`${at}.bold unknown_key`]],
  [
    "a key of an outline",
    jersey([{ ...textLayer(), stroke: { enabled: true, colour: "#000000", width: 1, dash: 2 } }]),
    [`${at}.stroke.dash unknown_key`],
  ],
  [
    "a gradient of a text",
    jersey([{ ...textLayer(), gradient: null }]),
    [`${at}.gradient unknown_key`],
  ],
])("D1.2 unknown keys are refused with their path: %s", (_name, input, problems) => {
  expect(problemsOf(input)).toEqual(problems);
});

test("D1.2 a key named __proto__ is refused, not swallowed", () => {
  const text = JSON.stringify(jersey([])).replace(
    '"properties":{',
    '"properties":{"__proto__":"a"',
  );
  expect(problemsOf(JSON.parse(text))).toEqual(["__proto__ unknown_key"]);
});

test.each([
  ["size", 0.5, "too_small"],
  ["size", 601, "too_big"],
  ["size", Number.NaN, "wrong_type"],
  ["x", Number.POSITIVE_INFINITY, "wrong_type"],
  ["x", "12", "wrong_type"],
  ["y", -2001, "too_small"],
  ["rotation", 361, "too_big"],
  ["opacity", 1.5, "too_big"],
  ["colour", "red", "bad_format"],
  ["colour", "#FFFFFF", "bad_format"],
  ["text", "x".repeat(81), "too_long"],
  ["text", "tab\there", "bad_format"],
  ["text", "five\nlines\nare\ntoo\nmany", "bad_format"],
  ["text", "half \ud83d of a sign", "bad_format"],
  ["name", "", "too_short"],
  ["font", "../etc", "bad_format"],
  ["align", "middle", "not_allowed"],
  ["curve", { kind: "arc", amount: 200 }, "too_big"],
  ["strokes", Array.from({ length: 3 }, () => ({ colour: "#000000", width: 1 })), "too_many"],
  ["hidden", undefined, "required"],
])("D1.3 a value out of bounds is named: %s = %s is %s", (key, value, code) => {
  const found = problemsOf(jersey([{ ...textLayer(), [key]: value }]));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${at}.${key}`);
  expect(found[0]).toContain(code);
});

test("D1.4 ids are unique in a product, zones coloured once", () => {
  const colour = {
    kind: "colour",
    hidden: false,
    locked: false,
    zone: "base",
    primary: "#000000",
    gradient: null,
  };
  expect(problemsOf(jersey([textLayer(), textLayer()]))).toEqual([
    "products.jersey.layers.1.id duplicate_id",
  ]);
  expect(
    problemsOf(
      jersey([
        { ...colour, id: "a" },
        { ...colour, id: "b" },
      ]),
    ),
  ).toEqual(["products.jersey.layers.1.zone duplicate_zone"]);
});

test("D1.4 the same id in two products is two layers", () => {
  const document = jersey([textLayer()]) as { products: Record<string, unknown> };
  document.products["pants"] = document.products["jersey"];
  expect(problemsOf(document)).toEqual([]);
});

test("D1.5 a product holds 60 layers and no more", () => {
  const layers = Array.from({ length: 61 }, (_, n) => textLayer({ id: `t${n}` }));
  expect(problemsOf(jersey(layers.slice(1)))).toEqual([]);
  expect(problemsOf(jersey(layers))).toEqual(["products.jersey.layers too_many"]);
});

test("D1.5 80 characters, accents counted once, are a text and 81 are not", () => {
  expect(problemsOf(jersey([textLayer({ text: "é".repeat(80) })]))).toEqual([]);
  expect(problemsOf(jersey([textLayer({ text: "é".repeat(81) })]))).toEqual([
    `${at}.text too_long`,
  ]);
});

test("D1.5 a document over 200 KiB in UTF-8 is refused before it is looked into", () => {
  const padded = (bytes: number) => {
    const empty = utf8({ ...fixture("empty-jersey"), pad: "" });
    return { ...fixture("empty-jersey"), pad: "é".repeat(Math.floor((bytes - empty) / 2)) };
  };
  expect(problemsOf(padded(designLimits.documentBytes))).toEqual(["pad unknown_key"]);
  expect(problemsOf(padded(designLimits.documentBytes + 2))).toEqual([" document_too_large"]);
});

test("D1.6 a picture's kept part lies inside the picture", () => {
  const image = {
    id: "i",
    kind: "image",
    hidden: false,
    locked: false,
    piece: "front",
    x: 0,
    y: 0,
    rotation: 0,
    width: 50,
    source: { type: "logo", id: "ktm" },
    mirrored: false,
  };
  const crop = { x: 0.6, y: 0, width: 0.5, height: 1 };
  expect(problemsOf(jersey([{ ...image, crop }]))).toEqual([`${at}.crop crop_outside`]);
  expect(problemsOf(jersey([{ ...image, crop: { ...crop, x: 0.5 } }]))).toEqual([]);
});

test("D1.7 a document from a newer program is refused, not repaired", () => {
  const newer = { ...fixture("empty-jersey"), schema: 2, products: { jersey: { glitter: true } } };
  expect(parseDocument(newer)).toEqual({
    ok: false,
    problems: [{ path: "schema", code: "newer_schema", params: { schema: 2, newest: 1 } }],
  });
});

test.each([
  ["null", null, " wrong_type"],
  ["nothing", undefined, " required"],
  ["a list", [], " wrong_type"],
  ["a text", "{}", " wrong_type"],
  ["a big number", { schema: 1n }, " not_json"],
  ["no products", { schema: 1, pattern: 1, products: {} }, "products required"],
  ["schema 0", { ...fixture("empty-jersey"), schema: 0 }, "schema not_allowed"],
  ["half a pattern", { ...fixture("empty-jersey"), pattern: 1.5 }, "pattern wrong_type"],
])("D1.8 whatever comes is answered, never thrown: %s", (_name, input, problem) => {
  expect(problemsOf(input)).toEqual([problem]);
});

test("D1.8 any JSON is answered", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (input) => {
      expect(parseDocument(input).ok).toBe(false);
    }),
  );
});
