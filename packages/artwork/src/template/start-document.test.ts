import { parseDocument } from "@holeshot/design";
import { describe, expect, it } from "vitest";
import { startDocument } from "./start-document.ts";
import type { Template } from "./types.ts";

const names = (name: string) => ({ nl: name, en: name, de: name, dk: name, fr: name });
const template: Template = {
  id: "trial",
  pattern: 1,
  name: names("Trial"),
  zones: [],
  roles: [],
  colourways: [
    {
      id: "red",
      name: names("Red"),
      zones: {},
      roles: { num: "#111111", num1: "#eeeeee", num2: "#cc0000" },
    },
    {
      id: "blue",
      name: names("Blue"),
      zones: {},
      roles: { num: "#000011", num1: "#eeeeff", num2: "#0000cc" },
    },
  ],
  contrast: [],
  art: {
    jersey: {
      template: "trial",
      product: "jersey",
      pattern: 1,
      zones: [],
      slots: [
        {
          id: "number-back",
          role: "number",
          piece: "back",
          x: 3,
          y: 300,
          width: 200,
          height: 250,
          rotation: 0,
        },
        {
          id: "mark-chest",
          role: "sponsor",
          piece: "front",
          x: 0,
          y: 90,
          width: 200,
          height: 30,
          rotation: -15,
        },
      ],
    },
  },
  texts: {
    jersey: [
      {
        slot: "number-back",
        text: "86",
        font: "graduate",
        size: 200,
        colour: "num",
        letterSpacing: 4,
        outlines: [
          { colour: "num1", width: 9 },
          { colour: "num2", width: 4 },
        ],
        shadow: { colour: "num2", dx: 5, dy: 5 },
        link: "number",
      },
      {
        slot: "mark-chest",
        text: "TORQAL",
        font: "anton",
        size: 25,
        colour: "num1",
        letterSpacing: 0,
        outlines: [],
        shadow: null,
        link: null,
      },
    ],
  },
};

describe("startDocument", () => {
  it("is a document the shop accepts", () => {
    const parsed = parseDocument(startDocument(template, ["jersey"]));
    expect(parsed).toMatchObject({ ok: true });
  });

  it("puts each text in its slot, in the first colourway unless told otherwise", () => {
    const [number, mark] = startDocument(template, ["jersey"]).products.jersey?.layers ?? [];
    expect(number).toMatchObject({
      id: "number-back",
      role: "number",
      link: "number",
      x: 3,
      y: 300,
      colour: "#111111",
      stroke: { enabled: true, colour: "#eeeeee", width: 9 },
      strokes: [{ colour: "#cc0000", width: 4 }],
      shadow: { colour: "#cc0000", dx: 5, dy: 5 },
    });
    expect(mark).toMatchObject({ rotation: -15, stroke: { enabled: false } });
    expect(mark).not.toHaveProperty("role");
    const blue = startDocument(template, ["jersey"], "blue").products.jersey;
    expect(blue).toMatchObject({ colourway: "blue", layers: [{ colour: "#000011" }, {}] });
  });

  it("starts smaller where it is told to, with outlines that can still be printed", () => {
    const [number, mark] =
      startDocument(template, ["jersey"], "red", 0.2).products.jersey?.layers ?? [];
    expect(number).toMatchObject({
      size: 40,
      letter_spacing: 0.8,
      stroke: { width: 1.8 },
      strokes: [{ width: 1 }],
      shadow: { dx: 1, dy: 1 },
    });
    expect(mark).toMatchObject({ size: 5, x: 0, y: 90 });
  });

  it("leaves out what the template does not draw, and knows its colourways", () => {
    expect(Object.keys(startDocument(template, ["jersey", "pants"]).products)).toEqual(["jersey"]);
    expect(() => startDocument(template, ["jersey"], "green")).toThrow(RangeError);
  });
});
