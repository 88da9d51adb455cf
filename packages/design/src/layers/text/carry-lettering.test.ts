import { describe, expect, test } from "vitest";
import { applyCommand, parseDocument } from "@holeshot/design";
import type { ImageLayer, Layer, TextLayer } from "@holeshot/design";
import { jersey, textLayer } from "../../../testing/fixtures.ts";

const product = "jersey";
const number = textLayer({
  id: "number-back",
  role: "number",
  piece: "back",
  x: 0,
  y: 300,
  size: 270,
});
const chest = textLayer({ id: "mark-chest", text: "TORQAL", x: 10, y: 120, size: 36 });
const sleeve = textLayer({ id: "mark-sleeve-left", text: "KILO7", piece: "sleeve_left", y: 200 });
const from = [number, chest, sleeve];
const to: TextLayer[] = [
  { ...number, text: "7", font: "anton", y: 280, size: 215, colour: "#ffffff" },
  { ...chest, x: 0, y: 90, rotation: 15, size: 30 },
  textLayer({ id: "mark-back", text: "ZANDVAST", piece: "back", y: 500 }),
];

function changed(layers: readonly Layer[], kit = { from, to }): readonly Layer[] {
  const parsed = parseDocument(jersey(layers));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const result = applyCommand(parsed.document, {
    type: "change_template",
    product,
    template: "paddock",
    zones: [],
    text_colours: { "#d3202e": "#101010" },
    lettering: kit,
  });
  if (!result.ok) throw new Error(result.code);
  return result.document.products.jersey?.layers ?? [];
}

function one(layers: readonly Layer[], id: string): Layer | undefined {
  return layers.find((layer) => layer.id === id);
}

function logo(changes: Partial<ImageLayer>): ImageLayer {
  return {
    id: "logo",
    kind: "image",
    hidden: false,
    locked: false,
    piece: "front",
    x: 10,
    y: 120,
    rotation: 0,
    width: 90,
    source: { type: "logo", id: "star" },
    mirrored: false,
    ...changes,
  };
}

describe("D3.13 lettering on another template", () => {
  test("the number keeps its text and takes the new place, size and face", () => {
    const next = changed([{ ...number, text: "418" }, chest, sleeve]);
    expect(one(next, "number-back")).toMatchObject({ text: "418", font: "anton", y: 280 });
    expect(one(changed([{ ...number, text: "7" }]), "number-back")).toEqual(to[0]);
  });

  test("a number of more digits than the place was made for is set smaller, outline and all", () => {
    const next = one(changed([{ ...number, text: "418" }]), "number-back") as TextLayer;
    const three = one(changed([{ ...number, text: "272" }]), "number-back") as TextLayer;
    expect(next.size).toBeGreaterThan(215 / 3);
    expect(next.size).toBeLessThan(215 * 0.65);
    expect(three.size).toBeLessThan(next.size);
    expect(three.stroke.width).toBeLessThan(to[0]?.stroke.width ?? 0);
  });

  test("what was given by hand is kept", () => {
    const own = { ...number, text: "418", size: 250, colour: "#00ff00" };
    expect(one(changed([own]), "number-back")).toMatchObject({
      text: "418",
      size: 250,
      colour: "#00ff00",
      font: "anton",
      y: 280,
    });
  });

  test("what was moved, turned, put on another piece or locked stays in its place", () => {
    for (const hand of [
      { x: number.x + 1 },
      { y: 299 },
      { rotation: 2 },
      { piece: "front" },
      { locked: true },
    ]) {
      const own = { ...number, ...hand };
      const next = one(changed([own]), "number-back");
      const colour = own.locked ? own.colour : "#101010";
      expect(next).toEqual({ ...own, colour });
    }
  });

  test("a logo in a sponsor's place goes along, one beside it does not", () => {
    const there = logo({});
    const beside = logo({ id: "beside", x: 40 });
    const next = changed([there, beside]);
    expect(one(next, "logo")).toEqual({ ...there, x: 0, y: 90, rotation: 15 });
    expect(one(next, "beside")).toEqual(beside);
  });

  test("a sponsor of the rider's own goes to the place of its role, the template's own give way", () => {
    const own = { ...chest, text: "BAKKER ZELHEM" };
    const next = changed([number, own, sleeve]);
    expect(one(next, "mark-chest")).toMatchObject({ text: "BAKKER ZELHEM", x: 0, y: 90, size: 30 });
    expect(one(next, "mark-sleeve-left")).toBeUndefined();
    expect(one(next, "mark-back")).toEqual(to[2]);
  });

  test("a rider without the old template's sponsors gets none of the new one's", () => {
    const next = changed([number, chest]);
    expect(next.map(({ id }) => id)).toEqual(["number-back", "mark-chest"]);
  });

  test("a place the new template lacks is looked for on the wearer's other side", () => {
    const right = textLayer({ id: "number-thigh-right", role: "number", x: 5, text: "12" });
    const left = textLayer({ id: "number-thigh-left", role: "number", x: -5 });
    const next = changed([right], { from: [right], to: [left] });
    expect(next).toEqual([{ ...left, id: "number-thigh-right", text: "12" }]);
  });

  test("there and back is the same again", () => {
    const own = [number, chest, sleeve];
    const back = changed(changed(own), { from: to, to: from });
    expect(new Set(back)).toEqual(new Set(own));
  });

  test("another colourway leaves a number as large as it was, and a smaller one small", () => {
    const night = [{ ...number, colour: "#111111" }];
    const large = { ...number, text: "418" };
    expect(changed([large], { from: [number], to: night })).toEqual([
      { ...large, colour: "#111111" },
    ]);
    const [small] = changed(changed([large]), { from: to, to: from });
    expect(changed(small ? [small] : [], { from: [number], to: night })).toEqual([
      { ...small, colour: "#111111" },
    ]);
    expect((small as TextLayer).size).toBeLessThan(number.size);
  });

  test("another colourway gives each text its own colour, also where two had the same", () => {
    const parsed = parseDocument(jersey([number, chest]));
    if (!parsed.ok) throw new Error("not a document");
    const result = applyCommand(parsed.document, {
      type: "choose_colourway",
      product,
      colourway: "night",
      text_colours: { "#d3202e": "#111111" },
      lettering: {
        from: [number, chest],
        to: [
          { ...number, colour: "#111111" },
          { ...chest, colour: "#eeeeee" },
        ],
      },
    });
    expect(result.ok && result.document.products.jersey?.layers).toMatchObject([
      { id: "number-back", colour: "#111111" },
      { id: "mark-chest", colour: "#eeeeee" },
    ]);
  });

  test("a full design gets no sponsors more than fit", () => {
    const many = Array.from({ length: 57 }, (_, i) => textLayer({ id: `t${i}`, x: i + 1 }));
    const next = changed([...many, chest, sleeve, number]);
    expect(next).toHaveLength(60);
  });
});
