import { readFileSync } from "node:fs";
import type { DesignDocument, TextLayer } from "@holeshot/design";

/** A golden document, by file name, as fresh plain JSON. */
export function fixture(name: string): DesignDocument {
  const file = new URL(`../fixtures/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as DesignDocument;
}

export function textLayer(changes: Partial<TextLayer> = {}): TextLayer {
  return {
    id: "t1",
    kind: "text",
    hidden: false,
    locked: false,
    piece: "front",
    x: 0,
    y: 100,
    rotation: 0,
    text: "23",
    font: "russo-one",
    size: 40,
    colour: "#d3202e",
    letter_spacing: 0,
    align: "center",
    stroke: { enabled: true, colour: "#000000", width: 4 },
    ...changes,
  };
}

/** A jersey with these layers and nothing else. */
export function jersey(layers: readonly unknown[], changes: object = {}): unknown {
  return {
    schema: 1,
    pattern: 1,
    products: { jersey: { template: "blok", layers, properties: {}, ...changes } },
  };
}
