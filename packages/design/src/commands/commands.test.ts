import { describe, expect, test } from "vitest";
import { applyCommand, parseDocument } from "@holeshot/design";
import type { Command, DesignDocument, ImageLayer, Layer, TextLayer } from "@holeshot/design";
import { jersey, textLayer } from "../../testing/fixtures.ts";

function documentOf(layers: readonly Layer[]): DesignDocument {
  const parsed = parseDocument(jersey(layers));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.document;
}

function run(document: DesignDocument, command: Command): DesignDocument {
  const result = applyCommand(document, command);
  if (!result.ok) throw new Error(result.code);
  return result.document;
}

function layers(document: DesignDocument): readonly Layer[] {
  return document.products.jersey?.layers ?? [];
}

function text(document: DesignDocument, id: string): TextLayer {
  return layers(document).find((layer) => layer.id === id) as TextLayer;
}

function sponsor(changes: Partial<ImageLayer>): ImageLayer {
  return {
    id: "i1",
    kind: "image",
    hidden: false,
    locked: false,
    piece: "sleeve_left",
    x: 30,
    y: 80,
    rotation: 10,
    width: 90,
    source: { type: "logo", id: "ktm" },
    mirrored: false,
    link: "pair",
    ...changes,
  };
}

const product = "jersey";

describe("D3.4 linked layers", () => {
  const pair = documentOf([
    textLayer({
      id: "front",
      link: "number",
      size: 80,
      stroke: { enabled: true, colour: "#000000", width: 4 },
    }),
    textLayer({ id: "back", link: "number", piece: "back", size: 240, x: 5, y: 300 }),
    textLayer({ id: "other" }),
  ]);

  test("take the same text in one command", () => {
    const next = run(pair, { type: "set_text", product, layer: "front", text: "94" });
    expect(layers(next).map((layer) => layer.kind === "text" && layer.text)).toEqual([
      "94",
      "94",
      "23",
    ]);
  });

  test("take the same style at their own size, outlines in proportion", () => {
    const style = {
      colour: "#00ff00",
      size: 100,
      stroke: { enabled: true, colour: "#ffffff", width: 5 },
    };
    const next = run(pair, { type: "style_text", product, layers: ["front"], style });
    expect(text(next, "front")).toMatchObject({
      colour: "#00ff00",
      size: 100,
      stroke: { width: 5 },
    });
    expect(text(next, "back")).toMatchObject({
      colour: "#00ff00",
      size: 240,
      stroke: { colour: "#ffffff", width: 12 },
    });
    expect(text(next, "other")).toBe(text(pair, "other"));
  });

  test("stay where they are when a layer of another piece is moved", () => {
    const next = run(pair, { type: "move_layers", product, layers: ["front"], dx: 10, dy: 20 });
    expect(text(next, "front")).toMatchObject({ x: 10, y: 120 });
    expect(text(next, "back")).toBe(text(pair, "back"));
  });

  test("on the other side move, turn and grow as in a mirror", () => {
    const twins = documentOf([
      sponsor({ id: "l" }),
      sponsor({ id: "r", piece: "sleeve_right", x: -30, rotation: -10 }),
    ]);
    const moved = run(twins, { type: "move_layers", product, layers: ["l"], dx: 7, dy: 3 });
    expect(layers(moved)).toMatchObject([
      { x: 37, y: 83 },
      { x: -37, y: 83 },
    ]);
    const turned = run(moved, { type: "rotate_layers", product, layers: ["l"], degrees: 15 });
    expect(layers(turned)).toMatchObject([{ rotation: 25 }, { rotation: -25 }]);
    const grown = run(turned, { type: "scale_layers", product, layers: ["r"], factor: 2 });
    expect(layers(grown)).toMatchObject([{ width: 180 }, { width: 180 }]);
    expect(layers(grown)).toMatchObject([{ mirrored: false }, { mirrored: false }]);
  });

  test("are changed once when both are selected", () => {
    const twins = documentOf([
      sponsor({ id: "l" }),
      sponsor({ id: "r", piece: "sleeve_right", x: -30 }),
    ]);
    const moved = run(twins, { type: "move_layers", product, layers: ["l", "r"], dx: 7, dy: 0 });
    expect(layers(moved)).toMatchObject([{ x: 37 }, { x: -23 }]);
  });

  test("that are locked are left alone", () => {
    const locked = run(pair, { type: "set_locked", product, layers: ["back"], locked: true });
    const next = run(locked, { type: "set_text", product, layer: "front", text: "7" });
    expect(text(next, "back").text).toBe("23");
  });
});

test("D3.5 a locked layer is not changed, moved or removed", () => {
  const document = documentOf([textLayer({ locked: true })]);
  const on = { product, layers: ["t1"] } as const;
  const refused: Command[] = [
    { type: "move_layers", ...on, dx: 1, dy: 0 },
    { type: "remove_layers", ...on },
    { type: "style_text", ...on, style: { size: 9 } },
    { type: "set_text", product, layer: "t1", text: "9" },
    { type: "set_opacity", ...on, opacity: 0.5 },
  ];
  for (const command of refused) {
    expect(applyCommand(document, command)).toEqual({ ok: false, code: "layer_locked" });
  }
  expect(applyCommand(document, { type: "set_locked", ...on, locked: false })).toMatchObject({
    ok: true,
  });
});

test("D3.6 scaling takes outlines, spacing and shadow along and stops at the limits", () => {
  const document = documentOf([
    textLayer({
      x: 100,
      y: 0,
      letter_spacing: 3,
      strokes: [{ colour: "#ffffff", width: 2 }],
      shadow: { colour: "#000000", dx: 4, dy: -4 },
    }),
  ]);
  const scale = (factor: number, about?: { x: number; y: number }) =>
    text(
      run(document, {
        type: "scale_layers",
        product,
        layers: ["t1"],
        factor,
        ...(about && { about }),
      }),
      "t1",
    );
  expect(scale(2)).toMatchObject({
    size: 80,
    x: 100,
    letter_spacing: 6,
    stroke: { width: 8 },
    strokes: [{ width: 4 }],
    shadow: { dx: 8, dy: -8 },
  });
  expect(scale(2, { x: 0, y: 0 })).toMatchObject({ x: 200, y: 0 });
  expect(scale(100)).toMatchObject({ size: 600, stroke: { width: 60 } });
});

test("D3.7 rotation stays within half a turn and turns about the point given", () => {
  const document = documentOf([textLayer({ x: 100, y: 0, rotation: 170 })]);
  const turned = run(document, {
    type: "rotate_layers",
    product,
    layers: ["t1"],
    degrees: 90,
    about: { x: 0, y: 0 },
  });
  expect(text(turned, "t1")).toMatchObject({ x: 0, y: 100, rotation: -100 });
});

test("D3.8 a zone is coloured, changed and given back to the template", () => {
  const document = documentOf([textLayer()]);
  const red = run(document, {
    type: "set_zone",
    product,
    zone: "base",
    id: "z",
    primary: "#ff0000",
  });
  expect(layers(red)).toMatchObject([
    { id: "z", zone: "base", primary: "#ff0000", gradient: null },
    { id: "t1" },
  ]);
  const gradient = { secondary: "#0000ff", direction: "left_to_right" } as const;
  const fill = { pattern: "checker", scale: 1, rotation: 0, colours: ["#000000"] };
  const full = run(red, { type: "set_zone", product, zone: "base", id: "unused", gradient, fill });
  expect(layers(full)[0]).toMatchObject({ id: "z", primary: "#ff0000", gradient, fill });
  const plain = run(full, {
    type: "set_zone",
    product,
    zone: "base",
    id: "unused",
    gradient: null,
    fill: null,
  });
  expect(layers(plain)[0]).toEqual(layers(red)[0]);
  expect(layers(run(plain, { type: "reset_zone", product, zone: "base" }))).toEqual(
    layers(document),
  );
  expect(applyCommand(document, { type: "set_zone", product, zone: "yoke", id: "y" })).toEqual({
    ok: false,
    code: "invalid_value",
  });
});

test("D3.9 another template keeps text and pictures and matches the colours", () => {
  const colour = (id: string, zone: string, primary: string): Layer => ({
    id,
    kind: "colour",
    hidden: false,
    locked: false,
    zone,
    primary,
    gradient: null,
  });
  const document = documentOf([
    colour("a", "base", "#111111"),
    colour("b", "block", "#222222"),
    colour("c", "stripe", "#333333"),
    textLayer({ colour: "#ff5a1f" }),
    sponsor({}),
  ]);
  const next = run(document, {
    type: "change_template",
    product,
    template: "slipstream",
    colourway: "ember",
    zones: ["blade", "base"],
    text_colours: { "#ff5a1f": "#ffffff" },
  });
  expect(next.products.jersey).toMatchObject({ template: "slipstream", colourway: "ember" });
  expect(layers(next)).toMatchObject([
    { id: "a", zone: "base", primary: "#111111" },
    { id: "b", zone: "blade", primary: "#222222" },
    { id: "t1", text: "23", colour: "#ffffff" },
    { id: "i1", piece: "sleeve_left", x: 30, y: 80, rotation: 10 },
  ]);
});

test.each<[string, Command, string]>([
  [
    "a product the design has not",
    { type: "reset_zone", product: "gloves", zone: "a" },
    "unknown_product",
  ],
  [
    "a layer that is not there",
    { type: "set_text", product, layer: "no", text: "" },
    "unknown_layer",
  ],
  ["text into a picture", { type: "set_text", product, layer: "i1", text: "" }, "wrong_kind"],
  ["an id twice", { type: "add_layer", product, layer: textLayer() }, "duplicate_id"],
  [
    "a text too long",
    { type: "set_text", product, layer: "t1", text: "x".repeat(81) },
    "invalid_value",
  ],
  [
    "a size of nothing",
    { type: "style_text", product, layers: ["t1"], style: { size: 0 } },
    "invalid_value",
  ],
  [
    "an odd property",
    { type: "set_property", product, property: "si ze", value: "L" },
    "invalid_value",
  ],
  [
    "a crop beyond the picture",
    {
      type: "set_image",
      product,
      layer: "i1",
      image: { crop: { x: 0.9, y: 0, width: 0.9, height: 1 } },
    },
    "invalid_value",
  ],
  [
    "a factor of nothing",
    { type: "scale_layers", product, layers: ["t1"], factor: 0 },
    "invalid_value",
  ],
  [
    "a step into nowhere",
    { type: "move_layers", product, layers: ["t1"], dx: Number.NaN, dy: 0 },
    "invalid_value",
  ],
])("D3.10 refused, and nothing changed: %s", (_name, command, code) => {
  expect(applyCommand(documentOf([textLayer(), sponsor({})]), command)).toEqual({
    ok: false,
    code,
  });
});

test("D3.10 layer 61 is refused", () => {
  const full = documentOf(Array.from({ length: 60 }, (_, n) => textLayer({ id: `t${n}` })));
  expect(
    applyCommand(full, { type: "add_layer", product, layer: textLayer({ id: "new" }) }),
  ).toEqual({
    ok: false,
    code: "too_many_layers",
  });
});

test("D3.11 one colour for another everywhere, locked layers apart", () => {
  const document = documentOf([
    textLayer({ colour: "#aaaaaa", shadow: { colour: "#aaaaaa", dx: 1, dy: 1 } }),
    textLayer({ id: "t2", colour: "#aaaaaa", locked: true }),
    sponsor({ recolour: "#aaaaaa" }),
  ]);
  const next = run(document, { type: "replace_colour", from: "#aaaaaa", to: "#bbbbbb" });
  expect(layers(next)).toMatchObject([
    { colour: "#bbbbbb", shadow: { colour: "#bbbbbb" }, stroke: { colour: "#000000" } },
    { colour: "#aaaaaa" },
    { recolour: "#bbbbbb" },
  ]);
});

test("D3.11 one colour for another in chosen layers alone, and in those linked to them", () => {
  const document = documentOf([
    textLayer({ id: "a", colour: "#aaaaaa" }),
    textLayer({ id: "b", colour: "#aaaaaa", link: "number" }),
    textLayer({ id: "twin", colour: "#aaaaaa", link: "number" }),
    textLayer({ id: "held", colour: "#aaaaaa", locked: true }),
  ]);
  const next = run(document, {
    type: "replace_colour",
    from: "#aaaaaa",
    to: "#bbbbbb",
    within: { product, layers: ["b", "held"] },
  });
  expect(layers(next)).toMatchObject([
    { colour: "#aaaaaa" },
    { colour: "#bbbbbb" },
    { colour: "#bbbbbb" },
    { colour: "#aaaaaa" },
  ]);
});

test("D3.12 a copy stands beside its original, unlinked and open, above it in the list", () => {
  const document = documentOf([
    textLayer({ locked: true, link: "number" }),
    textLayer({ id: "top" }),
  ]);
  const next = run(document, { type: "duplicate_layer", product, layer: "t1", id: "copy" });
  expect(layers(next).map((layer) => layer.id)).toEqual(["t1", "copy", "top"]);
  expect(text(next, "copy")).toMatchObject({ x: 10, y: 110, locked: false, text: "23" });
  expect(text(next, "copy").link).toBeUndefined();
});
