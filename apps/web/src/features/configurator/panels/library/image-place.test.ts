import type { ImageLayer, Layer, TextLayer } from "@holeshot/design";
import { expect, test } from "vitest";
import { imagePlace } from "./image-place.ts";

const start = { piece: "front", x: 0, y: 360 };
const common = { hidden: false, locked: false, rotation: 0, across_seams: true } as const;

function text(id: string, more: Partial<TextLayer> = {}): TextLayer {
  const stroke = { enabled: false, colour: "#000000", width: 1 };
  const look = { font: "anton", size: 40, colour: "#ffffff", letter_spacing: 0, stroke };
  const words = { kind: "text", align: "center", text: "TORQAL", sample: "TORQAL" } as const;
  return { id, ...common, ...look, ...words, ...start, ...more };
}

function image(id: string, place: { x: number; y: number }): ImageLayer {
  const source = { type: "image", id: "one" } as const;
  const look = { kind: "image", name: "logo", width: 140, mirrored: false, source } as const;
  return { id, ...common, ...look, piece: "front", ...place };
}

const kit: Layer[] = [
  text("mark-chest", { y: 367.4 }),
  text("number-chest", { y: 362, role: "number" }),
  text("mark-neck", { y: 142 }),
  text("mark-back", { piece: "back", y: 360 }),
];

test("the sponsor that stands in nearest gives its place, and goes", () => {
  expect(imagePlace(kit, kit, start)).toEqual({
    place: { piece: "front", x: 0, y: 367.4 },
    instead: "mark-chest",
  });
});

test("one that has the rider's own words, is locked or hidden stays; the next gives its place", () => {
  for (const kept of [{ text: "MX HUT" }, { locked: true }, { hidden: true }]) {
    const layers = kit.map((layer) => (layer.id === "mark-chest" ? { ...layer, ...kept } : layer));
    expect(imagePlace(layers, kit, start).instead).toBe("mark-neck");
  }
});

test("a name, a number and words that the rider has just added never go", () => {
  const layers = [text("number-chest", { role: "number" }), text("added")];
  expect(imagePlace(layers, kit, start).instead).toBeNull();
});

test("where nobody gives a place, no picture lies exactly over another", () => {
  const layers: Layer[] = [];
  for (let added = 0; added < 3; added += 1) {
    const { place, instead } = imagePlace(layers, kit, start);
    expect(instead).toBeNull();
    layers.push(image(`picture-${added}`, place));
  }
  const places = layers.map((layer) => ("y" in layer ? layer.y : null));
  expect(new Set(places).size).toBe(3);
  expect(places[0]).toBe(start.y);
});
