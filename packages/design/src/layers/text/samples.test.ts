import { describe, expect, test } from "vitest";
import {
  applyCommand,
  asSamples,
  type Command,
  edit,
  isSample,
  parseDocument,
  samplesOf,
  startEditing,
  type TextLayer,
  undo,
  withoutSamples,
} from "@holeshot/design";
import type { DesignDocument } from "@holeshot/design";
import { jersey, textLayer } from "../../../testing/fixtures.ts";

const name = textLayer({ id: "name-back", role: "name", text: "LINDHOLM", sample: "LINDHOLM" });
const chest = textLayer({ id: "number-chest", role: "number", sample: "23", link: "number" });
const back = textLayer({ id: "number-back", role: "number", sample: "23", link: "number" });
const sponsor = textLayer({ id: "mark-chest", text: "TORQAL", sample: "TORQAL" });
const all = [sponsor, chest, name, back];

function read(input: unknown): DesignDocument {
  const parsed = parseDocument(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.document;
}

function textOf(document: DesignDocument, id: string): TextLayer | undefined {
  return document.products.jersey?.layers.find(
    (layer): layer is TextLayer => layer.id === id && layer.kind === "text",
  );
}

function run(document: DesignDocument, command: Command): DesignDocument {
  const result = applyCommand(document, command);
  if (!result.ok) throw new Error(result.code);
  return result.document;
}

describe("D1.13 a text that still is its sample is one", () => {
  test("only the same words make it one", () => {
    expect(isSample(name)).toBe(true);
    expect(isSample({ ...name, text: "DE JONG" })).toBe(false);
    expect(isSample({ ...name, text: "" })).toBe(false);
    expect(isSample(textLayer({ text: "LINDHOLM" }))).toBe(false);
  });

  test("a sample is read back as it was stored, and is bounded as a text is", () => {
    expect(textOf(read(jersey([name])), "name-back")).toEqual(name);
    const long = parseDocument(jersey([{ ...name, sample: "x".repeat(81) }]));
    expect(long).toMatchObject({
      ok: false,
      problems: [{ path: "products.jersey.layers.0.sample", code: "too_long" }],
    });
  });
});

test("D1.13 a kit is offered with all its lettering as samples; made as it is, none of it shows", () => {
  const logo = { ...textLayer({ id: "own", text: "" }) };
  const kit = read(jersey(all.map(({ sample: _sample, ...layer }) => layer)));
  expect(samplesOf(kit)).toEqual([]);
  expect(asSamples(kit)).toEqual(read(jersey(all)));
  const mixed = read(jersey([...all, logo, textLayer({ id: "mine", text: "DE JONG" })]));
  const texts = withoutSamples(mixed).products.jersey?.layers.map(
    (one) => "text" in one && one.text,
  );
  expect(texts).toEqual(["", "", "", "", "", "DE JONG"]);
});

test("D1.14 what is asked: the name, the number, each sponsor once, in all products; nothing hidden", () => {
  const glove = textLayer({ id: "number-hand", role: "number", text: "7", sample: "7" });
  const hidden = textLayer({ id: "gone", text: "KILO7", sample: "KILO7", hidden: true });
  const design = read({
    schema: 1,
    pattern: 1,
    products: {
      jersey: { template: "blok", layers: [...all, hidden], properties: {} },
      gloves: { template: "blok", layers: [glove, { ...sponsor, id: "own" }], properties: {} },
    },
  });
  const asked = samplesOf(design).map(({ role, text, layers }) => [
    role,
    text,
    layers.map(({ product, layer }) => `${product} ${layer.id}`),
  ]);
  expect(asked).toEqual([
    ["name", "LINDHOLM", ["jersey name-back"]],
    ["number", "23", ["jersey number-chest", "jersey number-back", "gloves number-hand"]],
    [null, "TORQAL", ["jersey mark-chest", "gloves own"]],
  ]);
  expect(samplesOf(read(jersey([textLayer()])))).toEqual([]);
});

describe("D3.14 words that are given are nobody's sample", () => {
  const design = read(jersey(all));

  test.each(["44", "", "23"])("the number becomes “%s” wherever it is linked", (text) => {
    const next = run(design, { type: "set_text", product: "jersey", layer: "number-back", text });
    for (const id of ["number-back", "number-chest"]) {
      expect(textOf(next, id)).toMatchObject({ text });
      expect(textOf(next, id)).not.toHaveProperty("sample");
    }
    expect(samplesOf(next).map((each) => each.text)).toEqual(["LINDHOLM", "TORQAL"]);
  });

  test("undoing brings the sample back", () => {
    const command = { type: "set_text", product: "jersey", layer: "name-back", text: "X" } as const;
    const edited = edit(startEditing(design), command);
    expect(edited.ok && undo(edited.editing).document).toEqual(design);
  });

  test("another look leaves a sample a sample", () => {
    const style = { font: "graduate", size: 90 };
    const next = run(design, {
      type: "style_text",
      product: "jersey",
      layers: ["name-back"],
      style,
    });
    expect(samplesOf(next)).toHaveLength(3);
  });

  test("on another template the sample name stays one; the kit's sponsors give way, a kept one stays", () => {
    const kept = run(design, {
      type: "set_text",
      product: "jersey",
      layer: "mark-chest",
      text: "TORQAL",
    });
    const to = [
      { ...name, text: "MOREAU", sample: "MOREAU", y: 90 },
      textLayer({ id: "mark-chest", text: "KILO7", sample: "KILO7", x: 30 }),
    ];
    const change = (from: DesignDocument): DesignDocument =>
      run(from, {
        type: "change_template",
        product: "jersey",
        template: "paddock",
        zones: [],
        lettering: { from: all, to },
      });
    expect(textOf(change(design), "name-back")).toMatchObject({ text: "LINDHOLM", y: 90 });
    expect(samplesOf(change(design)).map((each) => each.text)).toEqual(["LINDHOLM", "23", "KILO7"]);
    expect(textOf(change(kept), "mark-chest")).toMatchObject({ text: "TORQAL", x: 30 });
    expect(samplesOf(change(kept)).map((each) => each.text)).toEqual(["LINDHOLM", "23"]);
  });
});
